import { expect, test } from "vitest";
import { filtersToSave, savedAddress } from "./saved-address.view.ts";
import { searchIn } from "./search-address.view.ts";

const filters = {
  q: "乾燥 肌",
  category: ["beauty", "travel"],
  followerBand: 10_000,
  medianViewsMin: 10_000,
  priceMax: 500_000,
  country: "JP",
  gender: "female",
  ageBand: ["25-34"],
  lastPostDays: 30,
} as const;

test("what is saved of a search is what its address is made of again", () => {
  const saved = {
    searchId: "019ab4d2-0000-7000-8000-0000000000f1",
    platform: "tiktok" as const,
    sort: "price" as const,
    filters: { ...filters, category: [...filters.category], ageBand: [...filters.ageBand] },
  };
  const address = savedAddress(saved);
  expect(address.get("saved")).toBe(saved.searchId);
  const search = searchIn(address);
  expect([search.platform, search.sort]).toEqual(["tiktok", "price"]);
  expect(filtersToSave(search)).toEqual(saved.filters);
});

test("a search without filters keeps none, and the usual order is left out of the address", () => {
  expect(filtersToSave(searchIn(new URLSearchParams()))).toEqual({});
  const bare = { searchId: "1", platform: "instagram", filters: {}, sort: "medianViews" } as const;
  expect(savedAddress(bare).toString()).toBe("platform=instagram&saved=1");
});
