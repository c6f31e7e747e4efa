import { downloadPaidYear } from "@tomoru/contract/influencer/payments";
import { useYearFile } from "../../shared/money/use-year-file.ts";
import { fetchPaidYear } from "./payments.queries.ts";

/** The file of a year's paid payments, one in a row. */
export function usePaidYearFile() {
  return useYearFile({
    fetchText: fetchPaidYear,
    nameOf: (year) => `tomoru-${year}.csv`,
    type: downloadPaidYear.file,
  });
}
