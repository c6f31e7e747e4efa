import { bankDayOnOrBefore, plusDays } from "../bank-days.ts";

/** By when a fee is paid, counted from the day of the report, which is day 1: the law's limit is day 60. Days of Japan. */
export const payCycles = ["half", "month"] as const;
export type PayCycle = (typeof payCycles)[number];

const lastDayAfterReceipt = 59;

const firstOfNextMonth = (day: string) =>
  plusDays(`${day.slice(0, 7)}-01`, 31)
    .slice(0, 7)
    .concat("-01");
const lastOfMonth = (day: string) => plusDays(firstOfNextMonth(day), -1);

/** The two pay dates of the month that a day is in: the bank days on or before its 15th and its last day. */
export function payDatesOf(day: string): [string, string] {
  return [bankDayOnOrBefore(`${day.slice(0, 7)}-15`), bankDayOnOrBefore(lastOfMonth(day))];
}

/** When a fee reported on `receipt` is transferred. Accepting early or late never moves it. */
export function payDateOf(receipt: string, cycle: PayCycle): string {
  const next = firstOfNextMonth(receipt);
  if (cycle === "half") {
    const [, monthsEnd] = payDatesOf(receipt);
    return Number(receipt.slice(8)) <= 15 ? monthsEnd : payDatesOf(next)[0];
  }
  const limit = [lastOfMonth(next), plusDays(receipt, lastDayAfterReceipt)].toSorted()[0] ?? receipt;
  const dates = [...payDatesOf(receipt), ...payDatesOf(next)].filter((date) => date <= limit);
  const last = dates.at(-1);
  if (last === undefined) throw new RangeError(`no pay date is within 60 days of ${receipt}`);
  return last;
}

export type PayWindow = { readonly from: string; readonly to: string; readonly payOn: string };

/** Each window of report days from the first day of posting with its pay date, to 30 days after the last. */
export function payTableOf(of: { postFrom: string; postTo: string; cycle: PayCycle }): PayWindow[] {
  const windows: PayWindow[] = [];
  const end = plusDays(of.postTo, 30);
  for (let day = of.postFrom; day <= end; day = plusDays(day, 1)) {
    const payOn = payDateOf(day, of.cycle);
    const last = windows.at(-1);
    if (last?.payOn === payOn) windows[windows.length - 1] = { ...last, to: day };
    else windows.push({ from: day, to: day, payOn });
  }
  return windows;
}
