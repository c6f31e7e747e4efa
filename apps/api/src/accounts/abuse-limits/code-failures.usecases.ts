import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { countHit } from "../../platform/rate-limit.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type AccountKey, countNameOf } from "../account-key.rules.ts";
import { findAccount } from "../accounts.repository.ts";
import { countCodeFailure, findCodeFailures } from "./code-failures.repository.ts";

type Failing = { readonly account: AccountKey; readonly isKnown: boolean };

/** Counts a wrong code of an account. The one that slows the account down tells its owner, once. */
export function noteCodeFailure(deps: Deps, failing: Failing): Promise<void> {
  return deps.db.transaction().execute(async (trx) => {
    const failures = await countCodeFailure(trx, failing);
    if (failures === limits.otpFailuresBeforeSlowdown)
      await warnOwner(deps, { trx, account: failing.account });
  });
}

/**
 * One code a day for an account whose codes were guessed at too often, until one of them is redeemed. Guesses of strangers
 * slow strangers down, not who asks from where the person has signed in. `tooManyRequests`.
 */
export async function refuseSlowed(deps: Deps, { trx, ...failing }: Failing & { trx: Trx }): Promise<void> {
  if ((await findCodeFailures(trx, failing)) < limits.otpFailuresBeforeSlowdown) return;
  const { account, isKnown } = failing;
  const hit = await countHit(trx, {
    key: `slowedCodes:${countNameOf(account)}${isKnown ? ":known" : ""}`,
    rule: { count: 1, windowSeconds: limits.otpSlowdownSeconds },
    now: deps.clock.now(),
  });
  if (!hit.allowed) throw new Refusal("tooManyRequests", { retryAfter: hit.retryAfter });
}

async function warnOwner(
  deps: Deps,
  { trx, account: key }: { trx: Trx; account: AccountKey },
): Promise<void> {
  const account = await findAccount(trx, key);
  if (!account) return;
  await deps.outbox.enqueue(trx, {
    kind: "tooManyCodeFailures",
    data: { fullName: account.fullName },
    to: account.email,
    locale: account.locale,
    expiresAt: secondsAfter(deps.clock.now(), limits.noticeLifetimeSeconds),
    about: account.ownerId,
  });
}
