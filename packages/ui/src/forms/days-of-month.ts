/** How many days the month has, 1 is January. While the year is open February has 29, while the month is open there are 31. */
export function daysOfMonth({
  year,
  month,
}: {
  year?: number | undefined;
  month?: number | undefined;
}): number {
  if (month === undefined) return 31;
  // Year 0 of the proleptic calendar and every other leap year agree; 2000 is one that a Date takes as written.
  return new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate();
}
