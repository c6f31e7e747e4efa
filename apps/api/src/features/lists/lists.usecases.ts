import type { createList, List, listLists } from "@tomoru/contract/company/lists";
import type { BodyOf, QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Admitted } from "../../platform/http/route.ts";
import { uuidAt } from "../../platform/random.ts";
import { conflictAt, Refusal, refuseAccess } from "../../platform/refusal.ts";
import { once } from "../../platform/request-keys.ts";
import { sealedCursors } from "../../platform/sealed-cursor.ts";
import { holdCompany } from "../companies/company/hold.usecases.ts";
import { planValuesOf } from "../companies/company/subscription.usecases.ts";
import { type Beside, findListAsRead, type ListAsRead, putConsulted } from "./consulted-lists.repository.ts";
import { findGroups, hasGroup } from "./groups.repository.ts";
import { changeableList, heldList } from "./held-lists.usecases.ts";
import { copyEntries, raiseCount } from "./list-rows.repository.ts";
import { addAll } from "./list-rows.usecases.ts";
import {
  type Change,
  type CompanyId,
  changeList,
  countLists,
  deleteList,
  findLists,
  insertList,
  type ListKey,
  type ListPlace,
  lockBeyond,
} from "./lists.repository.ts";

export type { ListAsRead };

type Caller = Admitted<"company">;

export async function pageOfLists(
  deps: Deps,
  { caller, query }: { caller: Caller; query: QueryOf<typeof listLists> },
): Promise<ResultOf<typeof listLists>> {
  const { db, keys } = deps;
  const companyId = caller.ownerId;
  const { cursor, limit, ...filters } = query;
  const context = `listCursor/${companyId}/${JSON.stringify(Object.entries(filters).toSorted())}`;
  const cursors = sealedCursors<ListPlace>(keys, context);
  const { group, status, platform, q, sort } = filters;
  const asked = { companyId, group, status, platform, q, sort };
  const found = await findLists(db, { ...asked, after: cursors.read(cursor), most: limit + 1 });
  const placeOf = ({ name, updatedAt, listId: id }: List) => ({
    value: sort === "name" ? name : updatedAt,
    id,
  });
  const { rows: docs, nextCursor } = cursors.pageOf(found, { limit, placeOf });
  const [groups, counts, values] = [
    await findGroups(db, companyId),
    await countLists(db, companyId),
    await planValuesOf(db, companyId),
  ];
  return {
    docs,
    nextCursor,
    groups,
    counts: { ...counts, limit: values.lists },
  };
}

type Making = { caller: Caller; body: BodyOf<typeof createList>; key: string | undefined };

/** `noAccess` at `plan` for more lists, or more accounts in one, than the plan holds. */
export function makeList(deps: Deps, { caller, body, key }: Making): Promise<List> {
  return deps.db.transaction().execute((trx) =>
    once(deps, { trx, caller, call: "createList", key, body }, async () => {
      const { creatorIds, groupId, ...named } = body;
      const made = await roomForList(deps, { trx, caller, groupId, budgetBand: null, ...named });
      await addAll(deps, { trx, caller, list: made, creatorIds });
      return heldList(trx, { companyId: caller.ownerId, listId: made.listId });
    }),
  );
}

type NewList = Pick<List, "name" | "explanation" | "platform" | "groupId" | "budgetBand">;

async function roomForList(
  { clock }: Deps,
  { trx, caller, name, explanation, platform, groupId, budgetBand }: NewList & { trx: Trx; caller: Caller },
): Promise<List> {
  const companyId = caller.ownerId;
  await holdCompany(trx, companyId);
  const [{ lists }, { unconsulted }] = [await planValuesOf(trx, companyId), await countLists(trx, companyId)];
  if (unconsulted >= lists) throw refuseAccess("plan");
  if (groupId !== null && !(await hasGroup(trx, { companyId, groupId }))) throw new Refusal("dataNotFound");
  const now = clock.now();
  const id = uuidAt(now);
  const who = { company_id: companyId, id, created_by: caller.accountId, created_at: now };
  await insertList(trx, { ...who, name, explanation, platform, group_id: groupId, budget_band: budgetBand });
  return heldList(trx, { companyId, listId: id });
}

