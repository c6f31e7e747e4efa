import { expect, test } from "vitest";
import { cardOfFingerprint, cardOfNumber, fingerprintOf, isPastExpiry } from "./sandbox-cards.rules.ts";

test.each([
  ["4242424242424242", "visa", "passes", "passes"],
  ["5555555555554444", "mastercard", "passes", "passes"],
  ["3530111333000000", "jcb", "passes", "passes"],
  ["378282246310005", "amex", "passes", "passes"],
  ["4000000000000002", "visa", "card_declined", "passes"],
  ["4000000000009995", "visa", "insufficient_funds", "passes"],
  ["4000000000000069", "visa", "expired_card", "passes"],
  ["4000000000000119", "visa", "processing_error", "passes"],
  ["4000000000000341", "visa", "passes", "card_declined"],
  ["4000002500003155", "visa", "asks", "passes"],
  ["4000002760003184", "visa", "asks", "asks"],
])("%s is a %s: %s when it is added, %s when it is charged", (number, brand, onAdding, onCharge) => {
  expect(cardOfNumber(number)).toMatchObject({ brand, onAdding, onCharge });
  expect(cardOfFingerprint(fingerprintOf(number))).toEqual(cardOfNumber(number));
});

test("a refund of one card fails, and a charge of another is disputed", () => {
  expect(cardOfNumber("4000000000005126")?.refundFails).toBe(true);
  expect(cardOfNumber("4000000000000259")?.isDisputed).toBe(true);
});

test.each(["4242424242424259", "4242000000000000"])("%s, made up by the rule, passes too", (number) => {
  expect(cardOfNumber(number)).toMatchObject({ onCharge: "passes" });
});

test.each(["4242424242424241", "4111111111111111", "4000056655665556", "", "constructor"])(
  "%j is no card of the sandbox",
  (number) => expect(cardOfNumber(number)).toBeUndefined(),
);

test("a card is good until its month is over in Japan", () => {
  const at = (moment: string) => Date.parse(moment) / 1000;
  const card = { month: 11, year: 2026 };
  expect(isPastExpiry({ ...card, now: at("2026-11-30T14:59:59Z") })).toBe(false);
  expect(isPastExpiry({ ...card, now: at("2026-11-30T15:00:00Z") })).toBe(true);
  expect(isPastExpiry({ month: 12, year: 2026, now: at("2026-12-31T15:00:00Z") })).toBe(true);
});
