/** Japan has had no summer time since 1951: its offset is a constant. */
const offsetMs = 9 * 3_600_000;

/** The calendar day in Japan at a moment, `YYYY-MM-DD`. */
export function japanDay(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The calendar month in Japan at a moment, `YYYY-MM`: "this month" of the product. */
export function japanMonth(moment: Date): string {
  return japanDay(moment).slice(0, 7);
}

/** The moment of a wall clock in Japan, from `YYYY-MM-DD` and `HH:MM`. */
export function japanMoment(day: string, time: string): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) - offsetMs);
}

/** `months` after a month (before it, when negative), both `YYYY-MM`. */
export function monthsAfter(month: string, months: number): string {
  const start = firstDayOf(month);
  const moved = new Date(`${start}T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved.toISOString().slice(0, 7);
}

/** `days` after a day (before it, when negative), both `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

export function firstDayOf(month: string): string {
  return `${month}-01`;
}

export function lastDayOf(month: string): string {
  return daysAfter(firstDayOf(monthsAfter(month, 1)), -1);
}

/** `count` months that end with `month`, oldest first. */
export function monthsUpTo(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => monthsAfter(month, index + 1 - count));
}
