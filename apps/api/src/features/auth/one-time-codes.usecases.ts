import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { refuseOver } from "../../platform/hourly-limit.ts";
import { giveBackRation, spendRation } from "../../platform/network-ration.ts";
import { Refusal } from "../../platform/refusal.ts";
import { forgetCodeFailures } from "./code-failures.repository.ts";
import { noteCodeFailure, refuseSlowed } from "./code-failures.usecases.ts";
import { findCode, markUsed, replaceCode, spendTry } from "./one-time-codes.repository.ts";
import { type CodeKey, newCode, refusalOfCode, waitForNext } from "./one-time-codes.rules.ts";

export type IssuedCode = { readonly code: string; readonly expiresAt: Date };

declare const checked: unique symbol;
/** A code that was compared and fits, but is not used yet. */
export type CheckedCode = CodeKey & { readonly codeHash: string; readonly [checked]: true };

const codeRequests = { name: "codeRequests", perHour: limits.codeRequestsPerIpPerHour };

/** Answers about an e-mail that are as good as a mail: they count like one. */
const tellingCodes: readonly number[] = [1002, 2001];

/**
 * Asks for a code within the ration of the sender's network, over all flows that mail one: what bounds both the mails and
 * what an answer tells about an account. 1020. It is spent before the e-mail is looked at and given back where nothing was
 * told (a wait, a failure): behind the ration everybody gets the same answer after the same work.
 */
export async function withinCodeRation<Result>(
  deps: Deps,
  ip: string,
  ask: () => Promise<Result>,
): Promise<Result> {
  const rationed = { db: deps.db, ip, ration: codeRequests };
  await spendRation(deps, rationed);
  try {
    return await ask();
  } catch (error) {
    const isTold = error instanceof Refusal && tellingCodes.includes(error.code);
    if (!isTold) await giveBackRation(deps, rationed);
    throw error;
  }
}

/** A fresh code in the place of the one before, to be mailed in the same transaction. 1025 within 60 s of the last, 1020 from the sixth within an hour or after too many wrong ones. */
export async function issueCode(deps: Deps, { trx, key }: { trx: Trx; key: CodeKey }): Promise<IssuedCode> {
  const now = deps.clock.now();
  const code = newCode(deps.random);
  const expiresAt = secondsAfter(now, limits.otpLifetimeSeconds);
  const replaced = await replaceCode(trx, {
    ...key,
    codeHash: hashOf(deps, { key, code }),
    sentAt: now,
    expiresAt,
    resendableBefore: secondsAfter(now, -limits.otpResendSeconds),
  });
  if (!replaced) {
    const standing = await findCode(trx, key);
    throw new Refusal(1025, { retryAfter: waitForNext(standing?.sentAt ?? now, now) });
  }
  await refuseOver(trx, { key: codeLimitKey(deps, key), perHour: limits.otpPerEmailPerHour, now });
  if (key.ownerId) await refuseSlowed(deps, { trx, ownerId: key.ownerId });
  return { code, expiresAt };
}

/**
 * Compares a code, at the cost of one of its tries. Outside any transaction on purpose: the try stays spent whatever
 * becomes of the rest. 1003, 1005, 1020, 1021.
 */
export async function checkCode(
  deps: Deps,
  { key, code }: { key: CodeKey; code: string },
): Promise<CheckedCode> {
  const now = deps.clock.now();
  const stored = await spendTry(deps.db, { ...key, tries: limits.otpTries, now });
  if (stored === undefined) throw refusalOfCode(await findCode(deps.db, key), now);
  const codeHash = hashOf(deps, { key, code });
  if (!deps.hash.matches(stored, codeHash)) {
    if (key.ownerId) await noteCodeFailure(deps, key.ownerId);
    throw new Refusal(1003);
  }
  return { ...key, codeHash } as CheckedCode;
}

/** Uses a checked code up, in the transaction of what it was for. 1005 when somebody else was first. */
export async function redeemCode(deps: Deps, { trx, code }: { trx: Trx; code: CheckedCode }): Promise<void> {
  if (!(await markUsed(trx, { ...code, now: deps.clock.now() }))) throw new Refusal(1005);
  if (code.ownerId) await forgetCodeFailures(trx, code.ownerId);
}

/** Under which key the codes for one purpose and subject are counted. */
export function codeLimitKey(
  { hash }: Pick<Deps, "hash">,
  { purpose, subject }: Omit<CodeKey, "ownerId">,
): string {
  return `codes:${hash.of("codeSubject", purpose, subject)}`;
}

function hashOf({ hash }: Deps, { key, code }: { key: CodeKey; code: string }): string {
  return hash.of("oneTimeCode", key.purpose, key.subject, code);
}
