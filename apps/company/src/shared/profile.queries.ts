import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { useEffect } from "react";
import { rememberUser, site } from "./site.ts";

/** The signed-in member, their company and its plan; each fresh answer also updates the session's user. */
export function useProfile({ everyMs = 0 } = {}) {
  const profile = useEndpoint(getCompanyProfile, { input: {}, retryAs: "profile", everyMs });
  useEffect(() => {
    if (profile.data) rememberUser(site.userOf(profile.data));
  }, [profile.data]);
  return profile;
}
