import { useLanguage } from "../../../shared/site.ts";

/** 11/26 木, 26 Nov Thu. */
export function ShortDay({ day }: { day: string }) {
  const { words, format } = useLanguage();
  const { home } = words;
  const [, month = 0, date = 0] = day.split("-").map(Number);
  return (
    <time dateTime={day}>
      {home.shortDay(month, date, format.monthDay(day))} {home.weekdays[weekdayOf(day)]}
    </time>
  );
}

export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
