import type { BudgetBand } from "@tomoru/contract/company/budget-bands";
import { downloadList } from "@tomoru/contract/company/csv";
import { createGroup, type ListGroup, removeGroup, updateGroup } from "@tomoru/contract/company/list-groups";
import {
  copyList,
  getList,
  type List,
  listLists,
  noteInList,
  removeManyFromList,
  type rowSorts,
  updateList,
} from "@tomoru/contract/company/lists";
import { type BoardRow, listBoardRows } from "@tomoru/contract/company/work";
import type { BodyInputOf, QueryInputOf, ResultOf } from "@tomoru/contract/endpoint";
import { live } from "@tomoru/contract/limits";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { useCursorList } from "@tomoru/web/lists/use-cursor-list.ts";
import { useState } from "react";
import { useSWRConfig } from "swr";

export type ListWithRows = ResultOf<typeof getList>;
export type RowSort = (typeof rowSorts)[number];
export type ListFilters = Pick<
  NonNullable<QueryInputOf<typeof listLists>>,
  "group" | "status" | "platform" | "q" | "sort"
>;

/** The lists that pass the filters, page by page, and what is true of all: groups and counts come with the first page. */
export function useLists(filters: ListFilters) {
  const query = { ...filters, limit: 20 };
  const list = useCursorList<List, typeof listLists>(listLists, { query, retryAs: "account" });
  const around = useEndpoint(listLists, { input: { query: { limit: 1 } }, retryAs: "account" });
  return { list, around: around.data };
}

/** One list in an order, and while another order is on the way, the one before. */
export function useList(id: string, sort: RowSort) {
  const { data, failure, reload } = useEndpoint(getList, {
    input: { params: { id }, query: { sort } },
    retryAs: "account",
    everyMs: live.pollMs,
  });
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  const before = kept?.listId === id ? kept : undefined;
  return { data: data ?? before, failure, reload, isStale: !data && before !== undefined };
}

/** The answers to a consulted list, by creator; empty before it was consulted. */
export function useAnswers({ consultationId }: ListWithRows): ReadonlyMap<string, BoardRow> {
  const input = consultationId === null ? null : { params: { id: consultationId } };
  const { data } = useEndpoint(listBoardRows, { input, retryAs: "account" });
  return new Map((data?.docs ?? []).map((row) => [row.creatorId, row]));
}

/** What a page shows of a list, in every order it was shown in: changed here before the server answers. */
export function useChangeShown(listId: string) {
  const { mutate } = useSWRConfig();
  return (change: (list: ListWithRows) => ListWithRows) =>
    mutate<ListWithRows>(
      (key) => Array.isArray(key) && key[0] === getList.name && key[1]?.id === listId,
      (list) => list && change(list),
      { revalidate: false },
    );
}

export async function changeList(listId: string, body: BodyInputOf<typeof updateList>): Promise<List> {
  return call(updateList, { params: { id: listId }, body });
}

export function saveBand(listId: string, budgetBand: BudgetBand | null): Promise<List> {
  return changeList(listId, { budgetBand });
}

export function copyOf(listId: string, name: string): Promise<List> {
  return call(copyList, { params: { id: listId }, body: { name } });
}

export function csvOf(listId: string): Promise<string> {
  return call(downloadList, { params: { id: listId } });
}

type InList = { listId: string; creatorId: string };

export async function saveNote({ listId, creatorId }: InList, note: string): Promise<void> {
  await call(noteInList, { params: { id: listId, creatorId }, body: { note } });
}

/** What adding them again takes to put them back where they were. */
export async function takeOutOf(listId: string, creatorIds: string[]): Promise<string | undefined> {
  return (await call(removeManyFromList, { params: { id: listId }, body: { creatorIds } })).undo;
}

type Groups = { docs: ListGroup[] };

export function makeGroup(name: string): Promise<Groups> {
  return call(createGroup, { body: { name } });
}

export function renameGroup(groupId: string, name: string): Promise<Groups> {
  return call(updateGroup, { params: { id: groupId }, body: { name } });
}

export function deleteGroup(groupId: string): Promise<Groups> {
  return call(removeGroup, { params: { id: groupId } });
}
