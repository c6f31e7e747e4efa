import { dayInJapan } from "./japan-day.ts";

/** What whole seconds and the way here may make of the same time: a device that is right keeps its own. */
const toleranceMs = 60_000;

/** By how much the server is ahead of the device. Of the process, like the clock itself: no request has its own. */
let aheadMs = 0;

/** The moment it is at the server. Days and dues of the product go by it: the clock of a device may stand wrong. */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** The calendar day (`YYYY-MM-DD`) that it is in Japan. */
export function todayInJapan(): string {
  return dayInJapan(serverNow());
}

/** `moment`: what an answer says it was sent at, as its `Date` header or in ISO 8601; one that says nothing changes nothing. */
export function setServerTime(moment: string | null): void {
  const ahead = Date.parse(moment ?? "") - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) <= toleranceMs ? 0 : ahead;
}
