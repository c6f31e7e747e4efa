import type { PaidPlanId } from "@tomoru/contract/company/plans";
import { planNames } from "../../brand.ts";
import { formatter } from "../../format.ts";

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });

type Line = {
  kind: "month" | "unused" | "remaining";
  planId: PaidPlanId | null;
  from: string;
  to: string;
};

const kinds = {
  month: "月額料金",
  unused: "変更前のプランの未使用分",
  remaining: "変更後のプランの残り期間分",
};

/** A line of an invoice: what for, and which days. */
export function invoiceLines({ kind, planId, from, to }: Line): string {
  const plan = planId ? `${planNames[planId]} ` : "";
  return `${plan}${kinds[kind]}（${format.period({ from, to })}）`;
}
