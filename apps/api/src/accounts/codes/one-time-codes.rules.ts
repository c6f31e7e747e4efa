import { limits } from "@tomoru/contract/limits";
import { secondsAfter, secondsUntil } from "../../platform/clock.ts";
import type { Tables } from "../../platform/db/schema.ts";
import type { Random } from "../../platform/random.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { AccountKey } from "../account-key.rules.ts";
import { resendSecondsOf } from "../side.rules.ts";

/** What a code is for and whom it was mailed to: it fits nowhere else. */
export type CodeKey = {
  readonly purpose: Tables["one_time_codes"]["purpose"];
  readonly subject: string;
  /** On whose account wrong ones are counted; a sign-up has none yet. */
  readonly account: AccountKey | null;
  /** Where it is asked for or tried: a network's keyed hash. Empty where nobody but the person can be: signed in. */
  readonly from: string;
  /** Whether the account has been signed in to from there lately. */
  readonly isKnown: boolean;
};

/** Whose share of the codes to a subject a request counts on: each side has its own, so that strangers spend only theirs. */
export type CodeSide = Tables["one_time_codes"]["side"];

export type CodeState = {
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
};

/** Six digits, each as likely as any other. */
export function newCode(random: Random): string {
  const { otpLength } = limits;
  return String(random.below(10 ** otpLength)).padStart(otpLength, "0");
}

/** Why a code takes no try any more: `otpInvalid` none was asked for or it was used, `otpExpired` too late, `tooManyRequests` its tries are spent. */
export function refusalOfCode(
  code: CodeState | undefined,
  { purpose, now }: Pick<CodeKey, "purpose"> & { now: Date },
): Refusal {
  if (!code || code.usedAt) return new Refusal("otpInvalid");
  if (code.expiresAt <= now) return new Refusal("otpExpired");
  return new Refusal("tooManyRequests", { retryAfter: waitForNext({ sentAt: code.sentAt, purpose, now }) });
}

/** Seconds until the next code may be asked for, at least 1. */
export function waitForNext({
  sentAt,
  purpose,
  now,
}: Pick<CodeKey, "purpose"> & { sentAt: Date; now: Date }): number {
  return secondsUntil({ from: now, until: secondsAfter(sentAt, resendSecondsOf(purpose)) });
}
