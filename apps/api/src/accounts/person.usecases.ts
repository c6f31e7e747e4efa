import type { Locale } from "@tomoru/contract/fields";
import type { Queryable, Trx } from "../platform/db/database.ts";
import type { OwnerId } from "../platform/owner.ts";
import { Refusal } from "../platform/refusal.ts";
import { creatorsAccount } from "./account-key.rules.ts";
import { type Account, findAccount, lockAccount, saveWords } from "./accounts.repository.ts";

/** Whom a mail of the account greets, and where and in which language it goes. */
export type Person = Account<"influencer">;

/**
 * The person behind a call, held until the transaction ends; first in the transaction. The race: the gate let a call
 * in, and the account closes before it writes. Whoever writes something personal holds the person, so that closing
 * comes after it and erases it too, or has come before it and refuses it. `userDeleted`.
 */
export async function holdPerson(trx: Trx, ownerId: OwnerId<"influencer">): Promise<Person> {
  const person = await lockAccount(trx, creatorsAccount(ownerId));
  if (!person) throw new Refusal("userDeleted");
  return person;
}

/** As `holdPerson`: undefined for an account that is closed, or was closed first by somebody else. */
export function holdPersonIfThere(trx: Trx, ownerId: OwnerId<"influencer">): Promise<Person | undefined> {
  return lockAccount(trx, creatorsAccount(ownerId));
}

/** Undefined for an account that is closed. */
export function findPerson(db: Queryable, ownerId: OwnerId<"influencer">): Promise<Person | undefined> {
  return findAccount(db, creatorsAccount(ownerId));
}

/** What people call themselves and read in. The person is held. */
export function renamePerson(
  trx: Trx,
  { person, ...words }: { person: Person; fullName?: string | undefined; locale?: Locale | undefined },
): Promise<void> {
  return saveWords(trx, { account: person, ...words });
}
