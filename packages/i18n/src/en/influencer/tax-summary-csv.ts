import type { taxSummaryCsv as ja } from "../../ja/influencer/tax-summary-csv.ts";

export const taxSummaryCsv: typeof ja = {
  columns: [
    "Month",
    "Paid by",
    "Payments",
    "Fee without tax (yen)",
    "Consumption tax (yen)",
    "Tax withheld (yen)",
    "Transferred (yen)",
  ],
  total: "Total",
  unknown: "(not recorded)",
};
