/** A mail as it leaves the house. Subject, addresses and headers hold no line break. */
export type ReadyMail = {
  readonly messageId: string;
  readonly to: string;
  /** Where an answer goes, when not to nobody. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Resolves once the other side has taken the mail over. Throws MailFault when it has not, or may not have. */
export type MailTransport = {
  send(mail: ReadyMail): Promise<void>;
  close(): Promise<void>;
};

/** Why a mail did not go, in words that may be stored: never an address, a name or a secret. */
export class MailFault extends Error {}
