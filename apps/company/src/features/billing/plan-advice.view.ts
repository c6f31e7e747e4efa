import type { ChargeTotals } from "@tomoru/contract/company/charges";
import { type PlanId, planIds, planOf, taxPercentOn } from "@tomoru/contract/company/plans";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";

/** What a company used in a month; yen without tax. */
export type RealUse = {
  rewardYen: number;
  insights: number;
  csvRows: number;
  lists: number;
  seats: number;
};

const nothing = { yen: 0, toolFeeYen: 0, toolTaxYen: 0 };

/**
 * The creators' pay without consumption tax, in what was charged less what cancellations took back. Never below 0:
 * a cancellation may take back more from an earlier month than this one charged.
 */
export function rewardOf({ cancelled = nothing, ...paid }: Omit<ChargeTotals, "refundedYen">): number {
  const taxed = paid.chargedYen - paid.toolFeeYen - paid.toolTaxYen;
  const back = cancelled.yen - cancelled.toolFeeYen - cancelled.toolTaxYen;
  return Math.round((Math.max(0, taxed - back) * 100) / (100 + taxPercentOn(todayInJapan())));
}

const limitOf = {
  insights: "insightsPerMonth",
  csvRows: "csvRowsPerMonth",
  lists: "lists",
  seats: "seats",
} as const;
export type UsedKey = keyof typeof limitOf;
const usedKeys: readonly UsedKey[] = ["insights", "csvRows", "lists", "seats"];

export type PlanCost = {
  planId: PlanId;
  priceYen: number;
  feeYen: number;
  totalYen: number;
  /** What the plan has too little of for this use. */
  tooSmall: readonly UsedKey[];
};

export type Advice = {
  costs: readonly PlanCost[];
  cheapest: PlanId;
  /** The pay a month from which on the next larger plan costs less; null where there is none or it does already. */
  turnsAt: { rewardYen: number; planId: PlanId } | null;
};

/**
 * Which plan costs least for a month's real use, price and tool fee together: of those that hold the use, the least
 * total, of two alike the smaller plan. Where none holds all of it, the largest.
 */
export function adviceFor(use: RealUse): Advice {
  const costs = planIds.map((planId) => costOf(planId, use));
  const holding = costs.filter(({ tooSmall }) => tooSmall.length === 0);
  const [first, ...others] = holding;
  const best =
    first && others.reduce((least, cost) => (cost.totalYen < least.totalYen ? cost : least), first);
  const cheapest = best?.planId ?? "professional";
  return { costs, cheapest, turnsAt: turnAfter(cheapest, use.rewardYen) };
}

function costOf(planId: PlanId, use: RealUse): PlanCost {
  const { priceYen, values } = planOf(planId);
  const feeYen = Math.floor((use.rewardYen * values.toolFeeBps) / 10_000);
  const tooSmall = usedKeys.filter((key) => use[key] > values[limitOf[key]]);
  return { planId, priceYen, feeYen, totalYen: priceYen + feeYen, tooSmall };
}

function turnAfter(planId: PlanId, rewardYen: number): Advice["turnsAt"] {
  const next = planIds[planIds.indexOf(planId) + 1];
  if (!next) return null;
  const [now, then] = [planOf(planId), planOf(next)];
  const savedBps = now.values.toolFeeBps - then.values.toolFeeBps;
  if (savedBps <= 0) return null;
  const turn = Math.floor(((then.priceYen - now.priceYen) * 10_000) / savedBps);
  return turn > rewardYen ? { rewardYen: turn, planId: next } : null;
}
