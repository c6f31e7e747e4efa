import { dayInJapan } from "./japan-day.ts";

/** Smaller differences come from whole seconds and the network: the device keeps its own time. */
const toleranceMs = 60_000;

/** How far the server is ahead of the device. Global, like the clock itself: requests do not have clocks of their own. */
let aheadMs = 0;

/** The time at the server. The product's days and deadlines go by it, since a device's clock may be wrong. */
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
