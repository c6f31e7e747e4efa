import type { PlanMatrix, Seller } from "@tomoru/contract/company/billing";
import { type PlanId, planIds, plans, taxPercentOn, taxYenOf } from "@tomoru/contract/company/plans";
import type { Deps } from "../../../deps.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { Refusal } from "../../../platform/refusal.ts";

/** One of our plans; `dataNotFound` for any other id. */
export function knownPlan(planId: string): PlanId {
  const known = planIds.find((one) => one === planId);
  if (!known) throw new Refusal("dataNotFound");
  return known;
}

/** Who sells it. */
export function sellerOf({ config }: Pick<Deps, "config">): Seller {
  const { name, address, invoiceNumber } = config.operator;
  return { name, address, invoiceNumber, email: config.supportEmail };
}

/** What is sold, with today's tax. */
export function planMatrix({ clock }: Pick<Deps, "clock">): PlanMatrix {
  const taxPercent = taxPercentOn(japanDay(clock.now()));
  return {
    version: plans.version,
    taxPercent,
    plans: plans.plans.map(({ planId, priceYen, values }) => ({
      planId,
      priceYen,
      priceWithTaxYen: priceYen + taxYenOf(priceYen, taxPercent),
      values,
    })),
    rows: plans.rows.map(({ key, group }) => ({ key, group })),
  };
}
