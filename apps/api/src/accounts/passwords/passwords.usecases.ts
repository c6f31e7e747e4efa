import type { PasswordUpdate } from "@tomoru/contract/accounts/passwords";
import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/http/route.ts";
import { homeOf } from "../../platform/network.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import type { AccountKey } from "../account-key.rules.ts";
import { type Account, findAccount, lockAccount, savePassword } from "../accounts.repository.ts";
import { endSessions, holdSession, startSession } from "../sessions/sessions.usecases.ts";
import { mailsOf } from "../side.rules.ts";
import { lockCredentials } from "./credentials.repository.ts";
import { dropGrant } from "./password-grants.repository.ts";
import { isEasyToGuess } from "./password-policy.rules.ts";
import { provePassword } from "./password-proof.usecases.ts";

type Change = Pick<PasswordUpdate, "currentPassword" | "newPassword"> & {
  readonly caller: Caller;
  readonly ip: string;
};

/**
 * Changes the password of who is signed in. Every session ends, the caller's too, since somebody may share it, and a new
 * one begins. A wrong current one counts like a wrong sign-in, so that a stolen session is no way around the lock.
 * `passwordInvalid`, `passwordNotMatched`, `tooManyRequests`, `signInLocked`.
 */
export async function changePassword(
  deps: Deps,
  { caller, currentPassword, newPassword, ip }: Change,
): Promise<TokenPair> {
  const person = await findAccount(deps.db, caller);
  if (!person) throw new Refusal("userDeleted");
  if (isEasyToGuess({ ...person, password: newPassword })) {
    throw refuseField("newPassword", "passwordInvalid");
  }
  const proven = await provePassword(deps, { ...person, password: currentPassword, ip });
  const passwordHash = await deps.passwords.hash(newPassword, homeOf(ip));
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, caller);
    if (!account) throw new Refusal("userDeleted");
    await holdSession(trx, caller);
    // The race: of two changes at once the second finds another password than the one it has proven.
    if (!isSame(proven, account) || !(await lockCredentials(trx, proven))) {
      throw new Refusal("passwordNotMatched");
    }
    await replacePassword(deps, { trx, account, passwordHash });
    return startSession(deps, { trx, account });
  });
}

function isSame(one: AccountKey, other: AccountKey): boolean {
  return one.ownerId === other.ownerId && one.accountId === other.accountId;
}

type Replacement = {
  readonly trx: Trx;
  readonly account: Account;
  readonly passwordHash: string;
};

/** What every new password brings: all sessions end, a reset that was under way is void, and the owner is told. */
export async function replacePassword(
  deps: Deps,
  { trx, account, passwordHash }: Replacement,
): Promise<void> {
  const { fullName, email, locale } = account;
  const now = deps.clock.now();
  await savePassword(trx, { account, passwordHash });
  await dropGrant(trx, account);
  await endSessions({ trx, account });
  await deps.outbox.enqueue(trx, {
    kind: mailsOf[account.actor].passwordChanged,
    data: { fullName, changedAt: now.toISOString() },
    to: email,
    locale,
    expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
  });
}
