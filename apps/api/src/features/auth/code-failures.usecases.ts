import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { countHit } from "../../platform/rate-limit.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findAccount } from "./accounts.repository.ts";
import { countCodeFailure, findCodeFailures } from "./code-failures.repository.ts";

/** Counts a wrong code of an account. The one that slows the account down tells its owner, once. */
export function noteCodeFailure(deps: Deps, ownerId: OwnerId): Promise<void> {
  return deps.db.transaction().execute(async (trx) => {
    const failures = await countCodeFailure(trx, ownerId);
    if (failures === limits.otpFailuresBeforeSlowdown) await warnOwner(deps, { trx, ownerId });
  });
}

/** One code a day for an account whose codes were guessed at too often, until one of them is redeemed. 1020. */
export async function refuseSlowed(
  deps: Deps,
  { trx, ownerId }: { trx: Trx; ownerId: OwnerId },
): Promise<void> {
  if ((await findCodeFailures(trx, ownerId)) < limits.otpFailuresBeforeSlowdown) return;
  const hit = await countHit(trx, {
    key: `slowedCodes:${ownerId}`,
    rule: { count: 1, windowSeconds: limits.otpSlowdownSeconds },
    now: deps.clock.now(),
  });
  if (!hit.allowed) throw new Refusal(1020, { retryAfter: hit.retryAfter });
}

async function warnOwner(deps: Deps, { trx, ownerId }: { trx: Trx; ownerId: OwnerId }): Promise<void> {
  const account = await findAccount(trx, ownerId);
  if (!account) return;
  await deps.outbox.enqueue(trx, {
    kind: "tooManyCodeFailures",
    data: { fullName: account.fullName },
    to: account.email,
    locale: account.locale,
    expiresAt: secondsAfter(deps.clock.now(), limits.noticeLifetimeSeconds),
  });
}
