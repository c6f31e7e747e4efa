import { expect, test } from "vitest";
import { at } from "../plan/plan-state.testing.ts";
import { cardActs, isExpired, mostCards } from "./cards.rules.ts";

const card = (id: string, { fingerprint = id, day = 1 } = {}) => ({
  ...{ id, fingerprint, addedAt: at(`2026-11-${String(day).padStart(2, "0")}T00:00:00`) },
  ...{ brand: "visa", last4: "4242", holder: null, expMonth: 12, expYear: 2030 },
});
const acts = (
  cards: ReturnType<typeof card>[],
  { defaultCard = null as string | null, known = [] as string[] } = {},
) => {
  const { kept, ...rest } = cardActs({ cards, defaultCard, known: new Set(known) });
  return { ...rest, kept: kept.map(({ id }) => id) };
};

test("a card is good to the last moment of its month in Japan", () => {
  const expiry = { expMonth: 9, expYear: 2026 };
  expect(isExpired(expiry, at("2026-09-30T14:59:59.999"))).toBe(false);
  expect(isExpired(expiry, at("2026-09-30T15:00:00"))).toBe(true);
  expect(isExpired({ expMonth: 12, expYear: 2026 }, at("2026-12-31T14:59:59"))).toBe(false);
});

test("the first card becomes the default; later ones and a default that is gone choose nobody", () => {
  expect(acts([card("a")])).toEqual({ detach: [], makeDefault: "a", kept: ["a"] });
  expect(acts([card("a"), card("b")], { defaultCard: "a", known: ["a"] }).makeDefault).toBeUndefined();
  expect(acts([card("b")], { known: ["a", "b"] }).makeDefault).toBeUndefined();
  expect(acts([card("a")], { defaultCard: "a" })).toEqual({
    detach: [],
    makeDefault: undefined,
    kept: ["a"],
  });
  expect(acts([card("a"), card("b")], { defaultCard: "a", known: ["a", "b"] }).kept).toEqual(["a", "b"]);
  expect(acts([])).toEqual({ detach: [], makeDefault: undefined, kept: [] });
});

test("of two new ones the older is first", () => {
  expect(acts([card("b", { day: 2 }), card("a")])).toMatchObject({ makeDefault: "a", kept: ["a", "b"] });
});

test("the same number again takes the place of the older entry, with its flag", () => {
  const again = [card("a2", { fingerprint: "f", day: 2 }), card("a", { fingerprint: "f" })];
  expect(acts(again, { defaultCard: "a", known: ["a"] })).toEqual({
    ...{ detach: ["a"], makeDefault: "a2", kept: ["a2"] },
  });
  const another = acts([...again, card("b")], { defaultCard: "b", known: ["a", "b"] });
  expect(another).toEqual({ detach: ["a"], makeDefault: undefined, kept: ["b", "a2"] });
});

test("the eleventh is taken off, not one that is known and not the default", () => {
  const eleven = Array.from({ length: mostCards + 1 }, (_, nth) => card(`c${nth}`, { day: nth + 1 }));
  const known = eleven.slice(1, 10).map(({ id }) => id);
  const all = acts(eleven, { defaultCard: "c10", known });
  expect(all.detach).toEqual(["c0"]);
  expect(all.kept).toEqual([...known, "c10"]);
  const every = acts(eleven, { defaultCard: "c10", known: eleven.map(({ id }) => id) });
  expect(every.detach).toEqual([]);
});
