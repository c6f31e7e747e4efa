import type {
  createList,
  List,
  ListRow,
  listLists,
  rowSorts,
  skipReasons,
} from "@tomoru/contract/company/lists";
import type { BodyOf, QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type { Platform } from "@tomoru/contract/influencer/offers";
import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Admitted } from "../../platform/http/route.ts";
import { uuidAt } from "../../platform/random.ts";
import { Refusal, refuseAccess, refuseField } from "../../platform/refusal.ts";
import { once } from "../../platform/request-keys.ts";
import { planValuesOf } from "../companies/subscription.usecases.ts";
import { cardsFor, sortCreators } from "../discovery/cards.usecases.ts";
import { findGroups, hasGroup } from "./groups.repository.ts";
import {
  copyEntries,
  deleteEntry,
  findEntriesOf,
  insertEntries,
  raiseCount,
  saveNote,
} from "./list-rows.repository.ts";
import {
  type CompanyId,
  changeList,
  countLists,
  deleteList,
  findList,
  findLists,
  holdCompanysLists,
  holdList,
  insertList,
  type ListKey,
  lockBeyond,
  putConsulted,
} from "./lists.repository.ts";

type Caller = Admitted<"company">;
const conflict = (field: string) =>
  new Refusal("dataInvalid", { status: 409, faults: refuseField(field, "dataInvalid").faults });

/** The company's list, held; `dataNotFound` for somebody else's and for none. */
async function held(trx: Trx, key: ListKey): Promise<List> {
  const list = await holdList(trx, key);
  if (!list) throw new Refusal("dataNotFound");
  return list;
}

/** The same for who changes it: 409 at `locked` beyond the plan. */
async function changeable(trx: Trx, key: ListKey): Promise<List> {
  const list = await held(trx, key);
  if (list.isLocked) throw conflict("locked");
  return list;
}

/** The same for who adds or takes out: 409 at `status` once it was consulted. */
async function open(trx: Trx, key: ListKey): Promise<List> {
  const list = await changeable(trx, key);
  if (list.status === "consulted") throw conflict("status");
  return list;
}

export async function pageOfLists(
  deps: Deps,
  { caller, query }: { caller: Caller; query: QueryOf<typeof listLists> },
): Promise<ResultOf<typeof listLists>> {
  const { db, keys } = deps;
  const companyId = caller.ownerId;
  const { cursor, limit, ...filters } = query;
  const context = `listCursor/${companyId}/${JSON.stringify(Object.entries(filters).toSorted())}`;
  const after = cursor === undefined ? null : readCursor(() => keys.open(cursor, context));
  const { group, status, platform, q, sort } = filters;
  const asked = { companyId, group, status, platform, q, sort };
  const found = await findLists(db, { ...asked, after, most: limit + 1 });
  const docs = found.slice(0, limit);
  const last = found.length > limit ? docs.at(-1) : undefined;
  const value = sort === "name" ? last?.name : last?.updatedAt;
  const [groups, counts, values] = [
    await findGroups(db, companyId),
    await countLists(db, companyId),
    await planValuesOf(db, companyId),
  ];
  return {
    docs,
    nextCursor: last ? keys.seal(JSON.stringify({ value, id: last.listId }), context) : null,
    groups,
    counts: { ...counts, limit: values.lists },
  };
}

function readCursor(openIt: () => string): { value: string; id: string } {
  try {
    return JSON.parse(openIt()) as { value: string; id: string };
  } catch {
    throw refuseField("cursor", "dataInvalid");
  }
}

type Making = { caller: Caller; body: BodyOf<typeof createList>; key: string | undefined };

/** `noAccess` at `plan` for more lists, or more accounts in one, than the plan holds. */
export function makeList(deps: Deps, { caller, body, key }: Making): Promise<List> {
  return deps.db.transaction().execute((trx) =>
    once(deps, { trx, caller, call: "createList", key, body }, async () => {
      const { creatorIds, groupId, ...named } = body;
      const made = await roomForList(deps, { trx, caller, groupId, ...named });
      await addAll(deps, { trx, caller, list: made, creatorIds });
      return held(trx, { companyId: caller.ownerId, listId: made.listId });
    }),
  );
}

