import { daysOfMonth } from "./days-of-month.ts";

/** The values of the three selects, without leading zeros; "" for none. */
export type DateParts = { year: string; month: string; day: string };

export const noDate: DateParts = { year: "", month: "", day: "" };

/** Splits "YYYY-MM-DD"; anything else is no date. */
export function partsOfDate(date: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (!year || !month || !day) return noDate;
  return { year, month: String(Number(month)), day: String(Number(day)) };
}

/** "YYYY-MM-DD", or "" until all three are chosen. */
export function dateOfParts({ year, month, day }: DateParts): string {
  if (!year || !month || !day) return "";
  return [year.padStart(4, "0"), month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

export function daysFor({ year, month }: DateParts): number {
  return daysOfMonth({ year: Number(year) || undefined, month: Number(month) || undefined });
}

/** Clears a day that the month does not have. */
export function fitDay(parts: DateParts): DateParts {
  return Number(parts.day) > daysFor(parts) ? { ...parts, day: "" } : parts;
}
