import type { Locale } from "@tomoru/contract/fields";
import { sheetDays } from "@tomoru/i18n/deal-sheet";
import type { Format } from "@tomoru/i18n/format";
import type { DealWords } from "@tomoru/i18n/ja/deals/words";
import { useLanguage } from "@tomoru/web/i18n/language.store.ts";
import { dueDayInJapan, timeInJapan } from "@tomoru/web/time/japan-day.ts";
import { useMemo } from "react";
import { useDealWords } from "./deal-words.ts";

/** How the days of a deal are said: those of Japan, where its periods and dues begin and end. */
export type Days = {
  /** 12月8日（火）. */
  day: (calendarDate: string) => string;
  /** 2026年12月8日（火）. */
  fullDay: (calendarDate: string) => string;
  period: (from: string, to: string) => string;
  /** The day in Japan that a due is on; one at midnight belongs to the day before. */
  dueDay: (moment: string) => string;
  /** 11月26日（木） 18:30; what ends at midnight ends at 23:59 of the day before. */
  due: (moment: string) => string;
};

export type DealLanguage = { locale: Locale; words: DealWords; format: Format; days: Days };

export function useDealLanguage(): DealLanguage {
  const { locale, format } = useLanguage();
  const words = useDealWords();
  return useMemo(() => ({ locale, words, format, days: daysOf(words, format) }), [locale, words, format]);
}

function dueTime(moment: string): string {
  const time = timeInJapan(new Date(moment));
  return time === "00:00" ? "23:59" : time;
}

export function daysOf(words: DealWords, format: Format): Days {
  const { dates } = words;
  const { day, fullDay } = sheetDays(words, format);
  return {
    day,
    fullDay,
    period: (from, to) => dates.period(day(from), day(to)),
    dueDay: (moment) => day(dueDayInJapan(moment)),
    due: (moment) => dates.dayTime(day(dueDayInJapan(moment)), dueTime(moment)),
  };
}
