import type { MemberRole } from "@tomoru/contract/accounts/member-role";
import type { CompanyHome } from "@tomoru/contract/company/home";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { daysAfter, japanDay, japanMoment, japanMonth, monthsAfter } from "../../platform/japan-time.ts";
import { postsOfDeals } from "../deals/delivery/reported-posts.usecases.ts";
import { newsMoments } from "../deals/lists/news-moments.usecases.ts";
import { writtenOff } from "../payments/deal-payments.usecases.ts";
import { creatorNames } from "../profile/creator-names.usecases.ts";
import { countWaits, findChanges, findDues, findWaiting, type Waits } from "./company-home.repository.ts";
import {
  answeredBy,
  changedDeals,
  changeOf,
  failedDeals,
  monthSpan,
  newsAmong,
  newsSince,
  resultOf,
  waitingOf,
  weekOf,
} from "./company-home.rules.ts";
import { findDone, findFailed, findMoney, findReported } from "./company-sums.repository.ts";
import type { CompanyId } from "./work.repository.ts";
import { runningWork } from "./work.usecases.ts";

type Asking = { companyId: CompanyId; role: MemberRole; now: Date };

const mine = ({ companyId, role, now }: Asking) => ({
  companyId,
  month: japanMonth(now),
  isOwner: role === "owner",
});

/** What waits for a company, and how many messages nobody has read. */
export function waitsOf(db: Queryable, asking: Asking): Promise<Waits> {
  return countWaits(db, mine(asking));
}

/** What waits and until when, what runs, what is new: read side by side, each part bounded. */
export async function companyHomeOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { companyId, role }: Omit<Asking, "now">,
): Promise<CompanyHome> {
  const now = clock.now();
  const today = japanDay(now);
  const thisMonth = japanMonth(now);
  const month = monthSpan(thisMonth);
  const lastDay = daysAfter(today, 6);
  const asking = mine({ companyId, role, now });
  const since = newsSince(now);
  const week = { from: now, to: japanMoment(daysAfter(lastDay, 1), "00:00"), firstDay: today, lastDay };
  const [waiting, waits, running, changes, dues, money, lastMonth, done] = await Promise.all([
    findWaiting(db, { ...asking, cardDueAt: month.to }),
    countWaits(db, asking),
    runningWork(db, { companyId, most: limits.companyHome.running }),
    changesOf(db, { companyId, since }),
    findDues(db, { companyId, ...week }),
    moneyOf(db, { companyId, today, month }),
    lastMonthOf(db, { companyId, month: monthsAfter(thisMonth, -1) }),
    findDone(db, companyId),
  ]);
  return {
    waiting: waiting.flatMap(waitingOf),
    waitingCount: waits.waitingCount,
    ...running,
    changes,
    changesSince: since.toISOString(),
    week: weekOf(today, dues),
    money,
    lastMonth,
    done,
  };
}

async function changesOf(
  db: Queryable,
  asked: { companyId: CompanyId; since: Date },
): Promise<CompanyHome["changes"]> {
  const touched = await findChanges(db, asked);
  const moments = await newsMoments(db, changedDeals(touched));
  const rows = newsAmong(touched, { moments, since: asked.since });
  const [nameOf, over] = await Promise.all([
    creatorNames(db, rows.flatMap(answeredBy)),
    writtenOff(db, failedDeals(rows)),
  ]);
  return rows.flatMap((row) => changeOf(row, { nameOf, writtenOff: over }));
}

/** Without what was never claimed and is paid no more. */
async function moneyOf(db: Queryable, asked: Parameters<typeof findMoney>[1]): Promise<CompanyHome["money"]> {
  const [money, failed] = await Promise.all([findMoney(db, asked), findFailed(db, asked.companyId)]);
  const over = await writtenOff(db, failed);
  const overYen = failed.reduce((sum, { dealId, yen }) => sum + (over.has(dealId) ? yen : 0), 0);
  return { ...money, toPayYen: money.toPayYen - overYen };
}

async function lastMonthOf(
  db: Queryable,
  { companyId, month }: { companyId: CompanyId; month: string },
): Promise<CompanyHome["lastMonth"]> {
  const deals = await findReported(db, { companyId, month: monthSpan(month) });
  return resultOf({ month, deals, posts: await postsOfDeals(db, deals) });
}
