import { bankDayYears, plusBankDays } from "@tomoru/contract/bank-days";
import { payDatesOf } from "@tomoru/contract/deals/pay-dates";
import type { PayoutKind } from "@tomoru/contract/deals/payout-states";
import { limits } from "@tomoru/contract/limits";
import { firstDayOf, japanDay, japanMoment, lastDayOf, monthsAfter } from "../../platform/japan-time.ts";

const { payoutCut } = limits;
const middleOfMonth = 15;

/** Never of a year whose holidays are not known. */
export function isPayDate(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= bankDayYears.first && year <= bankDayYears.last && payDatesOf(day).includes(day);
}

/** From a day on, itself included, the earliest first. */
export function payDatesFrom(day: string, count: number): string[] {
  const dates: string[] = [];
  for (let month = day.slice(0, 7); dates.length < count; month = monthsAfter(month, 1)) {
    dates.push(...payDatesOf(firstDayOf(month)).filter((date) => date >= day));
  }
  return dates.slice(0, count);
}

/**
 * Up to which due day a run takes: the end of its half of the month. A holiday that a law adds later makes a pay date earlier than
 * what contracts say, and what is due in between goes with it.
 */
export function takenThrough(payOn: string): string {
  const month = payOn.slice(0, 7);
  return payOn === payDatesOf(payOn)[0] ? `${month}-${middleOfMonth}` : lastDayOf(month);
}

/** The moment from which the clock cuts a run. */
export function cutsAt(payOn: string, kind: PayoutKind): Date {
  const bankDays = kind === "main" ? payoutCut.mainBankDays : payoutCut.supplementBankDays;
  return japanMoment(plusBankDays(payOn, -bankDays), payoutCut.hour);
}

/** The day from which a person may: a main run earlier than the clock, a supplement not before its day. */
export function cutByHandFrom(payOn: string, kind: PayoutKind): string {
  const bankDays = kind === "main" ? payoutCut.byHandBankDays : payoutCut.supplementBankDays;
  return plusBankDays(payOn, -bankDays);
}

/** The first pay date whose last cut is still ahead: what becomes payable now is paid then. */
export function nextPayDate(now: Date): string {
  const next = payDatesFrom(japanDay(now), 4).find((payOn) => cutsAt(payOn, "supplement") > now);
  if (next === undefined) throw new RangeError("no pay date is ahead");
  return next;
}

/** A run's number as its files carry it: the pay date, its kind, and how many before it were let go. Ten digits. */
export function runNumber(of: { payOn: string; kind: PayoutKind; letGo: number }): number {
  if (of.letGo > 9) throw new RangeError("a run was let go ten times");
  const kind = of.kind === "main" ? 1 : 2;
  return Number(`${of.payOn.replaceAll("-", "")}${kind}${of.letGo}`);
}
