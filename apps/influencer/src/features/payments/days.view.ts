import type { PaymentWords } from "@tomoru/i18n/ja/influencer/payments";
import { weekdayOf } from "@tomoru/i18n/weekday";

type Format = { readonly monthDay: (date: string) => string };
type Words = Pick<PaymentWords, "day" | "shortDay" | "weekday">;

/** Days of Japan with their weekday: who waits for money plans by it. */
export function daysOf(words: Words, format: Format) {
  return {
    /** 12月25日（金）. */
    day: (date: string) => words.day(format.monthDay(date), weekdayOf(date)),
    /** 12/25. */
    short: (date: string) =>
      words.shortDay(Number(date.slice(5, 7)), Number(date.slice(8)), format.monthDay(date)),
    weekday: (date: string) => words.weekday(weekdayOf(date)),
  };
}
