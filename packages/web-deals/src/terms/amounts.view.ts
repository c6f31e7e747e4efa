import { plusDays } from "@tomoru/contract/bank-days";
import {
  amountsOf,
  type ChargeAmounts,
  type CreatorAmounts,
  chargeOf,
  isTaxed,
} from "@tomoru/contract/deals/amounts";
import { payDateOf } from "@tomoru/contract/deals/pay-dates";
import type { Terms } from "@tomoru/contract/deals/terms";
import type { Deal } from "../deal-site.tsx";

type Paid = Pick<Terms, "feeYen" | "withholding" | "postTo" | "payCycle">;

/** When a fee is paid if the report comes on the last day of posting. */
export function usualPayDay({ postTo, payCycle }: Pick<Terms, "postTo" | "payCycle">): string {
  return payDateOf(postTo, payCycle);
}

/** Days between the pay day and the law's limit, day 60 of the report. */
export function daysBeforeLimit({ postTo, payCycle }: Pick<Terms, "postTo" | "payCycle">): number {
  const limit = plusDays(postTo, 59);
  return (Date.parse(limit) - Date.parse(usualPayDay({ postTo, payCycle }))) / 86_400_000;
}

export function netOf(terms: Paid): CreatorAmounts {
  const { feeYen, withholding } = terms;
  return amountsOf({ feeYen, withholding, paidOn: usualPayDay(terms) });
}

/** What the company is charged at its plan's rate. A creator who lives abroad has no consumption tax. */
export function chargeFor({ feeYen, withholding }: Paid, toolFeeBps: number): ChargeAmounts {
  return chargeOf({ feeYen, toolFeeBps, isTaxed: isTaxed(withholding) });
}

/** The rate that a deal's own sums were made with: rates are whole halves of a percent. */
export function toolFeeBpsOf({ money }: Pick<Deal, "money">): number | null {
  if (!money || !("toolFeeYen" in money)) return null;
  return Math.round((money.toolFeeYen * 10_000) / money.feeYen / 50) * 50;
}
