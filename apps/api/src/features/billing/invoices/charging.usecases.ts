import type { PlanOutcome } from "@tomoru/contract/company/billing";
import type { PlanId } from "@tomoru/contract/company/plans";
import type { Deps } from "../../../deps.ts";
import { startPlan, stepUp } from "../../../platform/billing/provider-acts.ts";
import { providerFaultOf } from "../../../platform/billing/provider-faults.ts";
import { conflictAt, Refusal, refuseAccess } from "../../../platform/refusal.ts";
import { billingQueue } from "../billing-queues.data.ts";
import { isPreviewGood, isShutOut } from "../plan/plan-change.rules.ts";
import { liveOf, settledUnder, soldNow } from "../plan/settled-plan.usecases.ts";
import { unpaidExitsOf } from "../provider/billed-company.usecases.ts";
import type { Lease } from "../provider/leases.usecases.ts";
import { providerOf, refusalOfProvider } from "../provider/provider.usecases.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import type { Settled } from "../settling/settle.usecases.ts";

/** A plan that somebody wants, under the lease of the change. */
export type Wanted = {
  readonly companyId: CompanyId;
  readonly planId: PlanId;
  readonly prorationAt: string | undefined;
  readonly keepMemberIds: readonly string[] | undefined;
  readonly lease: Lease;
};
export type Charging = Wanted & { readonly act: "start" | "up"; readonly now: Settled };

/** Seconds until the provider is asked what became of a call that nobody has answered. */
const askedAgainAfter = 60;

/** A first month, or the rest of one under a higher plan. */
export async function chargeFor(deps: Deps, charging: Charging): Promise<PlanOutcome> {
  const { companyId, planId, now } = charging;
  const at = await refuseUnshown(deps, charging);
  if (now.cards.every((card) => !card.is_default)) throw conflictAt("card");
  const { state } = await callAndSettle(deps, companyId, () => callOut(deps, { ...charging, at }), charging);
  if (state.planId === planId) return "changed";
  if (state.pendingPlanId === planId) return "authentication";
  throw new Refusal("paymentProviderRefused");
}

async function refuseUnshown(deps: Deps, { act, companyId, prorationAt, now }: Charging): Promise<Date> {
  const exits = await unpaidExitsOf(deps.db, companyId);
  if (act === "start" && isShutOut(exits, deps.clock.now())) throw refuseAccess("plan");
  const at = prorationAt === undefined ? undefined : new Date(prorationAt);
  const { periodFrom } = now.state;
  if (isPreviewGood(at, { now: deps.clock.now(), periodFrom: act === "up" ? periodFrom : null })) return at;
  throw conflictAt("preview");
}

async function callOut(
  deps: Deps,
  { act, companyId, planId, now, at }: Charging & { at: Date },
): Promise<void> {
  const { priceOf, taxRate } = await soldNow(deps);
  const stripe = await providerOf(deps);
  const price = priceOf(planId);
  const key = `plan:${companyId}:${now.revision}`;
  if (act === "up") {
    const { id, itemId, isEnding } = liveOf(now);
    return stepUp(stripe, { subscription: id, item: itemId, price, isEnding, at, key });
  }
  const metadata = { companyId, revision: String(now.revision) };
  return startPlan(stripe, { customer: now.customer ?? "", price, taxRate, metadata, key });
}

/**
 * A call that charges. What an answer says is looked up, and its key is spent; without one the key stays, so that the next try
 * is the same call, and it is looked up in a while.
 */
export async function callAndSettle(
  deps: Deps,
  companyId: CompanyId,
  call: () => Promise<void>,
  { lease }: Pick<Wanted, "lease">,
): Promise<Settled & { readonly fault: unknown }> {
  await lease.goesOn({ asks: true });
  const fault = await call().then(
    () => undefined,
    (error: unknown) => error,
  );
  const kind = providerFaultOf(fault);
  if (fault !== undefined && kind === undefined) throw fault;
  if (kind === "silent") {
    await deps.jobs.send(deps.db, {
      queue: billingQueue,
      data: { companyId },
      key: companyId,
      afterSeconds: askedAgainAfter,
    });
    throw refusalOfProvider(deps, fault);
  }
  const settled = await settledUnder(deps, { companyId, isConcluded: true });
  if (kind === "broken" || kind === "spent") {
    // It may have been done all the same.
    if (settled.changes.includes("plan")) return { ...settled, fault: undefined };
    throw refusalOfProvider(deps, fault);
  }
  return { ...settled, fault };
}
