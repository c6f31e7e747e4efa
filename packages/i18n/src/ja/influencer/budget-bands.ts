import type { BudgetBand } from "@tomoru/contract/company/budget-bands";

/** What a budget is called, for the company that chooses it and for who reads it in an offer. */
export const budgetBands: Readonly<Record<BudgetBand, string>> = {
  u50: "50万円未満",
  "50-100": "50万〜100万円",
  "100-300": "100万〜300万円",
  "300-500": "300万〜500万円",
  "500-1000": "500万〜1,000万円",
  o1000: "1,000万円以上",
};
