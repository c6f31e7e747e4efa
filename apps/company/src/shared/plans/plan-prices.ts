import { taxPercentOn, taxYenOf } from "@tomoru/contract/company/plans";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { serverNow } from "@tomoru/web/time/server-clock.ts";

/** A price as it is today, with its tax. */
export function yenWithTax(priceYen: number, now = serverNow()): number {
  return priceYen + taxYenOf(priceYen, taxPercentOn(dayInJapan(now)));
}
