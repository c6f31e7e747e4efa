import type { paidYearCsv as ja } from "../../ja/influencer/paid-year-csv.ts";

export const paidYearCsv: typeof ja = {
  paidOn: "Date paid",
  from: "Payer or product",
  gross: "Gross (JPY)",
  withheld: "Tax withheld (JPY)",
  net: "Net (JPY)",
  reference: "Reference",
};
