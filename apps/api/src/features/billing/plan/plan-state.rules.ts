import { type PlanId, planIds } from "@tomoru/contract/company/plans";
import { limits } from "@tomoru/contract/limits";
import type { ReadInvoice, Reading, ReadSubscription } from "../../../platform/billing/provider-reading.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import { planOfPriceKey } from "./catalogue.rules.ts";

/** Seconds, all from the first failure of a payment but the first. */
const billingTimes = {
  startingLasts: 23 * 3600,
  secondCharge: 3 * 86_400,
  thirdCharge: 6 * 86_400,
  suspension: limits.unpaidUntilSuspendedSeconds,
  freeByItself: 37 * 86_400,
} as const;

/** What we keep of a company's plan. */
export type PlanState = {
  readonly planId: PlanId;
  readonly status: "none" | "starting" | "active" | "pastDue";
  /** The provider's. */
  readonly stripeId: string | null;
  readonly priceId: string | null;
  readonly periodFrom: Date | null;
  readonly periodTo: Date | null;
  readonly nextPlanId: PlanId | null;
  readonly pendingPlanId: PlanId | null;
  readonly pendingUrl: string | null;
  readonly pendingUntil: Date | null;
  readonly unpaidSince: Date | null;
  readonly unpaidInvoice: string | null;
  readonly isGranted: boolean;
};

const freePlan: PlanState = {
  planId: "free",
  status: "none",
  stripeId: null,
  priceId: null,
  periodFrom: null,
  periodTo: null,
  nextPlanId: null,
  pendingPlanId: null,
  pendingUrl: null,
  pendingUntil: null,
  unpaidSince: null,
  unpaidInvoice: null,
  isGranted: false,
};

type Granted = { readonly planId: PlanId; readonly from: Date; readonly to: Date | undefined };

/** What the operator gives by hand; Free ends it. */
export function grantedPlan({ planId, from, to }: Granted): PlanState {
  if (planId === "free" || !to) return freePlan;
  const period = { periodFrom: from, periodTo: to };
  return { ...freePlan, ...period, planId, status: "active", nextPlanId: "free", isGranted: true };
}

export function rankOf(planId: PlanId): number {
  return planIds.indexOf(planId);
}

/** What is to be undone at the provider: a whole subscription with what is open of it, or a change that was refused. */
export type Undo =
  | { readonly kind: "subscription"; readonly id: string; readonly isDouble: boolean }
  | { readonly kind: "change"; readonly invoiceId: string };

export type Derived = { readonly state: PlanState; readonly undo: readonly Undo[] };

type Seen = { readonly before: PlanState; readonly reading: Reading; readonly now: Date };

/** Ours from the provider's present state; `before` decides only what the provider does not know. */
export function deriveState(seen: Seen): Derived {
  const live = seen.reading.subscriptions.filter(({ status }) => status !== "ended");
  const kept = keptOf(live);
  const doubles = live
    .filter((one) => one !== kept)
    .map(({ id }): Undo => ({ kind: "subscription", id, isDouble: true }));
  const derived = kept ? fromLive(kept, seen) : { state: withoutProvider(seen), undo: [] };
  return { state: derived.state, undo: [...doubles, ...derived.undo] };
}

/** The oldest; one that was never paid for gives way to one that was. */
function keptOf(live: readonly ReadSubscription[]): ReadSubscription | undefined {
  const oldest = live.toReversed();
  return oldest.find(({ status }) => status !== "incomplete") ?? oldest[0];
}

/** Free, or what the operator has granted and as long as that lasts. */
function withoutProvider({ before, now }: Seen): PlanState {
  const isOver = before.periodTo !== null && before.periodTo <= now;
  if (!before.isGranted || isOver) return freePlan;
  const { planId, periodFrom: from, periodTo: to } = before;
  return from && to ? grantedPlan({ planId, from, to }) : freePlan;
}

function fromLive(kept: ReadSubscription, seen: Seen): Derived {
  const { reading } = seen;
  const latest = reading.invoices.find(({ id }) => id === kept.latestInvoiceId);
  if (kept.status === "incomplete") return starting({ kept, latest, seen });
  const waits = waitingChange({ kept, latest, seen });
  const unpaid = unpaidOf({ kept, seen });
  const state: PlanState = {
    ...freePlan,
    ...grantedBy(kept, seen.before),
    ...waits.state,
    ...unpaid,
    stripeId: kept.id,
    priceId: kept.priceId,
    periodFrom: kept.periodFrom,
    periodTo: kept.periodTo,
  };
  return { state, undo: waits.undo };
}

