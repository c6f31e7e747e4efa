import type { List, ListRow, rowSorts, skipReasons } from "@tomoru/contract/company/lists";
import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Admitted } from "../../platform/http/route.ts";
import { Refusal, refuseAccess } from "../../platform/refusal.ts";
import { once } from "../../platform/request-keys.ts";
import { planValuesOf } from "../companies/company/subscription.usecases.ts";
import { cardsFor, influencerOf, sortCreators } from "../discovery/cards/cards.usecases.ts";
import { changeableList, unconsultedList } from "./held-lists.usecases.ts";
import { deleteEntries, insertEntries, raiseCount, saveNote } from "./list-rows.repository.ts";
import { findListWithEntries } from "./lists.repository.ts";
import { openRemoval, sealRemoval } from "./sealed-removal.rules.ts";

type Caller = Admitted<"company">;

type Skipped = { creatorId: string; reason: (typeof skipReasons)[number] };
type Added = { added: number; addedIds: string[]; already: number; skipped: Skipped[]; count: number };
type Addition = {
  readonly creatorIds: readonly string[];
  readonly notesFrom?: string | undefined;
  readonly undo?: string | undefined;
};

/** To a list that is held. */
export async function addAll(
  deps: Deps,
  { trx, caller, list, creatorIds, notesFrom, undo }: Addition & { trx: Trx; caller: Caller; list: List },
): Promise<Added> {
  const companyId = caller.ownerId;
  const key = { companyId, listId: list.listId };
  const { found, skipped, creatorIdOf } = await sortCreators(deps, {
    db: trx,
    creatorIds,
    platform: list.platform,
  });
  const now = deps.clock.now();
  const removed = openRemoval(deps.keys, { ...key, undo });
  const added = await insertEntries(trx, {
    ...key,
    influencerIds: found,
    notesFrom: notesFrom ?? null,
    originOf: (id) => removed.get(id) ?? { addedBy: caller.accountId, addedAt: now },
  });
  const { creatorsPerList: most } = await planValuesOf(trx, companyId);
  if (added.length > 0 && !(await raiseCount(trx, key, { by: added.length, most, now })))
    throw refuseAccess("plan");
  return {
    added: added.length,
    addedIds: added.map(creatorIdOf),
    already: found.length - added.length,
    skipped,
    count: list.count + added.length,
  };
}

type Adding = { caller: Caller; listId: string; body: Addition; key: string | undefined };

/** All that are new, or none where not all fit: `noAccess` at `plan`. `dataInvalid` at `undo`. */
export function addCreators(deps: Deps, { caller, listId, body, key }: Adding): Promise<Added> {
  return deps.db.transaction().execute((trx) =>
    once(deps, { trx, caller, call: `addToList/${listId}`, key, body }, async () => {
      const list = await unconsultedList(trx, { companyId: caller.ownerId, listId });
      return addAll(deps, { trx, caller, list, ...body });
    }),
  );
}

type ListWithRows = List & {
  consultationId: string | null;
  rows: ListRow[];
  priceTotal: { minYen: number; maxYen: number; unknown: number };
};

export async function listWithRows(
  deps: Deps,
  { caller, listId, sort }: { caller: Caller; listId: string; sort: (typeof rowSorts)[number] },
): Promise<ListWithRows> {
  const key = { companyId: caller.ownerId, listId };
  const found = await findListWithEntries(deps.db, key);
  if (!found) throw new Refusal("dataNotFound");
  const { entries, ...list } = found;
  const influencerIds = entries.map(({ influencerId }) => influencerId);
  const { prAnalysis } = await planValuesOf(deps.db, key.companyId);
  const cards = await cardsFor(deps, { influencerIds, platform: list.platform, hasPrAnalysis: prAnalysis });
  const rows = entries.flatMap(({ influencerId, addedAt, ...entry }) => {
    const { card, isGone } = cards.get(influencerId) ?? {};
    if (!card || isGone === undefined) return [];
    return { ...card, ...entry, listIds: [listId], addedAt: new Date(addedAt).toISOString(), isGone };
  });
  const priced = rows.flatMap(({ price }) => price ?? []);
  return {
    ...list,
    rows: sortedBy(rows, sort),
    priceTotal: {
      minYen: priced.reduce((sum, { minYen }) => sum + minYen, 0),
      maxYen: priced.reduce((sum, { maxYen }) => sum + maxYen, 0),
      unknown: rows.length - priced.length,
    },
  };
}

/** The highest figure first; they come as they were added, the newest first. */
function sortedBy(rows: ListRow[], sort: (typeof rowSorts)[number]): ListRow[] {
  if (sort === "added") return rows;
  const figureOf = (row: ListRow) => (sort === "price" ? row.price?.minYen : row[sort]) ?? -1;
  return rows.toSorted((one, other) => figureOf(other) - figureOf(one));
}

type InList = { caller: Caller; listId: string; influencerId: string | undefined };

/** Also in a list that was consulted. */
export async function writeNote(
  deps: Deps,
  { caller, listId, influencerId = "", note }: InList & { note: string },
): Promise<void> {
  const key = { companyId: caller.ownerId, listId };
  await deps.db.transaction().execute(async (trx) => {
    await changeableList(trx, key);
    const saved = influencerId !== "" && (await saveNote(trx, { ...key, influencerId, note }));
    if (!saved) throw new Refusal("dataNotFound");
  });
}

/** Who is not in it is out of it all the same. */
export function takeOut(
  deps: Deps,
  { caller, listId, creatorIds }: { caller: Caller; listId: string; creatorIds: readonly string[] },
): Promise<{ count: number; undo?: string | undefined }> {
  const key = { companyId: caller.ownerId, listId };
  const influencerIds = creatorIds.flatMap((creatorId) => influencerOf(deps, creatorId) ?? []);
  return deps.db.transaction().execute(async (trx) => {
    const list = await unconsultedList(trx, key);
    const removed = await deleteEntries(trx, { ...key, influencerIds });
    const { size } = removed;
    if (size > 0) await raiseCount(trx, key, { by: -size, most: list.count, now: deps.clock.now() });
    return { count: list.count - size, undo: sealRemoval(deps.keys, { ...key, removed }) };
  });
}
