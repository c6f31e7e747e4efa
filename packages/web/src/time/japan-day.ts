/** Japan has had no summer time since 1951: its offset is a constant. */
const offsetMs = 9 * 3_600_000;
const inJapan = (moment: Date) => new Date(moment.getTime() + offsetMs);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The calendar day (`YYYY-MM-DD`) that it is in Japan, where periods, months and deadlines begin and end. */
export function dayInJapan(moment: Date): string {
  return dayOf(inJapan(moment));
}

/** `HH:MM` in Japan. */
export function timeInJapan(moment: Date): string {
  return inJapan(moment).toISOString().slice(11, 16);
}

/** The calendar day in Japan that a due is on: one at midnight ends the day before. */
export function dueDayInJapan(dueAt: string): string {
  return dayInJapan(new Date(Date.parse(dueAt) - 1));
}

/** `YYYY-MM` in Japan. */
export function monthInJapan(moment: Date): string {
  return dayInJapan(moment).slice(0, 7);
}

/** The last calendar day of the month that it is in Japan. */
export function monthEndInJapan(moment: Date): string {
  const at = inJapan(moment);
  return dayOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)));
}

/** The first calendar day of the month after. */
export function nextMonthInJapan(moment: Date): string {
  const at = inJapan(moment);
  return dayOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)));
}
