import { bankDayYears, plusBankDays } from "@tomoru/contract/bank-days";
import { cutsAt, payDatesFrom } from "@tomoru/contract/deals/pay-cuts";
import { payDatesOf } from "@tomoru/contract/deals/pay-dates";
import type { PayoutKind } from "@tomoru/contract/deals/payout-states";
import { limits } from "@tomoru/contract/limits";
import { firstDayOf, japanDay, lastDayOf, monthsAfter } from "../../platform/japan-time.ts";

const { payoutCut } = limits;
const middleOfMonth = 15;

/** Never of a year whose holidays are not known. */
export function isPayDate(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= bankDayYears.first && year <= bankDayYears.last && payDatesOf(day).includes(day);
}

/**
 * Up to which due day a run takes: the end of its half of the month. A holiday that a law adds later makes a pay date earlier than
 * what contracts say, and what is due in between goes with it.
 */
export function takenThrough(payOn: string): string {
  const month = payOn.slice(0, 7);
  return payOn === payDatesOf(payOn)[0] ? `${month}-${middleOfMonth}` : lastDayOf(month);
}

/** The day from which a person may: a main run earlier than the clock, a supplement not before its day. */
export function cutByHandFrom(payOn: string, kind: PayoutKind): string {
  const bankDays = kind === "main" ? payoutCut.byHandBankDays : payoutCut.supplementBankDays;
  return plusBankDays(payOn, -bankDays);
}

/** Up to which due day the last cut is over: what is due by then and in no run is late, or is never paid by a file. */
export function cutThrough(now: Date): string {
  const dates = payDatesFrom(firstDayOf(monthsAfter(japanDay(now).slice(0, 7), -1)), 6);
  const cut = dates.findLast((payOn) => cutsAt(payOn, "supplement") <= now);
  if (cut === undefined) throw new RangeError("no pay date is behind");
  return takenThrough(cut);
}

/** A run's number as its files carry it: the pay date, its kind, and how many before it were let go. Ten digits. */
export function runNumber(of: { payOn: string; kind: PayoutKind; letGo: number }): number {
  if (of.letGo > 9) throw new RangeError("a run was let go ten times");
  const kind = of.kind === "main" ? 1 : 2;
  return Number(`${of.payOn.replaceAll("-", "")}${kind}${of.letGo}`);
}
