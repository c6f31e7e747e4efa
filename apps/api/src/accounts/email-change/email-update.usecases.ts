import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import { refuseOver } from "../../platform/hourly-limit.ts";
import type { Caller } from "../../platform/http/route.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import { type AccountKey, countNameOf } from "../account-key.rules.ts";
import { type Account, findAccount, isEmailInUse, lockAccount } from "../accounts.repository.ts";
import type { CodeKey } from "../codes/one-time-codes.rules.ts";
import { checkCode, issueCode, redeemCode, withinCodeRation } from "../codes/one-time-codes.usecases.ts";
import { holdSession, startSession } from "../sessions/sessions.usecases.ts";
import { findNewEmail, putEmailUpdate, takeEmailUpdate } from "./email-updates.repository.ts";
import { moveAccount } from "./moving.usecases.ts";

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
    await moveAccount(deps, { trx, account, newEmail });
    return startSession(deps, { trx, account });
  });
  return { email: newEmail, ...pair };
}

/** Holds the account until the transaction ends, as everything that changes it does. */
async function hold(trx: Trx, key: AccountKey): Promise<Account> {
  const account = await lockAccount(trx, key);
  if (!account) throw new Refusal("userDeleted");
  return account;
}

/** Somebody who is signed in never counts as a stranger, wherever they are. */
function updateKey(account: AccountKey, newEmail: string): CodeKey {
  const subject = `${countNameOf(account)} ${newEmail}`;
  return { purpose: "emailUpdate", subject, account, from: "", isKnown: true };
}
