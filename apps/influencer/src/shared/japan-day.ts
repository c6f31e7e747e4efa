/** Japan has had no summer time since 1951: its offset is a constant. */
const offsetMs = 9 * 3_600_000;

/** The calendar day (`YYYY-MM-DD`) that it is in Japan, where periods, months and deadlines begin and end. */
export function dayInJapan(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10);
}
