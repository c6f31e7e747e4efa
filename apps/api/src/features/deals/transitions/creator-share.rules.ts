import type { DealSide } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import { daysAfter, japanDay } from "../../../platform/japan-time.ts";
import type { DealFacts } from "./deal-facts.rules.ts";
import { endOfDay, hoursLater } from "./dues.rules.ts";
import { lastReportDay } from "./transition-parts.rules.ts";

/** Percent of the fee that the creator keeps when one side cancels alone; null where that is not possible. */
export function shareAlone(facts: DealFacts, { by, now }: { by: DealSide; now: Date }): number | null {
  const { agreed, contractedAt, draftRound } = facts;
  if (!agreed || !contractedAt) return null;
  if (!["contracted", "draft_review", "changes_requested", "draft_approved"].includes(facts.state))
    return null;
  if (by === "creator" || facts.funding !== "secured") return 0;
  // A report that was rejected stands between the creator and this.
  if (facts.rejections === 0 && now >= endOfDay(daysAfter(lastReportDay(facts), limits.lateReportDays)))
    return 0;
  const { early, begun, approved } = limits.companyCancelPercents;
  if (facts.state === "draft_approved") return approved;
  if (facts.state !== "contracted") return begun;
  if (now < hoursLater(contractedAt, limits.freeCancelHours)) return 0;
  if (agreed.draftRequired || draftRound > 0) return early;
  return japanDay(now) <= daysAfter(agreed.postFrom, -limits.earlyCancelDays) ? early : begun;
}
