import { planNames } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { invoiceLines as source } from "../../ja/company/invoice-lines.ts";

const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });

const kinds = {
  month: "monthly fee",
  unused: "unused time of the plan before",
  remaining: "remaining time of the new plan",
};

export const invoiceLines: typeof source = ({ kind, planId, from, to }) => {
  const plan = planId ? `${planNames[planId]}, ` : "";
  return `${plan}${kinds[kind]} (${format.period({ from, to })})`;
};
