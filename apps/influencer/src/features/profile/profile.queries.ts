import { getProfile } from "@tomoru/contract/profile";
import { useEffect } from "react";
import { useEndpoint } from "../../shared/api/use-endpoint.ts";
import { rememberUser } from "../../shared/session/session.store.ts";

/** The signed-in creator; each fresh answer also becomes the session's current user. */
export function useProfile() {
  const profile = useEndpoint(getProfile, { input: {}, retryAs: "profile" });
  useEffect(() => {
    if (profile.data) rememberUser(profile.data);
  }, [profile.data]);
  return profile;
}
