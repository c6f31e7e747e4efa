/** Where a mail leads. The button and the link that turns such mails off are there only for some kinds. */
export type MailLinks = { readonly home: string; readonly action?: string; readonly turnOff?: string };

const companies = "/company";

/**
 * From our own address, never from a request: a forged host header cannot lead anybody astray. A button that has a whole address
 * keeps it: the payment provider's page of an invoice. What leads to the companies' site has that for its home.
 */
export function linksFrom(appUrl: string, { action, turnOff }: Omit<MailLinks, "home">): MailLinks {
  return {
    home: action?.startsWith(companies) ? `${appUrl}${companies}` : `${appUrl}/`,
    ...(action && { action: action.startsWith("/") ? `${appUrl}${action}` : action }),
    ...(turnOff && { turnOff: `${appUrl}${turnOff}` }),
  };
}
