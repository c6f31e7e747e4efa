import { plusBankDays } from "@tomoru/contract/bank-days";
import type { FundingWay } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import { daysAfter, japanDay, japanMoment } from "../../../platform/japan-time.ts";

/** The end of a day of Japan, which is the first moment after it. */
export function endOfDay(day: string): Date {
  return japanMoment(daysAfter(day, 1), "00:00");
}

/** The end of the day so many days later. */
export function endOfDays(now: Date, days: number): Date {
  return endOfDay(daysAfter(japanDay(now), days));
}

export function endOfBankDays(now: Date, days: number): Date {
  return endOfDay(plusBankDays(japanDay(now), days));
}

/** The last day that a due leaves, which is the first moment after it. */
export function lastDayOf(dueAt: Date): string {
  return japanDay(new Date(dueAt.getTime() - 1));
}

export function hoursLater(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000);
}

/** A bank has its days, a card its hours. */
export const fundingDueAt = (now: Date, way: FundingWay = "card") =>
  way === "card" ? hoursLater(now, limits.fundingHours) : endOfBankDays(now, limits.transferBankDays);

export const termsDueAt = (now: Date) => endOfDays(now, limits.termsDays);
