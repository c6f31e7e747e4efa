import { bankDayOnOrBefore, bankDayYears, plusBankDays } from "@tomoru/contract/bank-days";
import type { NewPayment, PaymentStatus } from "@tomoru/contract/influencer/payments";
import {
  daysAfter,
  firstDayOf,
  japanDay,
  japanMonth,
  lastDayOf,
  monthsAfter,
} from "../../platform/japan-time.ts";

export type DemoPayment = {
  /** Months before the first start; -1 is the month to come. */
  readonly monthsAgo: number;
  readonly day: number;
  readonly description: string;
  readonly yen: number;
  readonly status: PaymentStatus;
};

/** The same payment with its day in Japan. Paid and failed ones lie in the past, pending ones do not. */
export function datePayment(
  demo: DemoPayment,
  { now, reference }: { now: Date; reference: string },
): NewPayment {
  const month = monthsAfter(japanMonth(now), -demo.monthsAgo);
  const planned = bankDayOf(earliest(daysAfter(firstDayOf(month), demo.day - 1), lastDayOf(month)));
  const today = japanDay(now);
  return {
    date: demo.status === "Pending" ? latest(planned, bankDayFrom(today)) : earliest(planned, today),
    description: demo.description,
    amount: demo.yen,
    status: demo.status,
    reference,
  };
}

const areHolidaysKnown = (day: string) => Number(day.slice(0, 4)) < bankDayYears.last;

/** Banks move no money on a Saturday: the bank day before, or the next where that is another month's. */
function bankDayOf(day: string): string {
  if (!areHolidaysKnown(day)) return day;
  const before = bankDayOnOrBefore(day);
  return before.slice(0, 7) === day.slice(0, 7) ? before : plusBankDays(day, 1);
}

function bankDayFrom(day: string): string {
  return areHolidaysKnown(day) ? plusBankDays(daysAfter(day, -1), 1) : day;
}

function earliest(left: string, right: string): string {
  return left < right ? left : right;
}

function latest(left: string, right: string): string {
  return left > right ? left : right;
}
