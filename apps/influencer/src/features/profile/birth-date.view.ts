import { limits } from "@tomoru/contract/limits";
import type { Words } from "@tomoru/i18n/ja/influencer/words";

/** The values of the three selects; "" if nothing is chosen. */
export type BirthParts = { year: string; month: string; day: string };

type Birth = { parts: BirthParts; today: Date; words: Words["account"]["birth"] };

/** What is wrong with a date of birth, the first part first. */
export function birthFaultText({ parts, today, words }: Birth): string {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = [parts.year, parts.month, parts.day].map(
    numberIn,
  );
  if (Number.isNaN(year)) return words.notNumber.year;
  if (year < limits.birthYearMin) return words.yearTooEarly;
  if (year > today.getFullYear()) return words.yearInFuture;
  if (Number.isNaN(month)) return words.notNumber.month;
  if (month < 1) return words.monthTooSmall;
  if (month > 12) return words.monthTooLarge;
  if (Number.isNaN(day)) return words.notNumber.day;
  if (day < 1) return words.dayTooSmall;
  const date = new Date(year, month - 1, day);
  return date > today ? words.inFuture : words.noSuchDay;
}

export function birthPartsOf(date: string): BirthParts {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month, day };
}

/** What somebody born on this date is told of their age. `today` in Japan. */
export function youthOf(date: string, today: string): "child" | "minor" | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date > today) return null;
  const [year = "", ...rest] = date.split("-");
  const isYounger = (years: number) => [Number(year) + years, ...rest].join("-") > today;
  if (isYounger(limits.platformAgeYears)) return "child";
  return isYounger(limits.adultYears) ? "minor" : null;
}

/** The years to choose from, the latest first. */
export function birthYears(today: Date): number[] {
  const latest = today.getFullYear();
  return Array.from({ length: latest - limits.birthYearMin + 1 }, (_, index) => latest - index);
}

function numberIn(text: string): number {
  return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
}
