import { followerBandOf } from "@tomoru/contract/company/account-card";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import type { Deps } from "../../../deps.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { daysAfter, japanDay, japanMoment } from "../../../platform/japan-time.ts";
import { countAgreed, findPeerFee, putPeerFees } from "./peer-fees.repository.ts";
import { peerFeesOf } from "./peer-fees.rules.ts";

/** What creators of a size are paid, made anew of the contracts of the last 180 days. Twice is as once, on whatever copies. */
export async function makePeerFees({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const since = japanMoment(daysAfter(japanDay(now), -limits.companyFigureDays), "00:00");
  await putPeerFees(db, { fees: peerFeesOf(await countAgreed(db, { since })), now });
}

/** The median of who has as many followers there, without tax; null where too few have agreed to anything, or nobody knows how many. */
export async function peerFeeOf(
  db: Queryable,
  { platform, followers }: { platform: Platform; followers: number | null },
): Promise<number | null> {
  const band = followerBandOf(followers);
  return band === null ? null : findPeerFee(db, { platform, band });
}
