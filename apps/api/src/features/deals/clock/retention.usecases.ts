import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../../deps.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import { firstDayOf, japanMoment, japanMonth, monthsAfter } from "../../../platform/japan-time.ts";
import { eraseDeal, eraseWords, findKept, findSpoken } from "./retention.repository.ts";

/** Rows in one round. */
const atOnce = 1000;

/**
 * What is kept of a deal goes when the law has no more use for it: what was said and delivered two years after its end, the deal with its
 * contract seven years after the year of it (docs/decisions/0104).
 */
export async function eraseOldDeals({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const month = japanMonth(now);
  const spokenUntil = beginningOf(monthsAfter(month, -limits.dealWordsKeptMonths));
  await eachEnded(db, {
    find: () => findSpoken(db, { endedBefore: spokenUntil, limit: atOnce }),
    erase: (trx, ended) => eraseWords(trx, { ...ended, now }),
  });
  const keptUntil = beginningOf(`${Number(month.slice(0, 4)) - limits.contractsKeptYears}-01`);
  await eachEnded(db, {
    find: () => findKept(db, { endedBefore: keptUntil, limit: atOnce }),
    erase: eraseDeal,
  });
}

const beginningOf = (month: string) => japanMoment(firstDayOf(month), "00:00");

type Each<T> = {
  readonly find: () => Promise<readonly T[]>;
  readonly erase: (trx: Trx, ended: T) => Promise<void>;
};

/** One at a time: whoever dies in between has lost nothing, and the next night goes on. */
async function eachEnded<T>(db: Db, { find, erase }: Each<T>): Promise<void> {
  for (;;) {
    const found = await find();
    for (const ended of found) await db.transaction().execute((trx) => erase(trx, ended));
    if (found.length < atOnce) return;
  }
}
