import { payDateOf } from "@tomoru/contract/deals/pay-dates";
import type { Sheet } from "@tomoru/contract/deals/terms";

/** When it is paid if the report comes on the last day of posting. */
export function payDayOf({ terms }: Pick<Sheet, "terms">): string {
  return payDateOf(terms.postTo, terms.payCycle);
}

/** `9f2c 41d7 …`: compared by eye. */
export function inFours(hash: string): string {
  return hash.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
