import { type AccountForm, updateProfile } from "@tomoru/contract/influencer/account";
import { getHome } from "@tomoru/contract/influencer/home";
import { getProfile, listCategories } from "@tomoru/contract/influencer/profile";
import { call } from "@tomoru/web/api/call.ts";
import { keyOf, useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { logged } from "@tomoru/web/log/failure-log.ts";
import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { rememberUser } from "../../shared/site.ts";

/** The signed-in creator, asked for again every so many milliseconds; each fresh answer also becomes the session's current user. */
export function useProfile({ everyMs }: { everyMs: number }) {
  const profile = useEndpoint(getProfile, { input: {}, retryAs: "profile", everyMs });
  useEffect(() => {
    if (profile.data) rememberUser(profile.data);
  }, [profile.data]);
  return profile;
}

/** The same, for the page that edits it. */
export function useAccount() {
  return useEndpoint(getProfile, { input: {}, retryAs: "account" });
}

export function useCategories() {
  return useEndpoint(listCategories, { input: {}, retryAs: "category" });
}

/** Saves the account and brings everything that shows it up to date. */
export function useSaveAccount() {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return async (account: AccountForm) => {
    const profile = await logged(updateProfile, () => call(updateProfile, { body: account }));
    await mutate(keyOf(getProfile, {}), profile, { revalidate: false });
    await refresh(getHome);
  };
}