type NewList = { name: string; explanation: string; platform: Platform; groupId: string | null };

async function roomForList(
  { clock }: Deps,
  { trx, caller, name, explanation, platform, groupId }: NewList & { trx: Trx; caller: Caller },
): Promise<List> {
  const companyId = caller.ownerId;
  await holdCompanysLists(trx, companyId);
  const [{ lists }, { unconsulted }] = [await planValuesOf(trx, companyId), await countLists(trx, companyId)];
  if (unconsulted >= lists) throw refuseAccess("plan");
  if (groupId !== null && !(await hasGroup(trx, { companyId, groupId }))) throw new Refusal("dataNotFound");
  const now = clock.now();
  const id = uuidAt(now);
  const who = { company_id: companyId, id, created_by: caller.accountId, created_at: now };
  await insertList(trx, { ...who, name, explanation, platform, group_id: groupId });
  return held(trx, { companyId, listId: id });
}

type Skipped = { creatorId: string; reason: (typeof skipReasons)[number] };
type Added = { added: number; already: number; skipped: Skipped[]; count: number };

/** In a list that is held. */
async function addAll(
  deps: Deps,
  { trx, caller, list, creatorIds }: { trx: Trx; caller: Caller; list: List; creatorIds: readonly string[] },
): Promise<Added> {
  const companyId = caller.ownerId;
  const key = { companyId, listId: list.listId };
  const { found, skipped } = await sortCreators(deps, { db: trx, creatorIds, platform: list.platform });
  const now = deps.clock.now();
  const added = await insertEntries(trx, { ...key, influencerIds: found, addedBy: caller.accountId, now });
  const { creatorsPerList } = await planValuesOf(trx, companyId);
  if (added > 0 && !(await raiseCount(trx, key, { by: added, most: creatorsPerList, now })))
    throw refuseAccess("plan");
  return { added, already: found.length - added, skipped, count: list.count + added };
}

type Adding = { caller: Caller; listId: string; creatorIds: readonly string[]; key: string | undefined };

/** All that are new, or none where not all fit: `noAccess` at `plan`. */
export function addCreators(deps: Deps, { caller, listId, creatorIds, key }: Adding): Promise<Added> {
  return deps.db.transaction().execute((trx) =>
    once(deps, { trx, caller, call: `addToList/${listId}`, key, body: creatorIds }, async () => {
      const list = await open(trx, { companyId: caller.ownerId, listId });
      return addAll(deps, { trx, caller, list, creatorIds });
    }),
  );
}

type ListWithRows = List & {
  rows: ListRow[];
  priceTotal: { minYen: number; maxYen: number; unknown: number };
};

export async function listWithRows(
  deps: Deps,
  { caller, listId, sort }: { caller: Caller; listId: string; sort: (typeof rowSorts)[number] },
): Promise<ListWithRows> {
  const key = { companyId: caller.ownerId, listId };
  const list = await findList(deps.db, key);
  if (!list) throw new Refusal("dataNotFound");
  const entries = await findEntriesOf(deps.db, key);
  const influencerIds = entries.map(({ influencerId }) => influencerId);
  const { prAnalysis } = await planValuesOf(deps.db, key.companyId);
  const cards = await cardsFor(deps, { influencerIds, platform: list.platform, hasPrAnalysis: prAnalysis });
  const rows = entries.flatMap(({ influencerId, note, addedBy, addedAt }) => {
    const card = cards.get(influencerId);
    return card
      ? {
          ...card.card,
          listIds: [listId],
          note,
          addedBy,
          addedAt: addedAt.toISOString(),
          isGone: card.isGone,
        }
      : [];
  });
  const priced = rows.flatMap(({ price }) => price ?? []);
  const figureOf = (row: ListRow) =>
    (sort === "added" ? 0 : sort === "price" ? row.price?.minYen : row[sort]) ?? -1;
  return {
    ...list,
    rows: sort === "added" ? rows : rows.toSorted((one, other) => figureOf(other) - figureOf(one)),
    priceTotal: {
      minYen: priced.reduce((sum, { minYen }) => sum + minYen, 0),
      maxYen: priced.reduce((sum, { maxYen }) => sum + maxYen, 0),
      unknown: rows.length - priced.length,
    },
  };
}

