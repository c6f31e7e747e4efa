import { limits } from "@tomoru/contract/limits";
import { japanDay } from "../../platform/japan-time.ts";

/** Of what was due before this day, and not on it, the years in which it could be claimed are over in Japan. */
export function unclaimedBeforeOf(now: Date): string {
  const day = new Date(`${japanDay(now)}T00:00:00Z`);
  // Of 29 February it is the first of March where that year has none: the day before is over by then.
  day.setUTCFullYear(day.getUTCFullYear() - limits.unclaimedYears);
  return day.toISOString().slice(0, 10);
}
