import type { Locale } from "@tomoru/contract/fields";
import type { Trx } from "../db/database.ts";
import type { MailContent } from "./mail-content.ts";

export type OutgoingMail = MailContent & {
  readonly to: string;
  readonly locale: Locale;
  /** From then on it is not sent any more: codes end with their validity, notices after 72 h. */
  readonly expiresAt: Date;
  /** The id of the creator whose data it carries, where `to` is not their own address: to support, to an old address. */
  readonly about?: string;
};

/** Mails leave through here only: written in the transaction of their cause, delivered by the worker after its commit. */
export type Outbox = {
  enqueue(trx: Trx, mail: OutgoingMail): Promise<void>;
  /** Any number up to a thousand, with as many statements as for one. */
  enqueueAll(trx: Trx, mails: readonly OutgoingMail[]): Promise<void>;
  /** Nothing that waits for a creator, or tells of them, is sent any more, and nothing of it stays. */
  forget(trx: Trx, person: { readonly influencerId: string; readonly email: string }): Promise<void>;
};
