import type { MemberRole } from "@tomoru/contract/accounts/member-role";
import type { Locale } from "@tomoru/contract/fields";
import type { Deps } from "../deps.ts";
import type { Queryable, Trx } from "../platform/db/database.ts";
import type { Caller } from "../platform/http/route.ts";
import { Refusal } from "../platform/refusal.ts";
import type { AccountKey } from "./account-key.rules.ts";
import {
  type Account,
  findAccount,
  isEmailInUse,
  lockAccount,
  saveWords,
  updateAccount,
} from "./accounts.repository.ts";
import { type Credentials, lockCredentials } from "./passwords/credentials.repository.ts";
import { provePassword } from "./passwords/password-proof.usecases.ts";

type MemberKey = AccountKey<"company">;
/** Whom a mail greets, and where and in which language it goes. */
export type MemberAccount = Account<"company">;

/** The member who makes a call, held until the transaction ends; a company that is held too is held first. `userDeleted`. */
export async function holdMember(trx: Trx, key: MemberKey): Promise<MemberAccount> {
  const member = await lockAccount(trx, key);
  if (!member) throw new Refusal("userDeleted");
  return member;
}

/** As `holdMember`, but undefined for somebody who is gone. */
export function holdMemberIfThere(trx: Trx, key: MemberKey): Promise<MemberAccount | undefined> {
  return lockAccount(trx, key);
}

/** Undefined for somebody who is gone. */
export function findMember(db: Queryable, key: MemberKey): Promise<MemberAccount | undefined> {
  return findAccount(db, key);
}

/** What members call themselves and read in. The member is held. */
export function renameMember(
  trx: Trx,
  { member, ...words }: { member: MemberKey; fullName?: string | undefined; locale?: Locale | undefined },
): Promise<void> {
  return saveWords(trx, { account: member, ...words });
}

/** Whether somebody is a member of any company under an e-mail. */
export function isMembersEmail(db: Queryable, email: string): Promise<boolean> {
  return isEmailInUse(db, { actor: "company", email });
}

/**
 * Proves that the caller knows the password, for what a stolen session must not do. A wrong one counts like a wrong sign-in.
 * `passwordNotMatched`, `tooManyRequests`, `signInLocked`.
 */
export async function proveMember(
  deps: Deps,
  { caller, password, ip }: { caller: Caller<"company">; password: string; ip: string },
): Promise<Credentials> {
  const member = await findAccount(deps.db, caller);
  if (!member) throw new Refusal("userDeleted");
  return provePassword(deps, { ...member, password, ip });
}

/** Whether the proven password is still theirs; they are held. `passwordNotMatched`. */
export async function holdProven(trx: Trx, proven: Credentials): Promise<void> {
  if (!(await lockCredentials(trx, proven))) throw new Refusal("passwordNotMatched");
}

/** A company has one owner: the table's index refuses a second. The company is held. */
export async function giveRole(
  trx: Trx,
  { member, role }: { member: MemberKey; role: MemberRole },
): Promise<void> {
  await updateAccount(trx, member).set({ role }).execute();
}
