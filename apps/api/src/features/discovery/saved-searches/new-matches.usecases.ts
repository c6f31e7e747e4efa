import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../../deps.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { readersOf } from "../../companies/company/readers.usecases.ts";
import { planValuesOf } from "../../companies/company/subscription.usecases.ts";
import { findPositions } from "../cards/cards.repository.ts";
import { countFoundSince } from "../search/search-count.repository.ts";
import { filtersOf } from "../search/search-query.rules.ts";
import {
  findDueSearches,
  leaseCount,
  type SavedRow,
  type SearchKey,
  saveCount,
  saveMailed,
} from "./saved-searches.repository.ts";
import { isWithinPlan, nextCount, queryOf } from "./saved-searches.usecases.ts";

/** Searches in one run of the job. */
const most = 500;
const leaseSeconds = 300;

/** Counts who is found anew by saved searches that were not counted for an hour, and writes to who asked for it. Safe on several copies at once. */
export async function countNewMatches(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const key of await findDueSearches(deps.db, { now, most })) {
    const search = await leaseCount(deps.db, key, { now, until: secondsAfter(now, leaseSeconds) });
    if (search) await countOne(deps, { key, search });
  }
}

type One = { readonly key: SearchKey; readonly search: SavedRow };

async function countOne(deps: Deps, { key, search }: One): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const { openedAt, mailedAt, mailedTo } = search;
  const newCount = await countSince(deps, { key, search, since: openedAt });
  const isDue = mailedAt === null || mailedAt <= secondsAfter(now, -limits.newMatchesMailSeconds);
  const since = mailedAt !== null && mailedAt > openedAt ? mailedAt : openedAt;
  const isMailing = newCount > 0 && mailedTo.length > 0 && isDue;
  const untold = isMailing && since !== openedAt ? await countSince(deps, { key, search, since }) : newCount;
  await db.transaction().execute(async (trx) => {
    if (!(await saveCount(trx, key, { openedAt, newCount, next: nextCount(now) }))) return;
    if (isMailing && untold > 0) await tell(deps, trx, { key, search, count: untold });
  });
}

/** Nothing for what the plan does not have any more. */
async function countSince(
  { db, clock }: Deps,
  { key, search, since }: One & { since: Date },
): Promise<number> {
  const values = await planValuesOf(db, key.companyId);
  if (!isWithinPlan(search, values)) return 0;
  const positions = await findPositions(db, search.filters.category ?? []);
  const filters = filtersOf(queryOf(search), { positions, today: japanDay(clock.now()) });
  return countFoundSince(db, {
    search: { platform: search.platform, filters },
    since,
    most: limits.newCountMost,
  });
}

async function tell(
  { outbox, clock }: Deps,
  trx: Trx,
  { key, search, count }: One & { count: number },
): Promise<void> {
  const now = clock.now();
  const readers = await readersOf(trx, { companyId: key.companyId, memberIds: search.mailedTo });
  const { searchId, name } = search;
  const isMost = count >= limits.newCountMost;
  await outbox.enqueueAll(
    trx,
    readers.map(({ email, fullName, locale }) => ({
      kind: "newMatches" as const,
      data: { fullName, name, count, isMost, searchId },
      to: email,
      locale,
      expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
    })),
  );
  await saveMailed(trx, key, now);
}
