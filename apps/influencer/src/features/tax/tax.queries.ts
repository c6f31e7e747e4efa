import { getTaxProfile, type TaxProfileUpdate, updateTaxProfile } from "@tomoru/contract/influencer/tax";
import { call } from "@tomoru/web/api/call.ts";
import { keyOf, useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { logged } from "@tomoru/web/log/failure-log.ts";
import { useSWRConfig } from "swr";

/** Null before it was given. */
export function useTaxProfile() {
  return useEndpoint(getTaxProfile, { input: {}, retryAs: "profile" });
}

export function useSaveTaxProfile() {
  const { mutate } = useSWRConfig();
  return async (entries: TaxProfileUpdate) => {
    const saved = await logged(updateTaxProfile, () => call(updateTaxProfile, { body: entries }));
    await mutate(keyOf(getTaxProfile, {}), saved, { revalidate: false });
  };
}
