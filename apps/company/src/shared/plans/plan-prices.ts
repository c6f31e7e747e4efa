import { taxPercentOn, taxYenOf } from "@tomoru/contract/company/plans";

/** A price as it is today, with its tax. */
export function yenWithTax(priceYen: number, now = new Date()): number {
  return priceYen + taxYenOf(priceYen, taxPercentOn(now.toISOString().slice(0, 10)));
}
