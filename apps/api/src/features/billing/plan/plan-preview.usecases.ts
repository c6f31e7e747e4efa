import type { PlanPreview } from "@tomoru/contract/company/billing";
import { type PlanId, planOf, taxPercentOn, taxYenOf } from "@tomoru/contract/company/plans";
import type Stripe from "stripe";
import type { Deps } from "../../../deps.ts";
import { previewStart, previewStepUp } from "../../../platform/billing/provider-acts.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { seatsTaken } from "../../companies/members/seats.usecases.ts";
import { listsInUse } from "../../lists/list-count.usecases.ts";
import { askProvider, providerOf } from "../provider/provider.usecases.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import { type Settled, settle } from "../settling/settle.usecases.ts";
import { addMonth } from "./billing-month.rules.ts";
import { planActOf } from "./plan-change.rules.ts";
import { lossesBetween } from "./plan-losses.rules.ts";
import { knownPlan } from "./plans.usecases.ts";
import { liveOf, soldNow } from "./settled-plan.usecases.ts";

type Preview = { readonly companyId: CompanyId; readonly planId: string };
type Money = Pick<PlanPreview, "dueNowYen" | "taxYen" | "nextYen" | "nextOn">;

/** What a plan would cost now and from then on: what the provider says it would charge for this moment, to the second. */
export async function previewPlan(deps: Deps, { companyId, planId: id }: Preview): Promise<PlanPreview> {
  const planId = knownPlan(id);
  if (planId !== "free") await providerOf(deps);
  const now = await settle(deps, { companyId });
  if (!now) throw new Refusal("dataNotFound");
  const at = new Date(Math.floor(deps.clock.now().getTime() / 1000) * 1000);
  const money = await moneyOf(deps, { now, planId, at });
  const { seats, lists } = planOf(planId).values;
  return {
    ...money,
    prorationAt: at.toISOString(),
    losing: lossesBetween(now.state.planId, planId),
    surplus: {
      lists: Math.max(0, (await listsInUse(deps.db, companyId)) - lists),
      members: Math.max(0, (await seatsTaken(deps.db, { companyId, now: deps.clock.now() })) - seats),
    },
  };
}

type Of = { readonly now: Settled; readonly planId: PlanId; readonly at: Date };

async function moneyOf(deps: Deps, { now, planId, at }: Of): Promise<Money> {
  const act = planActOf(now.state, planId);
  if (act === "start") return startOf(deps, { now, planId, at });
  if (act === "up") return stepUpOf(deps, { now, planId, at });
  const nothing = { dueNowYen: 0, taxYen: 0 };
  const ends = planId === "free" || act === "leaveUnpaid" || now.state.periodTo === null;
  if (ends) return { ...nothing, nextYen: 0, nextOn: null };
  const due = act === "waiting" ? waitingYen(now) : 0;
  return { ...nothing, dueNowYen: due, ...nextOf(planId, now.state.periodTo) };
}

function nextOf(planId: PlanId, on: Date | null): Pick<Money, "nextYen" | "nextOn"> {
  const day = on && japanDay(on);
  return { nextYen: withTax(planId, day ?? undefined), nextOn: day };
}

function withTax(planId: PlanId, day: string | undefined): number {
  const { priceYen } = planOf(planId);
  return priceYen + (day === undefined ? 0 : taxYenOf(priceYen, taxPercentOn(day)));
}

async function startOf(deps: Deps, { now, planId, at }: Of): Promise<Money> {
  const next = nextOf(planId, addMonth(at));
  const { customer } = now;
  if (customer === undefined) {
    const dueNowYen = withTax(planId, japanDay(at));
    return { dueNowYen, taxYen: dueNowYen - planOf(planId).priceYen, ...next };
  }
  const { priceOf, taxRate } = await soldNow(deps);
  const price = priceOf(planId);
  return {
    ...dueOf(await askProvider(deps, (stripe) => previewStart(stripe, { customer, price, taxRate }))),
    ...next,
  };
}

async function stepUpOf(deps: Deps, { now, planId, at }: Of): Promise<Money> {
  const { priceOf } = await soldNow(deps);
  const price = priceOf(planId);
  const { id: subscription, itemId: item } = liveOf(now);
  const customer = now.customer ?? "";
  const due = dueOf(
    await askProvider(deps, (stripe) => previewStepUp(stripe, { customer, subscription, item, price, at })),
  );
  return { ...due, ...nextOf(planId, now.state.periodTo) };
}

function dueOf({ amount_due, total_taxes }: Stripe.Invoice): Pick<Money, "dueNowYen" | "taxYen"> {
  const tax = (total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return { dueNowYen: Math.max(0, amount_due), taxYen: Math.max(0, tax) };
}

function waitingYen({ reading, state }: Settled): number {
  return reading.invoices.find(({ payUrl }) => payUrl === state.pendingUrl)?.dueYen ?? 0;
}
