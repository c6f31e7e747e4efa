import { getDiscovery, setDiscovery } from "@tomoru/contract/influencer/discovery";
import { getHome } from "@tomoru/contract/influencer/home";
import { getProfile } from "@tomoru/contract/influencer/profile";
import {
  completeOauth,
  getOauthLink,
  listSocialAccounts,
  removeSocial,
} from "@tomoru/contract/influencer/social";
import type { Platform } from "@tomoru/contract/platforms";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { logged } from "@tomoru/web/log/failure-log.ts";

export function useSocialAccounts() {
  return useEndpoint(listSocialAccounts, { input: {}, retryAs: "account" });
}

export function useDiscovery() {
  return useEndpoint(getDiscovery, { input: {}, retryAs: "account" });
}

/** Resolves once the screen shows what the server has. */
export function useSetDiscovery(): (isDiscoverable: boolean) => Promise<void> {
  const refresh = useRefresh();
  return async (isDiscoverable) => {
    await call(setDiscovery, { body: { isDiscoverable } });
    await refresh(getDiscovery);
  };
}

/** Where the browser has to go to link an account. */
export async function oauthLink(platform: Platform): Promise<string> {
  const { url } = await call(getOauthLink, { params: { platform } });
  return url;
}

type Answer = { platform: Platform; code: string; state: string | null };

/** Completes a link with what the platform sent back; every screen then knows it. */
export function useCompleteLink(): (answer: Answer) => Promise<void> {
  const refresh = useRefreshLinks();
  return async ({ platform, code, state }) => {
    const query = { code, state: state ?? undefined };
    await logged(completeOauth, () => call(completeOauth, { params: { platform }, query }));
    void refresh();
  };
}

/** Unlinks; resolves once the list is without it. */
export function useRemoveLink(): (platform: Platform) => Promise<void> {
  const refresh = useRefreshLinks();
  return async (platform) => {
    await call(removeSocial, { params: { platform } });
    await refresh();
  };
}

function useRefreshLinks() {
  const refresh = useRefresh();
  return () => refresh(listSocialAccounts, getProfile, getHome, getDiscovery);
}