type Of = { readonly kept: ReadSubscription; readonly latest?: ReadInvoice | undefined; readonly seen: Seen };

/** Somebody may still pass, or pay with another card, on the page that was handed out. */
function isWaiting(latest: ReadInvoice, { before, reading }: Seen): boolean {
  return reading.asking.has(latest.id) || (before.pendingUrl !== null && before.pendingUrl === latest.payUrl);
}

function starting({ kept, latest, seen }: Of): Derived {
  const before = withoutProvider(seen);
  if (latest?.status !== "open" || !isWaiting(latest, seen)) {
    return { state: before, undo: [{ kind: "subscription", id: kept.id, isDouble: false }] };
  }
  const state: PlanState = {
    ...before,
    status: "starting",
    stripeId: kept.id,
    priceId: kept.priceId,
    pendingPlanId: planOfPriceKey(kept.priceKey) ?? null,
    pendingUrl: latest.payUrl,
    pendingUntil: secondsAfter(kept.createdAt, billingTimes.startingLasts),
  };
  return { state, undo: [] };
}

/**
 * A step down is the provider's at once and ours at the period's end: within the period that was paid for under a higher plan
 * that one goes on.
 */
function grantedBy(kept: ReadSubscription, before: PlanState): Pick<PlanState, "planId" | "nextPlanId"> {
  const priced = planOfPriceKey(kept.priceKey) ?? before.planId;
  const isSamePeriod = before.stripeId === kept.id && before.periodTo?.getTime() === kept.periodTo.getTime();
  const goesOn = isSamePeriod && rankOf(before.planId) > rankOf(priced);
  const next = goesOn ? priced : null;
  return { planId: goesOn ? before.planId : priced, nextPlanId: kept.isEnding ? "free" : next };
}

function waitingChange({ kept, latest, seen }: Of): {
  state: Pick<PlanState, "pendingPlanId" | "pendingUrl" | "pendingUntil">;
  undo: Undo[];
} {
  const nothing = { pendingPlanId: null, pendingUrl: null, pendingUntil: null };
  if (!kept.pending || latest?.status !== "open") return { state: nothing, undo: [] };
  if (!isWaiting(latest, seen)) {
    return { state: nothing, undo: [{ kind: "change", invoiceId: latest.id }] };
  }
  const { priceKey, until } = kept.pending;
  const pendingPlanId = planOfPriceKey(priceKey) ?? null;
  return { state: { pendingPlanId, pendingUrl: latest.payUrl, pendingUntil: until }, undo: [] };
}

/** What was tried in vain, the oldest first: another month does not give another week. */
export function unpaidInvoices(kept: ReadSubscription, reading: Reading): ReadInvoice[] {
  const ofChange = kept.pending ? kept.latestInvoiceId : undefined;
  return reading.invoices
    .filter(({ id, subscriptionId, status, isAttempted }) => {
      return subscriptionId === kept.id && status === "open" && isAttempted && id !== ofChange;
    })
    .toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());
}

function unpaidOf({ kept, seen: { reading } }: Of): Partial<PlanState> & Pick<PlanState, "status"> {
  const [oldest] = unpaidInvoices(kept, reading);
  if (!oldest) return { status: "active" };
  return {
    status: "pastDue",
    unpaidInvoice: oldest.id,
    unpaidSince: oldest.issuedAt,
    ...(reading.asking.has(oldest.id) ? { pendingUrl: oldest.payUrl } : {}),
  };
}

export function suspendsAt({ unpaidSince }: Pick<PlanState, "unpaidSince">): Date | null {
  return unpaidSince && secondsAfter(unpaidSince, billingTimes.suspension);
}

/** Seven times 24 hours after the first failure. */
export function isSuspendedForPayment(state: PlanState, now: Date): boolean {
  const at = suspendsAt(state);
  return state.status === "pastDue" && at !== null && at <= now;
}

/** The charge that is due by now, by its day; what was missed is not made up for. */
export function dueCharge(
  { status, unpaidSince, reminders }: PlanState & { readonly reminders: number },
  now: Date,
): 3 | 6 | undefined {
  if (status !== "pastDue" || !unpaidSince) return undefined;
  if (reminders < 2 && secondsAfter(unpaidSince, billingTimes.thirdCharge) <= now) return 6;
  if (reminders < 1 && secondsAfter(unpaidSince, billingTimes.secondCharge) <= now) return 3;
  return undefined;
}

export function isFreeByItself({ status, unpaidSince }: PlanState, now: Date): boolean {
  return (
    status === "pastDue" &&
    unpaidSince !== null &&
    secondsAfter(unpaidSince, billingTimes.freeByItself) <= now
  );
}
