import { limits } from "@tomoru/contract/limits";
import { japanDay } from "../../platform/japan-time.ts";

/** The day, in Japan, before which a payment must have been due for its years to be claimed to be over. */
export function unclaimedBeforeOf(now: Date): string {
  const day = new Date(`${japanDay(now)}T00:00:00Z`);
  // Where the year has no 29 February this gives 1 March: by then the day before is over.
  day.setUTCFullYear(day.getUTCFullYear() - limits.unclaimedYears);
  return day.toISOString().slice(0, 10);
}
