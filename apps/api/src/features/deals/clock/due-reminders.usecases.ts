import type { DealSide, TurnKind } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../../deps.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { daysAfter, japanDay } from "../../../platform/japan-time.ts";
import { type Deal, dealFor } from "../acting/acting.usecases.ts";
import type { DealNotice, DealNoticeKind } from "../acting/deals.mails.ts";
import { bareNotice, tellOfDeal } from "../acting/notices.usecases.ts";
import * as repository from "./due-reminders.repository.ts";

const atOnce = 500;
const daySeconds = 86_400;
/** Days end at midnight, when nobody wants a mail: at nine in the morning. */
const morningSeconds = 9 * 3600;
/** A worker that was down for longer says nothing of what is overdue since. */
const lateDays = 3;

type Reminder = {
  readonly kind: Extract<DealNoticeKind, "termsClosing" | "actDue" | "draftDue" | "postDue">;
  readonly waitsFor: DealNotice["waitsFor"];
};

const reminderOf: Partial<Record<TurnKind, Reminder>> = {
  propose: { kind: "termsClosing", waitsFor: null },
  answer: { kind: "termsClosing", waitsFor: null },
  fund: { kind: "actDue", waitsFor: "fund" },
  review: { kind: "actDue", waitsFor: "review" },
  accept: { kind: "actDue", waitsFor: "accept" },
  draft: { kind: "draftDue", waitsFor: null },
  post: { kind: "postDue", waitsFor: null },
  repair: { kind: "postDue", waitsFor: null },
};

/** Reminds of what ends soon and of what is late, each once over all copies and after any delay. */
export async function remindOfDues(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const morningOf = (days: number) => secondsAfter(now, days * daySeconds - morningSeconds);
  const early = {
    terms: secondsAfter(now, limits.termsClosingSeconds),
    company: secondsAfter(now, limits.actDueSeconds),
    // A due is the end of its day: two days before it begins 72 hours before.
    creator: morningOf(limits.deliveryReminderDays + 1),
  };
  await inTurn(
    () => repository.findEnding(deps.db, { now, limit: atOnce, ...early }),
    (due) => remind(deps, "early", due),
  );
  const late = { now: morningOf(0), since: morningOf(-lateDays) };
  await inTurn(
    () => repository.findLate(deps.db, { ...late, limit: atOnce }),
    (due) => remind(deps, "late", due),
  );
}

/** Both sides of what was agreed to be used elsewhere: 14 days before the last day, and the day before. */
export async function remindOfUsage(deps: Deps): Promise<void> {
  const today = japanDay(secondsAfter(deps.clock.now(), -morningSeconds));
  for (const days of limits.usageReminderDays) {
    const to = daysAfter(today, days);
    // Two days of grace for a worker that was down.
    const span = { from: daysAfter(to, -Math.min(2, days)), to, days, limit: atOnce };
    await inTurn(
      () => repository.findUsageEnding(deps.db, span),
      (usage) => tellOfUsage(deps, { ...usage, days }),
    );
  }
}

/** Whatever is told of is found no more, and what cannot be told of holds up nothing. */
async function inTurn<T>(
  find: () => Promise<readonly T[]>,
  tell: (one: T) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    const found = await find();
    let told = 0;
    for (const one of found) told += (await tell(one)) ? 1 : 0;
    if (found.length < atOnce || told === 0) return;
  }
}

function remind(deps: Deps, which: "early" | "late", due: repository.Due): Promise<boolean> {
  return once(deps, due, async (trx, deal) => {
    const { turnDueAt, turnKind, turn, hold } = deal.facts;
    const isMoved = turnDueAt?.getTime() !== due.turnDueAt.getTime() || hold !== null;
    const reminder = turnKind && reminderOf[turnKind];
    if (isMoved || !reminder || (turn !== "company" && turn !== "creator")) return;
    const now = deps.clock.now();
    const id = repository.dueReminder(which, due.turnDueAt);
    if (!(await repository.takeReminder(trx, { deal: deal.row, id, now }))) return;
    if (which === "early" && (await isFresh(trx, deal, now))) return;
    await tell(deps, { trx, deal, readers: [turn], ...reminder, isLate: which === "late" });
  });
}

/** Whether the turn began within the last day: then both sides have just been told its due. */
async function isFresh(trx: Trx, { row }: Deal, now: Date): Promise<boolean> {
  const movedAt = await repository.findLastMove(trx, row);
  return movedAt !== undefined && movedAt > secondsAfter(now, -daySeconds);
}

function tellOfUsage(
  deps: Deps,
  { days, until, ...key }: repository.Usage & { days: number },
): Promise<boolean> {
  return once(deps, key, async (trx, deal) => {
    const now = deps.clock.now();
    const id = repository.usageReminder(days);
    if (!(await repository.takeReminder(trx, { deal: deal.row, id, now }))) return;
    const said = { ...bareNotice(deal), dueOn: until };
    await tellOfDeal(deps, { trx, deal, kind: "usageEnding", readers: ["company", "creator"], said });
  });
}

type Telling = Reminder & {
  readonly trx: Trx;
  readonly deal: Deal;
  readonly readers: readonly DealSide[];
  readonly isLate: boolean;
};

function tell(deps: Deps, { trx, deal, readers, kind, waitsFor, isLate }: Telling): Promise<void> {
  const { turnDueAt } = deal.facts;
  // 72 hours end at a moment, everything else with a day.
  const isDay = waitsFor !== "fund";
  const said = {
    ...bareNotice(deal),
    ...{ waitsFor, isLate },
    // A due is the first moment after its day.
    dueOn: isDay && turnDueAt ? japanDay(secondsAfter(turnDueAt, -1)) : null,
    lapsesAt: isDay ? null : (turnDueAt?.toISOString() ?? null),
  };
  return tellOfDeal(deps, { trx, deal, kind, readers, said });
}

/** In a transaction of its own. False: it could not be told, and is tried again. */
async function once(
  deps: Deps,
  { influencerId, dealId }: Pick<repository.Due, "influencerId" | "dealId">,
  work: (trx: Trx, deal: Deal) => Promise<void>,
): Promise<boolean> {
  try {
    const key = { influencerId, dealId };
    await deps.db.transaction().execute(async (trx) => work(trx, await dealFor(trx, key)));
    return true;
  } catch (error) {
    deps.log.error({ err: error, dealId }, "a reminder of a deal could not be written yet");
    return false;
  }
}
