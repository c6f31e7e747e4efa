/** Where a mail leads. The button and the link that turns such mails off are there only for some kinds. */
export type MailLinks = { readonly home: string; readonly action?: string; readonly turnOff?: string };

/**
 * From our own address, never from a request: a forged host header cannot lead anybody astray. A button that has a whole address
 * keeps it: the payment provider's page of an invoice.
 */
export function linksFrom(appUrl: string, { home = "/", action, turnOff }: Partial<MailLinks>): MailLinks {
  return {
    home: `${appUrl}${home}`,
    ...(action && { action: action.startsWith("/") ? `${appUrl}${action}` : action }),
    ...(turnOff && { turnOff: `${appUrl}${turnOff}` }),
  };
}
