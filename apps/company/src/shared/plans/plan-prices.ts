import { taxPercentOn, taxYenOf } from "@tomoru/contract/company/plans";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { serverNow } from "@tomoru/web/time/server-clock.ts";

/** What a share of a fee comes to with the tax of today, both in percent: the tool fee of 15 is 16.5. */
export function percentWithTax(percent: number, now = serverNow()): number {
  return (percent * (100 + taxPercentOn(dayInJapan(now)))) / 100;
}

/** A price as it is today, with its tax. */
export function yenWithTax(priceYen: number, now = serverNow()): number {
  return priceYen + taxYenOf(priceYen, taxPercentOn(dayInJapan(now)));
}
