import type { OwnerId } from "../../platform/owner.ts";

/** How many digits of an account number a notice may show. */
const shownDigits = 3;

export function lastDigitsOf(accountNumber: string): string {
  return accountNumber.slice(-shownDigits);
}

/** Binds a ciphertext to its creator's row: in another row it does not open. */
export function sealingContext(ownerId: OwnerId<"influencer">): string {
  return `bank_accounts/${ownerId}`;
}
