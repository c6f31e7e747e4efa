import { getTaxProfile, type TaxProfileUpdate, updateTaxProfile } from "@tomoru/contract/influencer/tax";
import { downloadTaxSummary, getTaxSummary } from "@tomoru/contract/influencer/tax-summary";
import { call } from "@tomoru/web/api/call.ts";
import { keyOf, useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { logged } from "@tomoru/web/log/failure-log.ts";
import { useSWRConfig } from "swr";

/** Null before it was given. */
export function useTaxProfile() {
  return useEndpoint(getTaxProfile, { input: {}, retryAs: "profile" });
}

/** What was paid in a year; the current one before another is chosen. */
export function useTaxSummary(year: number | null) {
  const query = year === null ? {} : { year: String(year) };
  return useEndpoint(getTaxSummary, { input: { query }, retryAs: "account" });
}

/** The same as the text that is saved. */
export function fetchTaxYear(year: number): Promise<string> {
  return call(downloadTaxSummary, { query: { year: String(year) } });
}

export function useSaveTaxProfile() {
  const { mutate } = useSWRConfig();
  return async (entries: TaxProfileUpdate) => {
    const saved = await logged(updateTaxProfile, () => call(updateTaxProfile, { body: entries }));
    await mutate(keyOf(getTaxProfile, {}), saved, { revalidate: false });
  };
}
