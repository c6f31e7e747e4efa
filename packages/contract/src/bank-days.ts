/**
 * Days of Japan, `YYYY-MM-DD`, on which banks transfer money: not Saturday, Sunday, a national holiday (substitute and citizens'
 * holidays included) or 31 December to 3 January.
 */

/** National holidays as the law has them in 2026, `MM-DD`. A law that adds one later makes a transfer earlier, never later. */
const holidays: Readonly<Record<string, string>> = {
  2025: "01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24",
  2026: "01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23",
  2027: "01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23",
  2028: "01-01 01-10 02-11 02-23 03-20 04-29 05-03 05-04 05-05 07-17 08-11 09-18 09-22 10-09 11-03 11-23",
  2029: "01-01 01-08 02-11 02-12 02-23 03-20 04-29 04-30 05-03 05-04 05-05 07-16 08-11 09-17 09-23 09-24 10-08 11-03 11-23",
  2030: "01-01 01-14 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-15 08-11 08-12 09-16 09-23 10-14 11-03 11-04 11-23",
  2031: "01-01 01-13 02-11 02-23 02-24 03-21 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24",
  2032: "01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-21 09-22 10-11 11-03 11-23",
  2033: "01-01 01-10 02-11 02-23 03-20 03-21 04-29 05-03 05-04 05-05 07-18 08-11 09-19 09-23 10-10 11-03 11-23",
  2034: "01-01 01-02 01-09 02-11 02-23 03-20 04-29 05-03 05-04 05-05 07-17 08-11 09-18 09-23 10-09 11-03 11-23",
  2035: "01-01 01-08 02-11 02-12 02-23 03-21 04-29 04-30 05-03 05-04 05-05 07-16 08-11 09-17 09-23 09-24 10-08 11-03 11-23",
};

export const bankDayYears = { first: 2025, last: 2035 } as const;

const DAY = 86_400_000;
const yearEnd = new Set(["12-31", "01-02", "01-03"]);

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** A day some days later, or earlier. */
export function plusDays(day: string, days: number): string {
  return new Date(timeOf(day) + days * DAY).toISOString().slice(0, 10);
}

/** Throws outside the years that the holidays are known of: a day is never guessed to be one on which money moves. */
export function isBankDay(day: string): boolean {
  const known = holidays[day.slice(0, 4)];
  if (known === undefined) throw new RangeError(`the holidays of ${day.slice(0, 4)} are not known`);
  const weekday = new Date(timeOf(day)).getUTCDay();
  const date = day.slice(5);
  return weekday !== 0 && weekday !== 6 && !yearEnd.has(date) && !known.includes(date);
}

/** The day itself, or the nearest bank day before it. */
export function bankDayOnOrBefore(day: string): string {
  let at = day;
  while (!isBankDay(at)) at = plusDays(at, -1);
  return at;
}

/** So many bank days after a day, or before it; the day itself is not counted. */
export function plusBankDays(day: string, bankDays: number): string {
  const step = Math.sign(bankDays);
  let at = day;
  for (let left = Math.abs(bankDays); left > 0; ) {
    at = plusDays(at, step);
    if (isBankDay(at)) left -= 1;
  }
  return at;
}
