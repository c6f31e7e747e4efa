import type { MailContent, MailData, MailKind } from "./mail-content.ts";

/** Where a mail leads. The button and the link that turns such mails off are there only for some kinds. */
export type MailLinks = { readonly home: string; readonly action?: string; readonly turnOff?: string };

type Paths = { readonly [K in MailKind]?: (data: MailData<K>) => Omit<MailLinks, "home"> };

const paths: Paths = {
  newOffer: ({ offerId, unsubscribeToken }) => ({
    action: `/offer/${encodeURIComponent(offerId)}`,
    turnOff: `/mail/off/${encodeURIComponent(unsubscribeToken)}`,
  }),
  passwordChanged: () => ({ action: "/forgot-password" }),
  bankChanged: () => ({ action: "/forgot-password" }),
  paymentPaid: () => ({ action: "/payment-history" }),
  paymentFailed: () => ({ action: "/bank-account" }),
  withdrawalReceived: () => ({ action: "/cancellation" }),
};

/** From our own address only, never from a request: a forged host header cannot lead anybody astray. */
export function linksOf<K extends MailKind>({ kind, data }: MailContent<K>, appUrl: string): MailLinks {
  const { action, turnOff } = paths[kind]?.(data) ?? {};
  return {
    home: `${appUrl}/`,
    ...(action && { action: `${appUrl}${action}` }),
    ...(turnOff && { turnOff: `${appUrl}${turnOff}` }),
  };
}
