import { useLanguage } from "../../../shared/site.ts";

/** 11/26 木, Thu 26 Nov. */
export function ShortDay({ day }: { day: string }) {
  const { words, format } = useLanguage();
  const { home } = words;
  const [, month = 0, date = 0] = day.split("-").map(Number);
  const weekday = home.weekdays[weekdayOf(day)] ?? "";
  return <time dateTime={day}>{home.shortDay({ month, date, text: format.monthDay(day), weekday })}</time>;
}

export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
