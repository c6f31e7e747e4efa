import { taxPercentOn, taxYenOf } from "@tomoru/contract/company/plans";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";

/** A price as it is today, with its tax. */
export function yenWithTax(priceYen: number, now = new Date()): number {
  return priceYen + taxYenOf(priceYen, taxPercentOn(dayInJapan(now)));
}
