import { downloadList } from "@tomoru/contract/company/csv";
import * as listGroups from "@tomoru/contract/company/list-groups";
import * as lists from "@tomoru/contract/company/lists";
import type { Deps } from "../../deps.ts";
import { fileRoute, type Route, route } from "../../platform/http/route.ts";
import { influencerOf } from "../discovery/cards/cards.usecases.ts";
import { changeGroup, endGroup, groupsOf, makeGroup } from "./groups.usecases.ts";
import { fileOfList } from "./list-csv.usecases.ts";
import { addCreators, listWithRows, takeOut, writeNote } from "./list-rows.usecases.ts";
import { copyOfList, editList, endList, makeList, pageOfLists } from "./lists.usecases.ts";

export function listsRoutes(deps: Deps): Route[] {
  return [...ofLists(deps), ...ofRows(deps), ...ofGroups(deps)];
}

function ofLists(deps: Deps): Route[] {
  return [
    route(lists.listLists, async ({ caller, query }) => ({
      result: await pageOfLists(deps, { caller, query }),
    })),
    route(lists.createList, async ({ caller, body, headers }) => ({
      result: await makeList(deps, { caller, body, key: headers["idempotency-key"] }),
    })),
    route(lists.getList, async ({ caller, params, query }) => ({
      result: await listWithRows(deps, { caller, listId: params.id, ...query }),
    })),
    route(lists.updateList, async ({ caller, params, body }) => ({
      result: await editList(deps, { caller, listId: params.id, change: body }),
    })),
    route(lists.removeList, async ({ caller, params }) => {
      await endList(deps, { caller, listId: params.id });
      return {};
    }),
    route(lists.copyList, async ({ caller, params, body, headers }) => ({
      result: await copyOfList(deps, { caller, listId: params.id, ...body, key: headers["idempotency-key"] }),
    })),
  ];
}

function ofRows(deps: Deps): Route[] {
  return [
    fileRoute(downloadList, ({ caller, params, headers, locale }) =>
      fileOfList(deps, { caller, listId: params.id, key: headers["idempotency-key"], locale }),
    ),
    route(lists.addToList, async ({ caller, params, body, headers }) => ({
      result: await addCreators(deps, { caller, listId: params.id, body, key: headers["idempotency-key"] }),
    })),
    route(lists.noteInList, async ({ caller, params, body }) => {
      const influencerId = influencerOf(deps, params.creatorId);
      await writeNote(deps, { caller, listId: params.id, influencerId, note: body.note });
      return {};
    }),
    route(lists.removeFromList, async ({ caller, params }) => ({
      result: await takeOut(deps, { caller, listId: params.id, creatorIds: [params.creatorId] }),
    })),
    route(lists.removeManyFromList, async ({ caller, params, body }) => ({
      result: await takeOut(deps, { caller, listId: params.id, ...body }),
    })),
  ];
}

function ofGroups(deps: Deps): Route[] {
  return [
    route(listGroups.listGroups, async ({ caller }) => ({ result: await groupsOf(deps.db, caller.ownerId) })),
    route(listGroups.createGroup, async ({ caller, body, headers }) => ({
      result: await makeGroup(deps, { caller, ...body, key: headers["idempotency-key"] }),
    })),
    route(listGroups.updateGroup, async ({ caller, params, body }) => ({
      result: await changeGroup(deps, { caller, groupId: params.id, ...body }),
    })),
    route(listGroups.removeGroup, async ({ caller, params }) => ({
      result: await endGroup(deps, { caller, groupId: params.id }),
    })),
  ];
}
