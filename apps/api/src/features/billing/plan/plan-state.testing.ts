import { priceKeys } from "@tomoru/contract/company/plans";
import type { ReadInvoice, Reading, ReadSubscription } from "../../../platform/billing/provider-reading.ts";
import { grantedPlan, type PlanState } from "./plan-state.rules.ts";

export const at = (moment: string) => new Date(`${moment}Z`);

export const period = { from: at("2026-11-15T03:00:00"), to: at("2026-12-15T03:00:00") };

/** Free, but for what is said. */
export const aPlan = (part: Partial<PlanState> = {}): PlanState => ({
  ...grantedPlan({ planId: "free", from: period.from, to: undefined }),
  ...part,
});

/** The state of a company that pays for Standard. */
export const aPaidPlan = (part: Partial<PlanState> = {}): PlanState =>
  aPlan({
    ...{ planId: "standard", status: "active", stripeId: "sub_1", priceId: "price_standard" },
    ...{ periodFrom: period.from, periodTo: period.to },
    ...part,
  });

export const aSubscription = (part: Partial<ReadSubscription> = {}): ReadSubscription => ({
  ...{ id: "sub_1", status: "active", createdAt: period.from, itemId: "si_1", priceId: "price_standard" },
  ...{ priceKey: priceKeys.standard, periodFrom: period.from, periodTo: period.to, isEnding: false },
  ...{ latestInvoiceId: "in_1", pending: undefined },
  ...part,
});

export const anInvoice = (part: Partial<ReadInvoice> = {}): ReadInvoice => ({
  ...{ id: "in_1", subscriptionId: "sub_1", status: "open", isAttempted: true, issuedAt: period.to },
  ...{ paidAt: null, payUrl: "https://pay.example/in_1", pdfUrl: null, number: "T-1" },
  ...{ dueYen: 11_000, netYen: 10_000, taxYen: 1000, totalYen: 11_000, lines: [] },
  ...part,
});

export const aReading = (part: Partial<Reading> = {}): Reading => ({
  subscriptions: [aSubscription()],
  invoices: [],
  asking: new Set(),
  ...part,
});
