import { downloadPaidYear } from "@tomoru/contract/influencer/payments";
import { useYearFile } from "../../shared/money/use-year-file.ts";
import { fetchPaidYear } from "./payments.queries.ts";

/** The file of what became Paid in a year, row by row. */
export function usePaidYearFile() {
  return useYearFile({
    fetchText: fetchPaidYear,
    nameOf: (year) => `tomoru-${year}.csv`,
    type: downloadPaidYear.file,
  });
}
