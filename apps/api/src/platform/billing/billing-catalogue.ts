import {
  type PaidPlanId,
  planIds,
  planOf,
  plans,
  priceKeys,
  taxPercentOn,
} from "@tomoru/contract/company/plans";
import { brand } from "@tomoru/i18n/brand";

type CataloguePlan = {
  readonly planId: PaidPlanId;
  readonly productId: string;
  readonly name: string;
  /** A month, without tax. */
  readonly yen: number;
  readonly lookupKey: string;
};

/** What the provider has to have of ours before anything is sold. */
export type BillingCatalogue = {
  readonly plans: readonly CataloguePlan[];
  readonly tax: { readonly displayName: string; readonly country: "JP"; readonly percentage: number };
  /** On everything that is made of it. */
  readonly metadata: Readonly<Record<string, string>>;
};

/** `day` of Japan, `YYYY-MM-DD`, decides on the tax. */
export function billingCatalogue(day: string): BillingCatalogue {
  const paid = planIds.filter((planId) => planId !== "free");
  return {
    plans: paid.map((planId) => ({
      planId,
      productId: `tomoru_${planId}`,
      name: `${brand} ${planId === "standard" ? "Standard" : "Professional"}`,
      yen: planOf(planId).priceYen,
      lookupKey: priceKeys[planId],
    })),
    tax: { displayName: "消費税", country: "JP", percentage: taxPercentOn(day) },
    metadata: { planVersion: String(plans.version) },
  };
}
