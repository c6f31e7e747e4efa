import { aCard } from "@tomoru/contract/testing/billing.builder";
import { expect, test } from "vitest";
import { brandName, cardName } from "../../shared/card-name.ts";
import { headingOf, tagsOf } from "./cards.view.ts";

const now = new Date("2026-11-23T03:00:00Z");
const soon = aCard({ isDefault: false, expYear: 2026, expMonth: 11 });
const expired = aCard({ isDefault: false, expYear: 2026, expMonth: 9, isExpired: true });

test.each([
  ["a default one", aCard(), ["default"]],
  ["one that ends with this month", soon, ["thisMonth"]],
  ["a default one that has ended", { ...expired, isDefault: true }, ["default", "expired"]],
  ["one of next month", aCard({ isDefault: false, expYear: 2026, expMonth: 12 }), []],
])("%s is tagged so", (_, card, tags) => {
  expect(tagsOf(card, now)).toEqual(tags);
});

test("this month is Japan's: it turns at 15:00 UTC of its last day", () => {
  expect(tagsOf(soon, new Date("2026-11-30T14:59:59Z"))).toEqual(["thisMonth"]);
  expect(tagsOf(soon, new Date("2026-11-30T15:00:00Z"))).toEqual([]);
});

test.each([
  [[], { kind: "none" }],
  [[aCard(), expired], { kind: "allGood" }],
  [[aCard(), soon, expired], { kind: "renew", day: "2026-11-30", count: 1 }],
  [[{ ...expired, isDefault: true }, soon], { kind: "defaultExpired" }],
])("the page says first what is to be done: %#", (cards, heading) => {
  expect(headingOf(cards, { now, isUnpaid: false })).toEqual(heading);
});

test("while a payment is missing no card is called fine", () => {
  const unpaid = { now, isUnpaid: true };
  expect(headingOf([aCard(), soon], unpaid)).toEqual({ kind: "refused" });
  expect(headingOf([{ ...expired, isDefault: true }], unpaid)).toEqual({ kind: "defaultExpired" });
  expect(headingOf([], unpaid)).toEqual({ kind: "none" });
});

test("brands are written as they write themselves, unknown ones as they come", () => {
  expect(brandName("amex")).toBe("American Express");
  expect(brandName("eftpos")).toBe("Eftpos");
  expect(cardName(aCard())).toBe("Visa •••• 4242");
});
