import { type PlanId, type PlanKey, planOf } from "@tomoru/contract/company/plans";
import { refuseAccess } from "../../../platform/refusal.ts";

type Needed = {
  readonly planId: PlanId;
  readonly key: PlanKey;
  /** For a row that is a number: how many there will be after the call. */
  readonly count?: number;
};

/** Whether a plan holds it; a price that is asked for is part of the plan. */
export function hasInPlan({ planId, key, count = 1 }: Needed): boolean {
  const value = planOf(planId).values[key];
  return typeof value === "number" ? count <= value : value !== false;
}

/** Before every call that not all plans have: `noAccess` at `plan`, with what to do. */
export function requirePlan(needed: Needed): void {
  if (!hasInPlan(needed)) throw refuseAccess("plan");
}
