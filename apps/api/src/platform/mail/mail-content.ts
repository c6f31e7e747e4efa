/** Every mail that Tomoru sends and what its text is made of. Amounts in yen, times in UTC. */
export type MailContent =
  | { readonly kind: "signUpCode"; readonly data: { readonly code: string; readonly minutes: number } }
  | {
      readonly kind: "newOffer";
      readonly data: {
        readonly fullName: string;
        readonly offerId: string;
        readonly productName: string | null;
        readonly platform: "instagram" | "tiktok" | "youtube";
        /** Of the link that turns these mails off with one click. */
        readonly unsubscribeToken: string;
      };
    };

export type MailKind = MailContent["kind"];
export type MailData<K extends MailKind> = Extract<MailContent, { kind: K }>["data"];
