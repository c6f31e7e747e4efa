import type { CreatorSearch, searchCreators as endpoint } from "@tomoru/contract/company/discovery";
import type { ResultOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../../deps.ts";
import { secondsUntil } from "../../../platform/clock.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { Admitted } from "../../../platform/http/route.ts";
import { daysAfter, japanDay, japanMoment } from "../../../platform/japan-time.ts";
import { spendRation } from "../../../platform/network-ration.ts";
import type { OwnerId } from "../../../platform/owner.ts";
import { countHit } from "../../../platform/rate-limit.ts";
import { Refusal, refuseAccess, refuseField } from "../../../platform/refusal.ts";
import { planValuesOf } from "../../companies/company/subscription.usecases.ts";
import { noteFullDay, takeUsage } from "../../companies/company/usage.usecases.ts";
import { listIdsOf } from "../../lists/list-entries.usecases.ts";
import { cardOf, visitorsCard } from "../cards/account-cards.rules.ts";
import { findCards, findPositions } from "../cards/cards.repository.ts";
import { creatorIds } from "../cards/creator-id.rules.ts";
import { findPage } from "./search.repository.ts";
import type { Search } from "./search.rules.ts";
import { countFound } from "./search-count.repository.ts";
import { readCursor, writeCursor } from "./search-cursor.rules.ts";
import { filtersBeyond, filtersOf, type Reach, reachOf, visitorsReach } from "./search-query.rules.ts";

type Result = ResultOf<typeof endpoint>;
type Caller = Admitted<"company">;

const visitorRation = { name: "visitorSearch", perHour: limits.visitorSearchesPerHour };

/** The first page of a search without an account: who it is and about how many follow, and no number. */
export async function searchAsVisitor(
  deps: Deps,
  { query, ip }: { query: CreatorSearch; ip: string },
): Promise<Result> {
  if (query.cursor !== undefined || filtersBeyond(query, visitorsReach, false)) throw refuseAccess("plan");
  await spendRation(deps, { db: deps.db, ip, ration: visitorRation });
  const searched = await searchPage(deps, { query, reach: visitorsReach, whose: "visitor" });
  const docs = searched.docs.map(visitorsCard);
  return { ...searched, docs, nextCursor: null };
}

/**
 * A page of accounts of one platform. `noAccess` for filters and pages beyond the plan; `tooManyRequests` for more searches
 * than a person makes, and for more accounts than the plan shows a company in a day, however they were come by.
 */
export async function searchAsCompany(
  deps: Deps,
  { query, caller }: { query: CreatorSearch; caller: Caller },
): Promise<Result> {
  const values = await planValuesOf(deps.db, caller.ownerId);
  const reach = reachOf(values);
  if (filtersBeyond(query, reach, values.prAnalysis)) throw refuseAccess("plan");
  await countSearch(deps, caller);
  const whose = `company/${caller.ownerId}`;
  const hasPrAnalysis = values.prAnalysis;
  const searched = await searchPage(deps, { query, reach, whose, hasPrAnalysis, companyId: caller.ownerId });
  const counted = { caller, count: searched.docs.length, most: values.searchRowsPerDay };
  await deps.db.transaction().execute((trx) => countAccounts(deps.clock, { trx, ...counted }));
  return searched;
}

async function countSearch({ db, clock }: Deps, { accountId }: Caller): Promise<void> {
  const rule = { count: limits.searchesPerMinute, windowSeconds: 60 };
  const hit = await countHit(db, { key: `search:${accountId}`, rule, now: clock.now() });
  if (!hit.allowed) throw new Refusal("tooManyRequests", { retryAfter: hit.retryAfter });
}

/** Counted before they are shown: what is beyond the day's number stays unsaid. Where no page is left of it, the day is noted. */
export async function countAccounts(
  clock: Deps["clock"],
  { trx, caller, count, most }: { trx: Trx; caller: Caller; count: number; most: number },
): Promise<void> {
  if (count === 0) return;
  const now = clock.now();
  const period = japanDay(now);
  const taken = { companyId: caller.ownerId, kind: "searchRow" as const, period, count, most };
  const used = await takeUsage(trx, taken);
  if (used > most - limits.accountsPerPage)
    await noteFullDay(trx, { companyId: caller.ownerId, day: period });
  if (used > 0) return;
  const until = japanMoment(daysAfter(period, 1), "00:00");
  throw new Refusal("tooManyRequests", { retryAfter: secondsUntil({ from: now, until }) });
}

type Asked = {
  query: CreatorSearch;
  reach: Reach;
  whose: string;
  hasPrAnalysis?: boolean;
  companyId?: OwnerId<"company">;
};

async function searchPage(
  deps: Deps,
  { query, reach, whose, hasPrAnalysis = false, companyId }: Asked,
): Promise<Result> {
  const { db, clock, keys } = deps;
  const { cursor, ...named } = query;
  const asked = JSON.stringify(
    Object.entries(named)
      .filter(([, value]) => value !== undefined)
      .toSorted(),
  );
  const sealedFor = `${whose}/${asked}`;
  const after = cursor === undefined ? null : readCursor(keys, cursor, sealedFor);
  if (after === undefined) throw refuseField("cursor", "dataInvalid");
  const page = (after?.page ?? 0) + 1;
  if (page > reach.pages) throw refuseAccess("plan");
  const search = await searchOf(deps, { query, reach, after });
  const { rows, cutAt } = await findPage(db, { search, most: limits.accountsPerPage + 1 });
  const shown = rows.slice(0, limits.accountsPerPage);
  const last = rows.length > shown.length ? shown.at(-1) : cutAt;
  const ids = shown.map(({ id }) => id);
  const [cards, lists, total] = await Promise.all([
    findCards(db, { platform: query.platform, influencerIds: ids }),
    companyId ? listIdsOf(db, { companyId, influencerIds: ids, platform: query.platform }) : null,
    page === 1 ? totalOf(deps, { search, found: rows.length, isAll: last === null }) : null,
  ]);
  const onlooker = { now: clock.now(), ids: creatorIds(deps.hash), hasPrAnalysis };
  return {
    docs: ids
      .flatMap((id) => cards.get(id) ?? [])
      .map((facts) => cardOf(facts, { ...onlooker, listIds: lists?.get(facts.influencerId) ?? [] })),
    nextCursor: last ? writeCursor(keys, { value: last.value, id: last.id, page }, sealedFor) : null,
    total,
    page,
    pagesAllowed: reach.pages,
  };
}

export async function searchOf(
  { db, clock }: { db: Queryable; clock: Deps["clock"] },
  { query, reach, after }: { query: CreatorSearch; reach: Reach; after: Search["after"] },
): Promise<Search> {
  const named = query.category ?? [];
  const positions = await findPositions(db, named);
  if (positions.length < named.length) throw refuseField("category", "categoryInvalid");
  const filters = filtersOf(query, { positions, today: japanDay(clock.now()) });
  return { platform: query.platform, sort: query.sort ?? reach.defaultSort, filters, after };
}

async function totalOf(
  { db }: Deps,
  { search, found, isAll }: { search: Search; found: number; isAll: boolean },
): Promise<Result["total"]> {
  if (isAll) return { value: found, isAtLeast: false };
  const { value, isAtLeast } = await countFound(db, { search, most: limits.searchCountMost });
  return { value: Math.max(value, found), isAtLeast };
}
