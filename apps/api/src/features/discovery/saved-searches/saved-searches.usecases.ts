import type { CreatorSearch } from "@tomoru/contract/company/discovery";
import type {
  SavedFilters,
  SavedSearch,
  saveSearch as saveEndpoint,
  updateSavedSearch,
} from "@tomoru/contract/company/saved-searches";
import type { BodyOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import type { Deps } from "../../../deps.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { Admitted } from "../../../platform/http/route.ts";
import { uuidAt } from "../../../platform/random.ts";
import { Refusal, refuseAccess, refuseField } from "../../../platform/refusal.ts";
import { once } from "../../../platform/request-keys.ts";
import { holdCompany } from "../../companies/company/hold.usecases.ts";
import { planValuesOf } from "../../companies/company/subscription.usecases.ts";
import { findPositions } from "../cards/cards.repository.ts";
import { filtersBeyond, reachOf } from "../search/search-query.rules.ts";
import {
  countSearches,
  deleteSearch,
  findSearch,
  findSearches,
  insertSearch,
  putMailed,
  putOpened,
  putSearchedFor,
  renameSearch,
  type SavedRow,
  type SearchedFor,
  type SearchKey,
} from "./saved-searches.repository.ts";

type Caller = Admitted<"company">;
type Values = Awaited<ReturnType<typeof planValuesOf>>;

/** What a saved search would ask if it were made now. */
export function queryOf({ platform, filters }: Pick<SearchedFor, "platform" | "filters">): CreatorSearch {
  return { platform, ...filters };
}

/** Whether the plan has all that a saved search filters by: after a step down it may not. */
export function isWithinPlan(search: Pick<SearchedFor, "platform" | "filters">, values: Values): boolean {
  return !filtersBeyond(queryOf(search), reachOf(values), values.prAnalysis);
}

export async function savedSearchesOf({ db }: Deps, caller: Caller): Promise<{ docs: SavedSearch[] }> {
  const rows = await findSearches(db, caller.ownerId);
  return { docs: rows.map((row) => searchOf(row, caller)) };
}

/** `noAccess` at `plan` for more searches, or other filters, than the plan has. */
export function saveSearch(
  deps: Deps,
  { caller, body, key }: { caller: Caller; body: BodyOf<typeof saveEndpoint>; key: string | undefined },
): Promise<SavedSearch> {
  const companyId = caller.ownerId;
  return deps.db.transaction().execute((trx) =>
    once(deps, { trx, caller, call: "saveSearch", key, body }, async () => {
      await holdCompany(trx, companyId);
      const values = await checked(trx, { caller, search: body });
      if ((await countSearches(trx, companyId)) >= values.savedSearches) throw refuseAccess("plan");
      const now = deps.clock.now();
      const saved = { companyId, searchId: uuidAt(now) };
      const { isMailed, ...named } = body;
      await insertSearch(trx, { ...saved, ...named, now, next: nextCount(now) });
      if (isMailed) await putMailed(trx, { key: saved, memberId: caller.accountId, isMailed });
      return told(trx, { caller, key: saved });
    }),
  );
}

export function changeSearch(
  deps: Deps,
  {
    caller,
    searchId,
    change,
  }: { caller: Caller; searchId: string; change: BodyOf<typeof updateSavedSearch> },
): Promise<SavedSearch> {
  const key = { companyId: caller.ownerId, searchId };
  return deps.db.transaction().execute(async (trx) => {
    await holdCompany(trx, key.companyId);
    const before = await found(trx, key);
    const { name, platform, filters, sort, isMailed } = change;
    if (name !== undefined) await renameSearch(trx, { ...key, name });
    if (platform !== undefined || filters !== undefined || sort !== undefined) {
      const search = {
        platform: platform ?? before.platform,
        filters: filters ?? before.filters,
        sort: sort ?? before.sort,
      };
      await checked(trx, { caller, search });
      await putSearchedFor(trx, { key, search, now: deps.clock.now() });
    }
    if (isMailed !== undefined) await putMailed(trx, { key, memberId: caller.accountId, isMailed });
    return told(trx, { caller, key });
  });
}

export async function openSearch(
  { db, clock }: Deps,
  { caller, searchId }: { caller: Caller; searchId: string },
): Promise<SavedSearch> {
  const key = { companyId: caller.ownerId, searchId };
  if (!(await putOpened(db, key, clock.now()))) throw new Refusal("dataNotFound");
  return told(db, { caller, key });
}

export async function endSearch(
  { db }: Deps,
  { caller, searchId }: { caller: Caller; searchId: string },
): Promise<void> {
  if (!(await deleteSearch(db, { companyId: caller.ownerId, searchId }))) throw new Refusal("dataNotFound");
}

/** When a search is counted that was just looked at. */
export function nextCount(now: Date): Date {
  return secondsAfter(now, limits.newCountSeconds);
}

async function checked(
  trx: Trx,
  { caller, search }: { caller: Caller; search: { platform: Platform; filters: SavedFilters } },
): Promise<Values> {
  const values = await planValuesOf(trx, caller.ownerId);
  if (!isWithinPlan(search, values)) throw refuseAccess("plan");
  const named = new Set(search.filters.category ?? []);
  const positions = await findPositions(trx, [...named]);
  if (positions.length < named.size) throw refuseField("filters.category", "categoryInvalid");
  return values;
}

async function found(db: Queryable, key: SearchKey): Promise<SavedRow> {
  const row = await findSearch(db, key);
  if (!row) throw new Refusal("dataNotFound");
  return row;
}

async function told(
  db: Queryable,
  { caller, key }: { caller: Caller; key: SearchKey },
): Promise<SavedSearch> {
  return searchOf(await found(db, key), caller);
}

function searchOf(row: SavedRow, { accountId }: Caller): SavedSearch {
  const { searchId, name, platform, filters, sort, newCount, mailedTo, createdAt } = row;
  const isMailed = mailedTo.includes(accountId);
  const named = { searchId, name, platform, filters, sort, newCount, isMailed };
  return { ...named, createdAt: createdAt.toISOString() };
}
