import { plusBankDays } from "@tomoru/contract/bank-days";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { daysAfter, japanDay, japanMoment } from "../../platform/japan-time.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { sendFunding } from "../ledger/funding-jobs.usecases.ts";
import {
  type Due,
  findOpenAttempts,
  findOpenRefunds,
  findUnreminded,
  markReminded,
} from "./open-money.repository.ts";
import { tellWaiting } from "./telling.usecases.ts";

/** Seconds: what is younger is on its way, or is told by an event. */
const youngSeconds = 300;
const atOnce = 1000;

/** Has looked at what no event has told of, `limit` deals at once. */
export async function sendOpenMoney(
  { db, jobs, clock }: Pick<Deps, "db" | "jobs" | "clock">,
  limit = atOnce,
): Promise<void> {
  const before = secondsAfter(clock.now(), -youngSeconds);
  for (const find of [findOpenAttempts, findOpenRefunds]) {
    let after: Due | undefined;
    for (;;) {
      const due: readonly Due[] = await find(db, { before, after, limit });
      for (const { influencer_id, deal } of due) {
        await sendFunding(jobs, db, { influencerId: mintOwnerId<"influencer">(influencer_id), deal });
      }
      after = due.at(-1);
      if (due.length < limit) break;
    }
  }
}

/** On the second and the fourth bank day of a transfer that has not come whole; each once. */
export async function remindOfTransfers(deps: Pick<Deps, "db" | "outbox" | "clock">): Promise<void> {
  const today = japanDay(deps.clock.now());
  for (const [index, days] of limits.transferReminderBankDays.entries()) {
    const before = madeBefore(today, days);
    const reminders = index + 1;
    for (const charge of await findUnreminded(deps.db, { before, reminders, limit: atOnce })) {
      await deps.db.transaction().execute(async (trx) => {
        const influencerId = mintOwnerId<"influencer">(charge.influencer_id);
        const marked = await markReminded(trx, { influencerId, chargeId: charge.id, reminders });
        if (marked) await tellWaiting(deps, trx, charge);
      });
    }
  }
}

/** The moment before which a charge was made whose bank day of this number has come. */
function madeBefore(today: string, bankDays: number): Date {
  let day = today;
  while (plusBankDays(day, bankDays) > today) day = daysAfter(day, -1);
  return japanMoment(daysAfter(day, 1), "00:00");
}