/** A consulted list keeps its budget: 409 at `status`. */
export function editList(
  deps: Deps,
  { caller, listId, change }: { caller: Caller; listId: string; change: Change },
): Promise<List> {
  const key = { companyId: caller.ownerId, listId };
  return deps.db.transaction().execute(async (trx) => {
    const { status } = await changeableList(trx, key);
    if (status === "consulted" && change.budgetBand !== undefined) throw conflictAt("status");
    const { groupId } = change;
    if (groupId && !(await hasGroup(trx, { companyId: key.companyId, groupId })))
      throw new Refusal("dataNotFound");
    await changeList(trx, key, { ...change, now: deps.clock.now() });
    return heldList(trx, key);
  });
}

export async function endList(
  deps: Deps,
  { caller, listId }: { caller: Caller; listId: string },
): Promise<void> {
  const companyId = caller.ownerId;
  await deps.db.transaction().execute(async (trx) => {
    await holdCompany(trx, companyId);
    if (!(await deleteList(trx, { companyId, listId }))) throw new Refusal("dataNotFound");
    await fitLists(trx, { companyId, now: deps.clock.now() });
  });
}

/** Makes the locks what the plan says, after it changed or a list ended. The company's row is held. */
export async function fitLists(
  trx: Trx,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<void> {
  const { lists } = await planValuesOf(trx, companyId);
  await lockBeyond(trx, { companyId, most: lists, now });
}

type Copying = { caller: Caller; listId: string; name: string; key: string | undefined };

/** Copies a list in any state. `noAccess` at `plan`. */
export function copyOfList(deps: Deps, { caller, listId, name, key }: Copying): Promise<List> {
  const companyId = caller.ownerId;
  return deps.db.transaction().execute((trx) =>
    once(deps, { trx, caller, call: `copyList/${listId}`, key, body: { name } }, async () => {
      await holdCompany(trx, companyId);
      const { platform, groupId, explanation, budgetBand } = await heldList(trx, { companyId, listId });
      const made = await roomForList(deps, { trx, caller, name, explanation, platform, groupId, budgetBand });
      const now = deps.clock.now();
      const to = made.listId;
      const by = await copyEntries(trx, { companyId, listId, to, addedBy: caller.accountId, now });
      const { creatorsPerList: most } = await planValuesOf(trx, companyId);
      if (!(await raiseCount(trx, { companyId, listId: to }, { by, most, now }))) throw refuseAccess("plan");
      return heldList(trx, { companyId, listId: to });
    }),
  );
}

/** Somebody edited the list between its reading and its end as a list: whoever holds it from the start is not told so. */
export class ListEdited extends Error {}

/**
 * A list that is about to be consulted, with its accounts: 409 at `listId` once it was, and beyond the plan. Held, nobody edits it
 * until the transaction ends; what is read with the wait for it would be as old as the wait, so it is read after.
 */
export async function listForConsultation(
  trx: Trx,
  { isHeld, ...key }: ListKey & { isHeld: boolean },
): Promise<ListAsRead> {
  if (isHeld) await heldList(trx, key);
  const read = await findListAsRead(trx, key);
  if (!read) throw new Refusal("dataNotFound");
  if (read.list.isLocked || read.list.status === "consulted") throw conflictAt("listId");
  return read;
}

type Marking = {
  readonly companyId: CompanyId;
  readonly read: ListAsRead;
  readonly now: Date;
  /** What the same statement writes: of the company too, so that it is one shard's. */
  readonly beside?: Beside;
};

/** In the transaction of the consultation, for the list as it was read. A record takes no place of the plan: another list may unlock. */
export async function markConsulted(trx: Trx, { companyId, read, now, beside }: Marking): Promise<void> {
  const { list, revision } = read;
  const key = { companyId, listId: list.listId };
  const { isPut, hasLocked } = await putConsulted(trx, { ...key, revision, now, ...(beside && { beside }) });
  if (!isPut) throw new ListEdited();
  if (hasLocked) await fitLists(trx, { companyId, now });
}
