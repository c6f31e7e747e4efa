import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { refuseOver } from "../../platform/hourly-limit.ts";
import type { Caller } from "../../platform/http/route.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import { failureKeysOf } from "../abuse-limits/password-tries.usecases.ts";
import { moveFailures } from "../abuse-limits/sign-in-failures.repository.ts";
import { type AccountKey, countNameOf } from "../account-key.rules.ts";
import { type Account, findAccount, isEmailInUse, lockAccount, moveEmail } from "../accounts.repository.ts";
import type { CodeKey } from "../codes/one-time-codes.rules.ts";
import { checkCode, issueCode, redeemCode, withinCodeRation } from "../codes/one-time-codes.usecases.ts";
import { dropGrant } from "../passwords/password-grants.repository.ts";
import { endSessions, holdSession, startSession } from "../sessions/sessions.usecases.ts";
import { maskedEmail } from "./email-mask.rules.ts";
import { findNewEmail, putEmailUpdate, takeEmailUpdate } from "./email-updates.repository.ts";

type Request = { readonly caller: Caller; readonly newEmail: string; readonly ip: string };

/** Mails a code to the new address; the code of an address asked for before fits no more. `emailInvalid`, `emailInUse`, `otpAlreadySent`, `tooManyRequests`. */
export async function requestEmailUpdate(deps: Deps, { caller, newEmail, ip }: Request): Promise<void> {
  const account = await findAccount(deps.db, caller);
  if (!account) throw new Refusal("userDeleted");
  if (newEmail === account.email) throw refuseField("newEmail", "emailInvalid");
  await withinCodeRation(deps, ip, () => mailUpdateCode(deps, { account, newEmail }));
}

async function mailUpdateCode(
  deps: Deps,
  { account, newEmail }: { account: AccountKey; newEmail: string },
): Promise<void> {
  const { actor, ownerId } = account;
  if (await isEmailInUse(deps.db, { actor, email: newEmail })) throw new Refusal("emailInUse");
  await deps.db.transaction().execute(async (trx) => {
    const { locale } = await hold(trx, account);
    const { code, expiresAt } = await issueCode(deps, { trx, key: updateKey(account, newEmail) });
    await putEmailUpdate(trx, { account, newEmail, expiresAt });
    await refuseOver(trx, {
      key: `emailChanges:${countNameOf(account)}`,
      perHour: limits.emailChangesPerHour,
      now: deps.clock.now(),
    });
    await deps.outbox.enqueue(trx, {
      kind: "emailUpdateCode",
      data: { code, minutes: limits.otpLifetimeSeconds / 60 },
      to: newEmail,
      about: ownerId,
      locale,
      expiresAt,
    });
  });
}

/**
 * Redeems the code: directory and account move to the new address together, every session ends, a new one begins, and
 * the old address is told. Of two people who claim one address the first to redeem has it. `otpNotMatched`, `otpInvalid`, `tooManyRequests`, `otpExpired`, `emailInUse`.
 */
export async function updateEmail(
  deps: Deps,
  { caller, otp }: { caller: Caller; otp: string },
): Promise<TokenPair & { email: string }> {
  const newEmail = await findNewEmail(deps.db, caller);
  if (newEmail === undefined) throw new Refusal("otpInvalid");
  const code = await checkCode(deps, { key: updateKey(caller, newEmail), code: otp });
  const pair = await deps.db.transaction().execute(async (trx) => {
    const account = await hold(trx, caller);
    await holdSession(trx, caller);
    await redeemCode(deps, { trx, code });
    if (!(await takeEmailUpdate(trx, { account, newEmail }))) throw new Refusal("otpInvalid");
    if (!(await moveEmail(trx, { account, to: newEmail }))) throw new Refusal("emailInUse");
    const to = failureKeysOf(deps, { actor: account.actor, email: newEmail });
    for (const [side, from] of failureKeysOf(deps, account).entries()) {
      await moveFailures(trx, { from, to: to[side] ?? from });
    }
    // Whoever reads the old mailbox has no more say: a reset that began there is void.
    await dropGrant(trx, account);
    await endSessions({ trx, account });
    await tellOldAddress(deps, { trx, account, newEmail });
    return startSession(deps, { trx, account });
  });
  return { email: newEmail, ...pair };
}

/** Held until the transaction ends, as by all who change it. */
async function hold(trx: Trx, key: AccountKey): Promise<Account> {
  const account = await lockAccount(trx, key);
  if (!account) throw new Refusal("userDeleted");
  return account;
}

type Move = { readonly trx: Trx; readonly account: Account; readonly newEmail: string };

async function tellOldAddress(deps: Deps, { trx, account, newEmail }: Move): Promise<void> {
  const now = deps.clock.now();
  await deps.outbox.enqueue(trx, {
    kind: "emailChanged",
    data: {
      fullName: account.fullName,
      newEmailMasked: maskedEmail(newEmail),
      changedAt: now.toISOString(),
    },
    to: account.email,
    about: account.ownerId,
    locale: account.locale,
    expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
  });
}

/** Who is signed in is no stranger, wherever they are. */
function updateKey(account: AccountKey, newEmail: string): CodeKey {
  const subject = `${countNameOf(account)} ${newEmail}`;
  return { purpose: "emailUpdate", subject, account, from: "", isKnown: true };
}
