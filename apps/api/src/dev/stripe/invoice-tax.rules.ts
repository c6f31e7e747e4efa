import { taxYenOf } from "@tomoru/contract/company/plans";

/** Tax is rounded once per invoice: a line's part is the growth of the rounded sum, so that the lines add up to it to the yen. */
export function taxOfLines(netYens: readonly number[], percent: number): { total: number; lines: number[] } {
  let net = 0;
  let taxed = 0;
  const lines = netYens.map((yen) => {
    net += yen;
    const before = taxed;
    taxed = taxYenOf(net, percent);
    return taxed - before;
  });
  return { total: taxed, lines };
}

/** Yen: a charge of less is not taken, and waits on the customer's balance for the next invoice. */
export const leastChargeYen = 50;

/** What an invoice asks for, given what the customer owed before (positive) or had to her credit (negative). */
export function dueOf(totalYen: number, balanceYen: number): { dueYen: number; balanceAfterYen: number } {
  const sum = totalYen + balanceYen;
  return sum >= leastChargeYen ? { dueYen: sum, balanceAfterYen: 0 } : { dueYen: 0, balanceAfterYen: sum };
}
