import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { homeOf } from "../../platform/network.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import { findAccount, findAccountByEmail, lockAccount, lockAccountByEmail } from "./accounts.repository.ts";
import { rememberNetwork } from "./known-networks.usecases.ts";
import { checkCode, issueCode, redeemCode, withinCodeRation } from "./one-time-codes.usecases.ts";
import { newOtpId, ownerOfOtpId } from "./password-grant.rules.ts";
import { isGranted, putGrant, takeGrant } from "./password-grants.repository.ts";
import { isEasyToGuess } from "./password-policy.rules.ts";
import { failureKeysOf } from "./password-proof.usecases.ts";
import { replacePassword } from "./passwords.usecases.ts";
import { liftLocks } from "./sign-in.repository.ts";

/** Mails a code in the language of the account, suspended ones included. 1002, 1025, 1020. */
export function requestPasswordCode(deps: Deps, { email, ip }: { email: string; ip: string }): Promise<void> {
  return withinCodeRation(deps, ip, () => mailPasswordCode(deps, email));
}

async function mailPasswordCode(deps: Deps, email: string): Promise<void> {
  if (!(await findAccountByEmail(deps.db, email))) throw new Refusal(1002);
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockAccountByEmail(trx, email);
    if (!account) throw new Refusal(1002);
    const { code, expiresAt } = await issueCode(deps, { trx, key: resetKey(account) });
    const data = { code, minutes: limits.otpLifetimeSeconds / 60 };
    const { locale } = account;
    await deps.outbox.enqueue(trx, { kind: "passwordResetCode", data, to: email, locale, expiresAt });
  });
}

/** Exchanges a mailed code for an `otpId`. 1003, 1005, 1020, 1021; for an e-mail without account as if none was asked for. */
export async function verifyPasswordCode(
  deps: Deps,
  { email, otp }: { email: string; otp: string },
): Promise<{ otpId: string }> {
  const found = await findAccountByEmail(deps.db, email);
  const key = resetKey({ email, ownerId: found?.ownerId ?? null });
  const code = await checkCode(deps, { key, code: otp });
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockAccountByEmail(trx, email);
    if (!account) throw new Refusal(1005);
    await redeemCode(deps, { trx, code });
    const otpId = newOtpId(deps.random, account.ownerId);
    const expiresAt = secondsAfter(deps.clock.now(), limits.otpIdLifetimeSeconds);
    await putGrant(trx, { ownerId: account.ownerId, otpIdHash: hashOf(deps, otpId), expiresAt });
    return { otpId };
  });
}

/**
 * Sets a new password, ends every session, lifts the locks and makes the network known. A password that is refused leaves the `otpId` as it was;
 * of two resets at once one wins. 1020, 1024, 3002.
 */
export async function resetPassword(
  deps: Deps,
  { otpId, password, ip }: { otpId: string; password: string; ip: string },
): Promise<void> {
  const ownerId = ownerOfOtpId(otpId);
  if (!ownerId) throw new Refusal(1024);
  const grant = { ownerId, otpIdHash: hashOf(deps, otpId), now: deps.clock.now() };
  const person = (await isGranted(deps.db, grant)) && (await findAccount(deps.db, ownerId));
  if (!person) throw new Refusal(1024);
  if (isEasyToGuess({ ...person, password })) throw refuseField("password", 3002);
  const passwordHash = await deps.passwords.hash(password, homeOf(ip));
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, ownerId);
    if (!account || !(await takeGrant(trx, grant))) throw new Refusal(1024);
    await replacePassword(deps, { trx, account, passwordHash });
    await liftLocks(trx, failureKeysOf(deps, account.email));
    await rememberNetwork(deps, { trx, ownerId, ip });
  });
}

function resetKey({ email, ownerId }: { email: string; ownerId: OwnerId | null }) {
  return { purpose: "passwordReset", subject: email, ownerId } as const;
}

function hashOf({ hash }: Deps, otpId: string): string {
  return hash.of("otpId", otpId);
}
