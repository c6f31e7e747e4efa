import type { PlanId } from "@tomoru/contract/company/plans";
import { isSuspendedForPayment, type PlanState, rankOf } from "../plan/plan-state.rules.ts";

/** What the company is told of, once for each change. */
export type Notice =
  | { readonly kind: "planStarted" | "planEnded"; readonly planId: PlanId }
  | { readonly kind: "planChanged"; readonly from: PlanId; readonly planId: PlanId }
  | { readonly kind: "planWillEnd"; readonly planId: PlanId; readonly nextPlanId: PlanId }
  | { readonly kind: "paymentFailed" | "companySuspended" | "suspensionLifted" };

type Turn = {
  readonly before: PlanState;
  readonly after: PlanState;
  readonly wasSuspended: boolean;
  readonly now: Date;
};

export function noticesOf({ before, after, wasSuspended, now }: Turn): Notice[] {
  const isSuspended = isSuspendedForPayment(after, now);
  const notices: Notice[] = [...planNotices(before, after)];
  const failsAnew = after.unpaidInvoice !== null && after.unpaidInvoice !== before.unpaidInvoice;
  if (failsAnew && !isSuspended) notices.push({ kind: "paymentFailed" });
  if (isSuspended && !wasSuspended) notices.push({ kind: "companySuspended" });
  if (!isSuspended && wasSuspended) notices.push({ kind: "suspensionLifted" });
  return notices;
}

function planNotices(before: PlanState, after: PlanState): Notice[] {
  if (before.planId !== after.planId) {
    if (before.planId === "free") return [{ kind: "planStarted", planId: after.planId }];
    if (after.planId === "free") return [{ kind: "planEnded", planId: before.planId }];
    return [{ kind: "planChanged", from: before.planId, planId: after.planId }];
  }
  const { nextPlanId, planId } = after;
  if (nextPlanId === null || nextPlanId === before.nextPlanId || after.isGranted) return [];
  return [{ kind: "planWillEnd", planId, nextPlanId }];
}

/** An exit without having paid. */
export function isUnpaidExit(before: PlanState, after: PlanState): boolean {
  return before.status === "pastDue" && after.planId === "free" && after.status === "none";
}

export function isStepDown(before: PlanState, after: PlanState): boolean {
  return rankOf(after.planId) < rankOf(before.planId);
}
