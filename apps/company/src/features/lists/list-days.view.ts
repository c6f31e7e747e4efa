import { dayInJapan } from "@tomoru/web/time/japan-day.ts";

/** A moment's day in Japan, where the company's days are. */
export function dayOf(moment: string): string {
  return dayInJapan(new Date(moment));
}
