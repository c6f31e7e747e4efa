import type { AccountCard } from "@tomoru/contract/company/account-card";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { searchCreators } from "@tomoru/contract/company/discovery";
import {
  addToList,
  createList,
  getList,
  type List,
  listLists,
  removeList,
  removeManyFromList,
} from "@tomoru/contract/company/lists";
import { planOf } from "@tomoru/contract/company/plans";
import type { BodyInputOf, ResultOf } from "@tomoru/contract/endpoint";
import type { Platform } from "@tomoru/contract/platforms";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { useSWRConfig } from "swr";
import { useProfile } from "../profile.queries.ts";

export type Addition = ResultOf<typeof addToList>;

/** Lists that accounts of a platform can be added to, and those that were consulted: the newest fifty of each. */
export function usePickableLists(platform: Platform) {
  const open = useEndpoint(listLists, {
    input: { query: { platform, status: "unconsulted", limit: 50 } },
    retryAs: "account",
  });
  const consulted = useEndpoint(listLists, {
    input: { query: { platform, status: "consulted", limit: 50 } },
    retryAs: "account",
  });
  const { data: profile } = useProfile();
  return {
    open: open.data,
    consulted: consulted.data?.docs ?? [],
    failure: open.data ? undefined : open.failure,
    reload: open.reload,
    perList: profile && planOf(profile.subscription.planId).values.creatorsPerList,
  };
}

export function useRefreshLists(): () => Promise<unknown> {
  const refresh = useRefresh();
  return () => refresh(listLists, getList, getCompanyProfile);
}

/** Found accounts know the lists that have them: told here, since searching anew would count. */
export function useMarkFound() {
  const { mutate } = useSWRConfig();
  return async ({
    creatorIds,
    listId,
    isIn,
  }: {
    creatorIds: readonly string[];
    listId: string;
    isIn: boolean;
  }) => {
    const marked = (account: AccountCard): AccountCard => {
      if (!creatorIds.includes(account.creatorId)) return account;
      const others = account.listIds.filter((id) => id !== listId);
      return { ...account, listIds: isIn ? [...others, listId] : others };
    };
    await mutate<ResultOf<typeof searchCreators>>(
      (key) => Array.isArray(key) && key[0] === searchCreators.name,
      (page) => page && { ...page, docs: page.docs.map(marked) },
      { revalidate: false },
    );
  };
}

export function addTo(listId: string, body: BodyInputOf<typeof addToList>): Promise<Addition> {
  return call(addToList, { params: { id: listId }, body });
}

export async function takeOut(listId: string, creatorIds: string[]): Promise<void> {
  if (creatorIds.length > 0) await call(removeManyFromList, { params: { id: listId }, body: { creatorIds } });
}

export function makeList(body: BodyInputOf<typeof createList>): Promise<List> {
  return call(createList, { body });
}

export async function deleteList(listId: string): Promise<void> {
  await call(removeList, { params: { id: listId } });
}
