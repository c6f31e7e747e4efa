import { listPath, paths } from "@tomoru/company/paths";
import { getList, listLists } from "@tomoru/contract/company/lists";
import { listBoardRows } from "@tomoru/contract/company/work";
import { aBoardRow } from "@tomoru/contract/testing/work.builder";
import { press } from "../../act.ts";
import { answer, held, refusal } from "../../answer.ts";
import {
  consultedList,
  emptyList,
  fullLists,
  lockedList,
  longList,
  longLists,
  noLists,
  openList,
} from "../../fixtures/company/creators.ts";
import type { Scene } from "../../scene.ts";

const lists: Scene = {
  name: "company-lists",
  site: "company",
  page: "lists",
  state: "loaded",
  path: paths.lists,
  signedIn: true,
};
const list: Scene = {
  name: "company-list",
  site: "company",
  page: "list",
  state: "loaded",
  path: listPath(openList.listId),
  signedIn: true,
  title: { ja: openList.name, en: openList.name },
};
const unread = { ja: "リスト", en: "Lists" };
const named = (name: string) => ({ ja: name, en: name });

const seeDialog: NonNullable<Scene["act"]> = (page) =>
  page.getByRole("dialog").or(page.getByRole("alertdialog")).waitFor();

export const companyListScenes: readonly Scene[] = [
  lists,
  { ...lists, name: "company-lists-loading", state: "loading", answers: [held(listLists)] },
  { ...lists, name: "company-lists-error", state: "error", answers: [refusal(listLists, "unexpected")] },
  { ...lists, name: "company-lists-empty", state: "empty", answers: [answer(listLists, noLists)] },
  { ...lists, name: "company-lists-full", answers: [answer(listLists, fullLists)] },
  { ...lists, name: "company-lists-long", state: "long", answers: [answer(listLists, longLists)] },
  {
    ...lists,
    name: "company-lists-make",
    state: "open",
    act: async (page, locale) => {
      await press({ ja: "新しいリスト", en: "New list" })(page, locale);
      await seeDialog(page, locale);
    },
  },
  {
    ...lists,
    name: "company-lists-group",
    state: "open",
    act: async (page, locale) => {
      await press({ ja: "グループを作る", en: "New group" })(page, locale);
      await seeDialog(page, locale);
    },
  },

  list,
  { ...list, name: "company-list-loading", state: "loading", title: unread, answers: [held(getList)] },
  {
    ...list,
    name: "company-list-error",
    state: "error",
    title: unread,
    answers: [refusal(getList, "unexpected")],
  },
  {
    ...list,
    name: "company-list-gone",
    state: "error",
    title: unread,
    answers: [refusal(getList, "dataNotFound")],
  },
  { ...list, name: "company-list-empty", state: "empty", answers: [answer(getList, emptyList)] },
  {
    ...list,
    name: "company-list-consulted",
    title: named(consultedList.name),
    answers: [answer(getList, consultedList), answer(listBoardRows, { docs: [aBoardRow()] })],
  },
  {
    ...list,
    name: "company-list-locked",
    title: named(lockedList.name),
    answers: [answer(getList, lockedList)],
  },
  {
    ...list,
    name: "company-list-long",
    state: "long",
    title: named(longList.name),
    answers: [answer(getList, longList)],
  },
];
