import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { homeOf } from "../../platform/network.ts";
import { spendRation } from "../../platform/network-ration.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import {
  isFromKnownNetwork,
  networkHashOf,
  rememberNetwork,
} from "../abuse-limits/known-networks.usecases.ts";
import { liftLocks } from "../abuse-limits/sign-in-failures.repository.ts";
import { findAccount, findAccountByEmail, lockAccount, lockAccountByEmail } from "../accounts.repository.ts";
import type { CodeKey } from "../codes/one-time-codes.rules.ts";
import { checkCode, issueCode, redeemCode, withinCodeRation } from "../codes/one-time-codes.usecases.ts";
import { findCredentials } from "./credentials.repository.ts";
import { newOtpId, ownerOfOtpId } from "./password-grant.rules.ts";
import { isGranted, putGrant, takeGrant } from "./password-grants.repository.ts";
import { isEasyToGuess } from "./password-policy.rules.ts";
import { failureKeysOf } from "./password-proof.usecases.ts";
import { replacePassword } from "./passwords.usecases.ts";

type Asking = { readonly email: string; readonly ip: string };

/** Counted whatever comes of it, before the e-mail is looked at: one network cannot try the codes of many. */
const codeChecks = { name: "codeChecks", perHour: limits.otpChecksPerHour };

/** Mails a code in the language of the account, suspended ones included. `emailUnknown`, `otpAlreadySent`, `tooManyRequests`. */
export function requestPasswordCode(deps: Deps, { email, ip }: { email: string; ip: string }): Promise<void> {
  return withinCodeRation(deps, ip, () => mailPasswordCode(deps, { email, ip }));
}

async function mailPasswordCode(deps: Deps, { email, ip }: Asking): Promise<void> {
  if (!(await findAccountByEmail(deps.db, email))) throw new Refusal("emailUnknown");
  const place = await placeOf(deps, { email, ip });
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockAccountByEmail(trx, email);
    if (!account) throw new Refusal("emailUnknown");
    const { code, expiresAt } = await issueCode(deps, { trx, key: resetKey({ ...account, ...place }) });
    const data = { code, minutes: limits.otpLifetimeSeconds / 60 };
    const { locale } = account;
    await deps.outbox.enqueue(trx, { kind: "passwordResetCode", data, to: email, locale, expiresAt });
  });
}

/** Exchanges a mailed code for an `otpId`. `otpNotMatched`, `otpInvalid`, `tooManyRequests`, `otpExpired`; for an e-mail without account as if none was asked for. */
export async function verifyPasswordCode(
  deps: Deps,
  { email, otp, ip }: Asking & { otp: string },
): Promise<{ otpId: string }> {
  await spendRation(deps, { db: deps.db, ip, ration: codeChecks });
  const found = await findCredentials(deps.db, email);
  const place = await placeOf(deps, { email, ip });
  const key = resetKey({ email, ownerId: found?.ownerId ?? null, ...place });
  const code = await checkCode(deps, { key, code: otp });
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockAccountByEmail(trx, email);
    if (!account) throw new Refusal("otpInvalid");
    await redeemCode(deps, { trx, code });
    const otpId = newOtpId(deps.random, account.ownerId);
    const expiresAt = secondsAfter(deps.clock.now(), limits.otpIdLifetimeSeconds);
    await putGrant(trx, { ownerId: account.ownerId, otpIdHash: hashOf(deps, otpId), expiresAt });
    return { otpId };
  });
}

/**
 * Sets a new password, ends every session, lifts the locks and makes the network known. A password that is refused leaves the `otpId` as it was;
 * of two resets at once one wins. `tooManyRequests`, `otpReferenceInvalid`, `passwordInvalid`.
 */
export async function resetPassword(
  deps: Deps,
  { otpId, password, ip }: { otpId: string; password: string; ip: string },
): Promise<void> {
  const ownerId = ownerOfOtpId(otpId);
  if (!ownerId) throw new Refusal("otpReferenceInvalid");
  const grant = { ownerId, otpIdHash: hashOf(deps, otpId), now: deps.clock.now() };
  const person = (await isGranted(deps.db, grant)) && (await findAccount(deps.db, ownerId));
  if (!person) throw new Refusal("otpReferenceInvalid");
  if (isEasyToGuess({ ...person, password })) throw refuseField("password", "passwordInvalid");
  const passwordHash = await deps.passwords.hash(password, homeOf(ip));
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, ownerId);
    if (!account || !(await takeGrant(trx, grant))) throw new Refusal("otpReferenceInvalid");
    await replacePassword(deps, { trx, account, passwordHash });
    await liftLocks(trx, failureKeysOf(deps, account.email));
    await rememberNetwork(deps, { trx, ownerId, ip });
  });
}

/** Where a call comes from, as codes know it. The same work for an e-mail without account. */
async function placeOf(deps: Deps, { email, ip }: Asking): Promise<Pick<CodeKey, "from" | "isKnown">> {
  return { from: networkHashOf(deps, ip), isKnown: await isFromKnownNetwork(deps, { email, ip }) };
}

type ResetKey = Pick<CodeKey, "ownerId" | "from" | "isKnown"> & { readonly email: string };

function resetKey({ email, ownerId, from, isKnown }: ResetKey): CodeKey {
  return { purpose: "passwordReset", subject: email, ownerId, from, isKnown };
}

function hashOf({ hash }: Deps, otpId: string): string {
  return hash.of("otpId", otpId);
}
