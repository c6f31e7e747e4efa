import {
  type CompanyProfileUpdate,
  getCompanyProfile,
  updateCompanyProfile,
} from "@tomoru/contract/company/companies";
import { call } from "@tomoru/web/api/call.ts";
import { useRefresh } from "@tomoru/web/api/use-endpoint.ts";

/** Resolves once every screen shows the new profile. */
export function useSaveProfile(): (entries: CompanyProfileUpdate) => Promise<void> {
  const refresh = useRefresh();
  return async (entries) => {
    await call(updateCompanyProfile, { body: entries });
    await refresh(getCompanyProfile);
  };
}
