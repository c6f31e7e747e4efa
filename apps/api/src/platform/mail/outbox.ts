import type { Locale } from "@tomoru/contract/fields";
import type { Trx } from "../db/database.ts";
import type { MailContent } from "./mail-kind.ts";

export type OutgoingMail<Content extends MailContent = MailContent> = Content & {
  readonly to: string;
  readonly locale: Locale;
  /** From then on it is not sent any more: codes end with their validity, notices after 72 h. */
  readonly expiresAt: Date;
  /** The id of the account whose data it carries, where `to` is not their own address: to support, to an old address. */
  readonly about?: string;
};

/** An address may have an account on each side: what waits for the other one is still sent. */
export type Forgotten = {
  readonly email: string;
  readonly about: string;
  /** The owner stays, with other people of theirs. */
  readonly isOnlyTo?: boolean;
  /** For mails without an owner: the kinds of this side, or all but those. */
  readonly kinds: { readonly are: readonly string[] } | { readonly areNot: readonly string[] };
};

/** Mails leave through here only: written in the transaction of their cause, delivered by the worker after its commit. */
export type Outbox<Content extends MailContent = MailContent> = {
  enqueue(trx: Trx, mail: OutgoingMail<Content>): Promise<void>;
  /** Any number up to a thousand, with as many statements as for one. `isBulk`: part of thousands, which let every other mail go first. */
  enqueueAll(
    trx: Trx,
    mails: readonly OutgoingMail<Content>[],
    how?: { readonly isBulk?: boolean },
  ): Promise<void>;
  /** Nothing that waits for an account's address, or tells of its owner, is sent any more, and nothing of it stays. */
  forget(trx: Trx, whose: Forgotten): Promise<void>;
};
