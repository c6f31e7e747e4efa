import type { accountTypes } from "../influencer/bank.ts";

/** An account as a transfer names it: three digits of branch, seven of number. */
export type PayeeAccount = {
  readonly branchCode: string;
  readonly accountType: (typeof accountTypes)[number];
  readonly accountNumber: string;
};

const transferNumberDigits = 7;

/** The account number of the form without the zeros in front, seven digits; null where more than seven are left. */
export function transferNumberOf(typed: string): string | null {
  const digits = typed.replace(/^0+/, "");
  if (!/^\d+$/.test(digits) || digits.length > transferNumberDigits) return null;
  return digits.padStart(transferNumberDigits, "0");
}

const onlyDigits = (typed: string) => typed.normalize("NFKC").replaceAll(/[\s‐‑‒–—―−ー-]/g, "");

/**
 * Symbol and number (記号・番号) of a Japan Post Bank passbook as other banks know the account; null for what is none.
 * A symbol's sixth digit, which only checks it, is dropped.
 */
export function yuchoAccountOf(typed: { symbol: string; number: string }): PayeeAccount | null {
  const symbol = /^([01])(\d\d)(\d)(\d)\d?$/.exec(onlyDigits(typed.symbol));
  const number = onlyDigits(typed.number);
  const [, kind, branch, , last] = symbol ?? [];
  if (kind === "0" && /^\d{1,7}$/.test(number)) {
    return {
      branchCode: `${branch}9`,
      accountType: "current",
      accountNumber: number.padStart(transferNumberDigits, "0"),
    };
  }
  if (kind === "1" && last === "0" && /^\d{1,7}1$/.test(number)) {
    return {
      branchCode: `${branch}8`,
      accountType: "savings",
      accountNumber: number.slice(0, -1).padStart(transferNumberDigits, "0"),
    };
  }
  return null;
}
