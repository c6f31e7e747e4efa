import type { PlanId } from "@tomoru/contract/company/plans";
import { type PlanState, rankOf } from "./plan-state.rules.ts";

/**
 * What a wanted plan comes to. `drop` ends what waits for authentication and goes on from what is so then; `none` and `waiting`
 * call nobody.
 */
export type PlanAct =
  | "none"
  | "waiting"
  | "start"
  | "up"
  | "down"
  | "toFree"
  | "takeBack"
  | "drop"
  | "leaveUnpaid"
  | "payFirst";

export function planActOf(state: PlanState, wanted: PlanId): PlanAct {
  if (state.status === "pastDue") return wanted === "free" ? "leaveUnpaid" : "payFirst";
  if (state.pendingPlanId !== null) return state.pendingPlanId === wanted ? "waiting" : "drop";
  if (wanted === state.planId) return state.nextPlanId === null || state.isGranted ? "none" : "takeBack";
  if (state.stripeId === null) return wanted === "free" ? "none" : "start";
  if (wanted === state.nextPlanId) return "none";
  if (wanted === "free") return "toFree";
  return rankOf(wanted) > rankOf(state.planId) ? "up" : "down";
}

/** Whether it charges now, and so has to be shown first. */
export function isCharging(act: PlanAct): act is "start" | "up" {
  return act === "start" || act === "up";
}

/** Milliseconds. */
const previewLasts = 10 * 60_000;

/** A preview is good for ten minutes, within the period that it was made in. */
export function isPreviewGood(
  at: Date | undefined,
  { now, periodFrom }: { now: Date; periodFrom: Date | null },
): at is Date {
  if (!at || at > now || now.getTime() - at.getTime() > previewLasts) return false;
  // A renewal that the sandbox's panel brought forward begins later than now.
  return periodFrom === null || periodFrom > now || at >= periodFrom;
}

/** Second exit without paying within 365 days: only the operator can start a paid plan again. */
export function isShutOut(unpaidExits: readonly Date[], now: Date): boolean {
  const year = 365 * 86_400_000;
  return unpaidExits.filter((exit) => now.getTime() - exit.getTime() < year).length >= 2;
}
