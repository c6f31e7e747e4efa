import {
  listSavedSearches,
  openSavedSearch,
  removeSavedSearch,
  type SavedSearch,
  saveSearch,
  updateSavedSearch,
} from "@tomoru/contract/company/saved-searches";
import type { BodyInputOf } from "@tomoru/contract/endpoint";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";

export function useSavedSearches() {
  return useEndpoint(listSavedSearches, { input: {}, retryAs: "account" });
}

export function useRefreshSaved(): () => Promise<unknown> {
  const refresh = useRefresh();
  return () => refresh(listSavedSearches);
}

export function keepSearch(body: BodyInputOf<typeof saveSearch>): Promise<SavedSearch> {
  return call(saveSearch, { body });
}

export function changeSaved(
  searchId: string,
  body: BodyInputOf<typeof updateSavedSearch>,
): Promise<SavedSearch> {
  return call(updateSavedSearch, { params: { id: searchId }, body });
}

export function markOpened(searchId: string): Promise<SavedSearch> {
  return call(openSavedSearch, { params: { id: searchId } });
}

export async function deleteSaved(searchId: string): Promise<void> {
  await call(removeSavedSearch, { params: { id: searchId } });
}
