import {
  type PaidPlanId,
  planIds,
  planOf,
  plans,
  priceKeys,
  taxPercentOn,
} from "@tomoru/contract/company/plans";
import { brand } from "@tomoru/i18n/brand";
import type { BillingCatalogue } from "../../../platform/billing/make-catalogue.ts";

/** By what all our prices are found at the provider. */
export const allPriceKeys: readonly string[] = Object.values(priceKeys);

/** Undefined: a price that is none of ours. */
export function planOfPriceKey(key: string | null | undefined): PaidPlanId | undefined {
  return paidPlanIds.find((planId) => priceKeys[planId] === key);
}

const paidPlanIds = planIds.filter((planId) => planId !== "free");

/** `day` of Japan, `YYYY-MM-DD`, decides on the tax. */
export function billingCatalogue(day: string): BillingCatalogue {
  return {
    plans: paidPlanIds.map((planId) => ({
      productId: `tomoru_${planId}`,
      name: `${brand} ${planId === "standard" ? "Standard" : "Professional"}`,
      yen: planOf(planId).priceYen,
      lookupKey: priceKeys[planId],
    })),
    tax: { displayName: "消費税", country: "JP", percentage: taxPercentOn(day) },
    metadata: { planVersion: String(plans.version) },
  };
}
