import type { PlanOutcome } from "@tomoru/contract/company/billing";
import type { PlanId } from "@tomoru/contract/company/plans";
import type { Subscription } from "@tomoru/contract/company/subscription";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../../deps.ts";
import { endLater, endNow, repriceLater, voidInvoice } from "../../../platform/billing/provider-acts.ts";
import { refuseOver } from "../../../platform/hourly-limit.ts";
import { conflictAt } from "../../../platform/refusal.ts";
import { chargeFor, type Wanted } from "../invoices/charging.usecases.ts";
import { changing } from "../provider/leases.usecases.ts";
import { askProvider, providerOf } from "../provider/provider.usecases.ts";
import { subscriptionOf } from "../provider/subscription.usecases.ts";
import { type CompanyId, keepMembers } from "../provider/subscriptions.repository.ts";
import type { Settled } from "../settling/settle.usecases.ts";
import { isCharging, type PlanAct, planActOf } from "./plan-change.rules.ts";
import { knownPlan } from "./plans.usecases.ts";
import { liveOf, settledBefore, settledUnder, soldNow, unpaidOf } from "./settled-plan.usecases.ts";

export type PlanChange = {
  readonly companyId: CompanyId;
  readonly planId: string;
  readonly prorationAt: string | undefined;
  readonly keepMemberIds: readonly string[] | undefined;
};

/** Takes another plan, schedules a smaller one, or takes back what waits. One at a time; nothing is charged that was not shown. */
export async function changePlan(
  deps: Deps,
  change: PlanChange,
): Promise<Subscription & { outcome: PlanOutcome }> {
  const { companyId } = change;
  const planId = knownPlan(change.planId);
  if (planId !== "free") await providerOf(deps);
  const outcome = await changing(deps, companyId, async (lease) => {
    await refuseOver(deps.db, {
      key: `planChange:${companyId}`,
      perHour: limits.planChangesPerHour,
      now: deps.clock.now(),
    });
    return outcomeOf(deps, { ...change, planId, lease });
  });
  return { ...(await subscriptionOf(deps, companyId)), outcome };
}

async function outcomeOf(deps: Deps, wanted: Wanted): Promise<PlanOutcome> {
  const { companyId } = wanted;
  let now = await settledBefore(deps, companyId);
  let act = planActOf(now.state, wanted.planId);
  if (act === "drop") {
    await dropWaiting(deps, wanted, now);
    now = await settledUnder(deps, { companyId, isConcluded: true });
    act = planActOf(now.state, wanted.planId);
    if (act === "none") return "takenBack";
  }
  if (isCharging(act)) return chargeFor(deps, { ...wanted, act, now });
  return actWithoutCharge(deps, { wanted, act, now });
}

type Acting = { readonly wanted: Wanted; readonly act: PlanAct; readonly now: Settled };

async function actWithoutCharge(deps: Deps, { wanted, act, now }: Acting): Promise<PlanOutcome> {
  const { companyId, lease, keepMemberIds: memberIds = [] } = wanted;
  if (act === "payFirst") throw conflictAt("unpaid");
  if (act === "waiting") return "authentication";
  if (act === "none") return now.state.nextPlanId === wanted.planId ? "scheduled" : "changed";
  await lease.goesOn();
  await keepMembers(deps.db, { companyId, memberIds: act === "takeBack" ? [] : memberIds });
  const subscription = now.state.stripeId ?? "";
  if (act === "leaveUnpaid") {
    await askProvider(deps, (stripe) => endNow(stripe, { subscription, invoices: unpaidOf(now) }));
  } else if (act === "toFree") {
    await askProvider(deps, (stripe) => endLater(stripe, subscription));
  } else {
    const planId = act === "takeBack" ? now.state.planId : wanted.planId;
    await reprice(deps, { now, planId });
  }
  await settledUnder(deps, { companyId, isConcluded: true });
  if (act === "leaveUnpaid") return "changed";
  return act === "takeBack" ? "takenBack" : "scheduled";
}

/** What the item of the company's one subscription is called, and what it costs from the next period on. */
async function reprice(deps: Deps, { now, planId }: { now: Settled; planId: PlanId }): Promise<void> {
  const { priceOf } = await soldNow(deps);
  const { id, itemId } = liveOf(now);
  await askProvider(deps, (stripe) =>
    repriceLater(stripe, { subscription: id, item: itemId, price: priceOf(planId) }),
  );
}

async function dropWaiting(deps: Deps, { lease }: Wanted, now: Settled): Promise<void> {
  const { id, status, latestInvoiceId } = liveOf(now);
  await lease.goesOn();
  if (latestInvoiceId === undefined) return;
  if (status === "incomplete") {
    return askProvider(deps, (stripe) => endNow(stripe, { subscription: id, invoices: [latestInvoiceId] }));
  }
  return askProvider(deps, (stripe) => voidInvoice(stripe, latestInvoiceId));
}