type Change = {
  name?: string | undefined;
  explanation?: string | undefined;
  groupId?: string | null | undefined;
};

export function renameList(
  deps: Deps,
  { caller, listId, change }: { caller: Caller; listId: string; change: Change },
): Promise<List> {
  const key = { companyId: caller.ownerId, listId };
  return deps.db.transaction().execute(async (trx) => {
    await changeable(trx, key);
    const { groupId } = change;
    if (groupId && !(await hasGroup(trx, { companyId: key.companyId, groupId })))
      throw new Refusal("dataNotFound");
    await changeList(trx, key, { ...change, now: deps.clock.now() });
    return held(trx, key);
  });
}

export async function endList(
  deps: Deps,
  { caller, listId }: { caller: Caller; listId: string },
): Promise<void> {
  const companyId = caller.ownerId;
  await deps.db.transaction().execute(async (trx) => {
    await holdCompanysLists(trx, companyId);
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

/** Of a list in whatever state. `noAccess` at `plan`. */
export function copyOfList(deps: Deps, { caller, listId, name, key }: Copying): Promise<List> {
  const companyId = caller.ownerId;
  return deps.db.transaction().execute((trx) =>
    once(deps, { trx, caller, call: `copyList/${listId}`, key, body: { name } }, async () => {
      await holdCompanysLists(trx, companyId);
      const { platform, groupId, explanation } = await held(trx, { companyId, listId });
      const made = await roomForList(deps, { trx, caller, name, explanation, platform, groupId });
      const now = deps.clock.now();
      const to = made.listId;
      const by = await copyEntries(trx, { companyId, listId, to, addedBy: caller.accountId, now });
      const { creatorsPerList: most } = await planValuesOf(trx, companyId);
      if (!(await raiseCount(trx, { companyId, listId: to }, { by, most, now }))) throw refuseAccess("plan");
      return held(trx, { companyId, listId: to });
    }),
  );
}

type InList = { caller: Caller; listId: string; influencerId: string | undefined };

/** Also in a list that was consulted. */
export async function writeNote(
  deps: Deps,
  { caller, listId, influencerId = "", note }: InList & { note: string },
): Promise<void> {
  const key = { companyId: caller.ownerId, listId };
  await deps.db.transaction().execute(async (trx) => {
    await changeable(trx, key);
    const saved = influencerId !== "" && (await saveNote(trx, { ...key, influencerId, note }));
    if (!saved) throw new Refusal("dataNotFound");
  });
}

export function takeOut(
  deps: Deps,
  { caller, listId, influencerId = "" }: InList,
): Promise<{ count: number }> {
  const key = { companyId: caller.ownerId, listId };
  return deps.db.transaction().execute(async (trx) => {
    const list = await open(trx, key);
    const removed = influencerId === "" ? 0 : await deleteEntry(trx, { ...key, influencerId });
    if (removed > 0) await raiseCount(trx, key, { by: -removed, most: list.count, now: deps.clock.now() });
    return { count: list.count - removed };
  });
}

/** The accounts of a list that is about to be consulted, held: 409 once it was, and beyond the plan. */
export async function holdForConsultation(trx: Trx, key: ListKey): Promise<string[]> {
  await open(trx, key);
  return (await findEntriesOf(trx, key)).map(({ influencerId }) => influencerId);
}

/** In the transaction of the consultation, after it was held. A record takes no place of the plan: another list may unlock. */
export async function markConsulted(trx: Trx, key: ListKey, now: Date): Promise<void> {
  if (!(await putConsulted(trx, key, now))) throw conflict("status");
  await fitLists(trx, { companyId: key.companyId, now });
}
