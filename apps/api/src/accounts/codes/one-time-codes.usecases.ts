import type { FailureName } from "@tomoru/contract/codes";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { refuseOver } from "../../platform/hourly-limit.ts";
import { giveBackRation, spendRation } from "../../platform/network-ration.ts";
import { Refusal } from "../../platform/refusal.ts";
import { forgetCodeFailures } from "../abuse-limits/code-failures.repository.ts";
import { noteCodeFailure, refuseSlowed } from "../abuse-limits/code-failures.usecases.ts";
import { resendSecondsOf } from "../side.rules.ts";
import {
  findCode,
  findFirstAsker,
  findLastSent,
  markUsed,
  putCode,
  spendTries,
} from "./one-time-codes.repository.ts";
import { type CodeKey, type CodeSide, newCode, refusalOfCode, waitForNext } from "./one-time-codes.rules.ts";

export type IssuedCode = { readonly code: string; readonly expiresAt: Date };

declare const checked: unique symbol;
/** A code that was compared and fits, but is not used yet. */
export type CheckedCode = CodeKey & { readonly codeHash: string; readonly [checked]: true };

/** Seconds for which who asked first is the first: as long as what is asked for is counted. */
const hour = 3600;

const codeRequests = { name: "codeRequests", perHour: limits.codeRequestsPerIpPerHour };

/** Answers about an e-mail that are as good as a mail: they count like one. */
const tellingCodes: readonly FailureName[] = ["emailUnknown", "emailInUse"];

/**
 * Asks for a code within the ration of the sender's network, over all flows that mail one: what bounds both the mails and
 * what an answer tells about an account. `tooManyRequests`. It is spent before the e-mail is looked at and given back where nothing was
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
    const isTold = error instanceof Refusal && tellingCodes.includes(error.failure);
    if (!isTold) await giveBackRation(deps, rationed);
    throw error;
  }
}

/**
 * A fresh code in the place of the one that the same network asked for before, to be mailed in the same transaction. `otpAlreadySent`
 * within 60 s of the last (300 on the companies' side), `tooManyRequests` from the sixth within an hour or after too many wrong ones: each side for itself.
 */
export async function issueCode(deps: Deps, { trx, key }: { trx: Trx; key: CodeKey }): Promise<IssuedCode> {
  const now = deps.clock.now();
  const code = newCode(deps.random);
  const expiresAt = secondsAfter(now, limits.otpLifetimeSeconds);
  const side = await sideOf(deps, { trx, key });
  const lastSent = await findLastSent(trx, { ...key, side });
  const { purpose } = key;
  if (lastSent && secondsAfter(lastSent, resendSecondsOf(purpose)) > now) {
    throw new Refusal("otpAlreadySent", { retryAfter: waitForNext({ sentAt: lastSent, purpose, now }) });
  }
  await putCode(trx, { ...key, side, codeHash: hashOf(deps, { key, code }), sentAt: now, expiresAt });
  await refuseOver(trx, {
    key: codeLimitKey(deps, { ...key, side }),
    perHour: limits.otpPerEmailPerHour,
    now,
  });
  const { account, isKnown } = key;
  if (account) await refuseSlowed(deps, { trx, account, isKnown });
  return { code, expiresAt };
}

/**
 * Strangers share what they may ask for, and the owner must not be among them: where the account was signed in from, and
 * where there is no such place, whoever asked first. A known network is held by its person's row, all others by the first asker's.
 */
async function sideOf(deps: Deps, { trx, key }: { trx: Trx; key: CodeKey }): Promise<CodeSide> {
  if (key.isKnown) return "known";
  const now = deps.clock.now();
  const subjectKey = subjectKeyOf(deps, key);
  const first = await findFirstAsker(trx, { subjectKey, from: key.from, now, ends: secondsAfter(now, hour) });
  return first === key.from ? "first" : "others";
}

/**
 * Compares a code, at the cost of one of its tries. Outside any transaction on purpose: the try stays spent whatever
 * becomes of the rest. `otpNotMatched`, `otpInvalid`, `tooManyRequests`, `otpExpired`.
 */
export async function checkCode(
  deps: Deps,
  { key, code }: { key: CodeKey; code: string },
): Promise<CheckedCode> {
  const now = deps.clock.now();
  const stored = await spendTries(deps.db, { ...key, tries: limits.otpTries, now });
  if (stored.length === 0) throw refusalOfCode(await findCode(deps.db, key), { ...key, now });
  const codeHash = hashOf(deps, { key, code });
  const fits = stored.filter((one) => deps.hash.matches(one, codeHash)).length > 0;
  if (!fits) {
    const { account, isKnown } = key;
    if (account) await noteCodeFailure(deps, { account, isKnown });
    throw new Refusal("otpNotMatched");
  }
  return { ...key, codeHash } as CheckedCode;
}

/** Uses a checked code up, in the transaction of what it was for. `otpInvalid` when somebody else was first. */
export async function redeemCode(deps: Deps, { trx, code }: { trx: Trx; code: CheckedCode }): Promise<void> {
  if (!(await markUsed(trx, { ...code, now: deps.clock.now() }))) throw new Refusal("otpInvalid");
  if (code.account) await forgetCodeFailures(trx, code.account);
}

type Subject = Pick<CodeKey, "purpose" | "subject">;

/** Under which keys the codes for one purpose and subject are counted, and who was the first to ask for them. */
export function codeCountsOf(
  deps: Pick<Deps, "hash">,
  key: Subject,
): { limits: string[]; subjectKey: string } {
  const sides = ["known", "first", "others"] as const;
  return {
    limits: sides.map((side) => codeLimitKey(deps, { ...key, side })),
    subjectKey: subjectKeyOf(deps, key),
  };
}

function codeLimitKey(deps: Pick<Deps, "hash">, key: Subject & { side: CodeSide }): string {
  return `codes:${key.side}:${subjectKeyOf(deps, key)}`;
}

function subjectKeyOf({ hash }: Pick<Deps, "hash">, { purpose, subject }: Subject): string {
  return hash.of("codeSubject", purpose, subject);
}

function hashOf({ hash }: Deps, { key, code }: { key: CodeKey; code: string }): string {
  return hash.of("oneTimeCode", key.purpose, key.subject, code);
}
