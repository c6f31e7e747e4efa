/** The weekday of a calendar day `YYYY-MM-DD`, 0 for Sunday. */
export const weekdayOf = (calendarDate: string): number => new Date(`${calendarDate}T00:00:00Z`).getUTCDay();
