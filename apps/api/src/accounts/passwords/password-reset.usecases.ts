import type { Actor } from "@tomoru/contract/endpoint";
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
import { failureKeysOf } from "../abuse-limits/password-tries.usecases.ts";
import { liftLocks } from "../abuse-limits/sign-in-failures.repository.ts";
import {
  type EmailOf,
  findAccount,
  findAccountByEmail,
  lockAccount,
  lockAccountByEmail,
} from "../accounts.repository.ts";
import type { CodeKey } from "../codes/one-time-codes.rules.ts";
import { checkCode, issueCode, redeemCode, withinCodeRation } from "../codes/one-time-codes.usecases.ts";
import { mailsOf, purposesOf } from "../side.rules.ts";
import { findCredentials } from "./credentials.repository.ts";
import { accountOfOtpId, newOtpId } from "./password-grant.rules.ts";
import { isGranted, putGrant, takeGrant } from "./password-grants.repository.ts";
import { isEasyToGuess } from "./password-policy.rules.ts";
import { replacePassword } from "./passwords.usecases.ts";

type Asking = EmailOf & { readonly ip: string };

/** Counted whatever comes of it, before the e-mail is looked at: one network cannot try the codes of many. */
const codeChecks = { name: "codeChecks", perHour: limits.otpChecksPerHour };

/** Mails a code in the language of the account, suspended ones included. `emailUnknown`, `otpAlreadySent`, `tooManyRequests`. */
export function requestPasswordCode(deps: Deps, asked: Asking): Promise<void> {
  return withinCodeRation(deps, asked.ip, () => mailPasswordCode(deps, asked));
}

async function mailPasswordCode(deps: Deps, asked: Asking): Promise<void> {
  if (!(await findAccountByEmail(deps.db, asked))) throw new Refusal("emailUnknown");
  const place = await placeOf(deps, asked);
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockAccountByEmail(trx, asked);
    if (!account) throw new Refusal("emailUnknown");
    const { email, locale } = account;
    const key = resetKey({ ...asked, ...place, account });
    const { code, expiresAt } = await issueCode(deps, { trx, key });
    const data = { code, minutes: limits.otpLifetimeSeconds / 60 };
    await deps.outbox.enqueue(trx, {
      kind: mailsOf[asked.actor].passwordResetCode,
      data,
      to: email,
      locale,
      expiresAt,
    });
  });
}

/** Exchanges a mailed code for an `otpId`. `otpNotMatched`, `otpInvalid`, `tooManyRequests`, `otpExpired`; for an e-mail without account as if none was asked for. */
export async function verifyPasswordCode(
  deps: Deps,
  { otp, ip, ...of }: Asking & { otp: string },
): Promise<{ otpId: string }> {
  await spendRation(deps, { db: deps.db, ip, ration: codeChecks });
  const found = await findCredentials(deps.db, of);
  const place = await placeOf(deps, { ...of, ip });
  const key = resetKey({ ...of, ...place, account: found ?? null });
  const code = await checkCode(deps, { key, code: otp });
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockAccountByEmail(trx, of);
    if (!account) throw new Refusal("otpInvalid");
    await redeemCode(deps, { trx, code });
    const otpId = newOtpId(deps.random, account);
    const expiresAt = secondsAfter(deps.clock.now(), limits.otpIdLifetimeSeconds);
    await putGrant(trx, { account, otpIdHash: hashOf(deps, otpId), expiresAt });
    return { otpId };
  });
}

/**
 * Sets a new password, ends every session, lifts the locks and makes the network known. A password that is refused leaves the `otpId` as it was;
 * of two resets at once one wins. `tooManyRequests`, `otpReferenceInvalid`, `passwordInvalid`.
 */
export async function resetPassword(
  deps: Deps,
  { actor, otpId, password, ip }: { actor: Actor; otpId: string; password: string; ip: string },
): Promise<void> {
  const key = accountOfOtpId(actor, otpId);
  if (!key) throw new Refusal("otpReferenceInvalid");
  const grant = { account: key, otpIdHash: hashOf(deps, otpId), now: deps.clock.now() };
  const person = (await isGranted(deps.db, grant)) && (await findAccount(deps.db, key));
  if (!person) throw new Refusal("otpReferenceInvalid");
  if (isEasyToGuess({ ...person, password })) throw refuseField("password", "passwordInvalid");
  const passwordHash = await deps.passwords.hash(password, homeOf(ip));
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, key);
    if (!account || !(await takeGrant(trx, grant))) throw new Refusal("otpReferenceInvalid");
    await replacePassword(deps, { trx, account, passwordHash });
    await liftLocks(trx, failureKeysOf(deps, account));
    await rememberNetwork(deps, { trx, account, ip });
  });
}

/** Where a call comes from, as codes know it. The same work for an e-mail without account. */
async function placeOf(deps: Deps, asked: Asking): Promise<Pick<CodeKey, "from" | "isKnown">> {
  return { from: networkHashOf(deps, asked.ip), isKnown: await isFromKnownNetwork(deps, asked) };
}

type ResetKey = Pick<CodeKey, "account" | "from" | "isKnown"> & EmailOf;

function resetKey({ actor, email, account, from, isKnown }: ResetKey): CodeKey {
  return { purpose: purposesOf[actor].passwordReset, subject: email, account, from, isKnown };
}

function hashOf({ hash }: Deps, otpId: string): string {
  return hash.of("otpId", otpId);
}
