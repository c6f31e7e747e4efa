import type { BudgetBand } from "@tomoru/contract/company/budget-bands";

export const budgetBands: Readonly<Record<BudgetBand, string>> = {
  u50: "Under ¥500K",
  "50-100": "¥500K–1M",
  "100-300": "¥1M–3M",
  "300-500": "¥3M–5M",
  "500-1000": "¥5M–10M",
  o1000: "Over ¥10M",
};
