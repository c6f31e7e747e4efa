import { plusBankDays, plusDays } from "../bank-days.ts";
import { limits } from "../limits.ts";
import { payDatesOf } from "./pay-dates.ts";
import type { PayoutKind } from "./payout-states.ts";

const { payoutCut } = limits;

/** Pay dates from a day on, itself included, the earliest first. Days of Japan. */
export function payDatesFrom(day: string, count: number): string[] {
  const dates: string[] = [];
  for (let month = `${day.slice(0, 7)}-01`; dates.length < count; month = monthAfter(month)) {
    dates.push(...payDatesOf(month).filter((date) => date >= day));
  }
  return dates.slice(0, count);
}

const monthAfter = (firstDay: string) => `${plusDays(firstDay, 31).slice(0, 7)}-01`;

/** The moment from which the clock cuts a run. */
export function cutsAt(payOn: string, kind: PayoutKind): Date {
  const bankDays = kind === "main" ? payoutCut.mainBankDays : payoutCut.supplementBankDays;
  return new Date(`${plusBankDays(payOn, -bankDays)}T${payoutCut.hour}:00+09:00`);
}

/** The first pay date whose last cut is still ahead: what becomes payable now is paid then. */
export function nextPayDate(now: Date): string {
  // The day in UTC is that of Japan or the one before it; what is over is left out below.
  const dates = payDatesFrom(now.toISOString().slice(0, 10), 4);
  const next = dates.find((payOn) => cutsAt(payOn, "supplement") > now);
  if (next === undefined) throw new RangeError("no pay date is ahead");
  return next;
}

/** The day itself while one of its cuts is ahead; afterwards the next pay date. */
export function payableOn(payOn: string, now: Date): string {
  return cutsAt(payOn, "supplement") > now ? payOn : nextPayDate(now);
}
