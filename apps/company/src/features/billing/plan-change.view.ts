import { type PlanId, planIds, planOf } from "@tomoru/contract/company/plans";
import type { Subscription } from "@tomoru/contract/company/subscription";

export type StepKind = "up" | "down" | "takeBack" | "leaveUnpaid";

const rank = (planId: PlanId) => planIds.indexOf(planId);

/** What kind of change choosing a plan is, by the present plan and its status. */
export function stepTo(
  wanted: PlanId,
  { planId, status }: Pick<Subscription, "planId" | "status">,
): StepKind {
  if (status === "pastDue" && wanted === "free") return "leaveUnpaid";
  if (wanted === planId) return "takeBack";
  return rank(wanted) > rank(planId) ? "up" : "down";
}

/** Whether a plan can be chosen: not the present one unless another waits, and not the one that waits. */
export function isChoosable(
  wanted: PlanId,
  {
    planId,
    nextPlanId,
    pendingUrl,
    status,
  }: Pick<Subscription, "planId" | "nextPlanId" | "pendingUrl" | "status">,
): boolean {
  if (status === "starting") return false;
  if (pendingUrl !== null) return false;
  if (status === "pastDue") return wanted === "free";
  return wanted === planId ? nextPlanId !== null : wanted !== nextPlanId;
}

/** How many members besides the owner a plan has seats for. */
export function placesOn(planId: PlanId): number {
  return planOf(planId).values.seats - 1;
}

/** Who keeps a seat unless chosen otherwise: those who joined first. */
export function longestStanding<M extends { memberId: string; createdAt: string }>(
  members: readonly M[],
  places: number,
): string[] {
  return members
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .slice(0, places)
    .map(({ memberId }) => memberId);
}
