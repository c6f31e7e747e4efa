import { createHash } from "node:crypto";

export type Decline =
  | "card_declined"
  | "insufficient_funds"
  | "expired_card"
  | "processing_error"
  | "authentication_required";
type OnUse = "passes" | "asks" | Decline;

export type SandboxCard = {
  readonly brand: "visa" | "mastercard" | "jcb" | "amex";
  readonly onAdding: OnUse;
  readonly onCharge: OnUse;
  readonly refundFails?: true;
  readonly isDisputed?: true;
};

const passing = { brand: "visa", onAdding: "passes", onCharge: "passes" } as const;

/** The provider's test numbers that the sandbox accepts. */
const sandboxCards: ReadonlyMap<string, SandboxCard> = new Map<string, SandboxCard>([
  ["4242424242424242", passing],
  ["5555555555554444", { ...passing, brand: "mastercard" }],
  ["3530111333000000", { ...passing, brand: "jcb" }],
  ["378282246310005", { ...passing, brand: "amex" }],
  ["4000000000000002", { ...passing, onAdding: "card_declined" }],
  ["4000000000009995", { ...passing, onAdding: "insufficient_funds" }],
  ["4000000000000069", { ...passing, onAdding: "expired_card" }],
  ["4000000000000119", { ...passing, onAdding: "processing_error" }],
  ["4000000000000341", { ...passing, onCharge: "card_declined" }],
  ["4000002500003155", { ...passing, onAdding: "asks" }],
  ["4000002760003184", { ...passing, onAdding: "asks", onCharge: "asks" }],
  ["4000000000005126", { ...passing, refundFails: true }],
  ["4000000000000259", { ...passing, isDisputed: true }],
]);

/** Undefined for any other number: nobody may enter a real card here. */
export function cardOfNumber(number: string): SandboxCard | undefined {
  const isMadeUp = /^4242\d{12}$/.test(number) && isLuhn(number);
  return sandboxCards.get(number) ?? (isMadeUp ? passing : undefined);
}

/** The same number always has the same fingerprint, as with the provider; the number itself is never stored. */
export function fingerprintOf(number: string): string {
  return createHash("sha256").update(`sandbox ${number}`).digest("base64url").slice(0, 16);
}

const byFingerprint = new Map([...sandboxCards].map(([number, card]) => [fingerprintOf(number), card]));

export function cardOfFingerprint(fingerprint: string): SandboxCard {
  return byFingerprint.get(fingerprint) ?? passing;
}

/** Whether the last day of its month is over in Japan. */
export function isPastExpiry({ month, year, now }: { month: number; year: number; now: number }): boolean {
  const japanMs = 9 * 3600 * 1000;
  return now * 1000 >= Date.UTC(year, month, 1) - japanMs;
}

function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
