import { expect, test } from "vitest";
import {
  changed,
  filtersIn,
  queryOf,
  searchIn,
  visitorQueryOf,
  without,
  withoutFilters,
} from "./search-address.view.ts";

const address = (text: string) => new URLSearchParams(text);

test("an empty address is Instagram by median views, with no filter", () => {
  expect(queryOf(searchIn(address("")))).toEqual({ platform: "instagram", sort: "medianViews" });
  expect(filtersIn(address(""))).toEqual([]);
});

test("what an address has of a search is asked for in the names of the call", () => {
  const search = searchIn(
    address(
      "platform=tiktok&q=%E4%B9%BE%E7%87%A5&category=beauty,travel&medianViewsMin=10000&priceMax=500000&ageBand=55%2B,18-24&lastPostDays=7&country=JP&gender=female&sort=price&cursor=abc",
    ),
  );
  expect(queryOf(search)).toEqual({
    platform: "tiktok",
    q: "乾燥",
    category: "beauty,travel",
    medianViewsMin: 10_000,
    priceMax: 500_000,
    ageBand: "18-24,55+",
    lastPostDays: "7",
    country: "JP",
    gender: "female",
    sort: "price",
    cursor: "abc",
  });
});

test("values that are none are left out and do not break the page", () => {
  const wrong = address("platform=myspace&sort=luck&medianViewsMin=-3&priceMax=many&lastPostDays=8&gender=x");
  expect(queryOf(searchIn(wrong))).toEqual({ platform: "instagram", sort: "medianViews" });
  expect(filtersIn(wrong)).toEqual([]);
});

test("a visitor's call has their four filters alone", () => {
  const search = searchIn(address("q=旅行&followerBand=10000&priceMax=5&sort=price&cursor=abc"));
  expect(visitorQueryOf(search)).toEqual({ platform: "instagram", q: "旅行", followerBand: "10000" });
});

test("another filter begins at the first page and stands behind those that were set before", () => {
  const before = address("category=beauty&country=JP&cursor=abc");
  const after = changed(before, { category: "beauty,food" });
  expect(after.toString()).toBe("country=JP&category=beauty%2Cfood");
  expect(filtersIn(after)).toEqual(["country", "category"]);
});

test("both ends of a range are one filter, and go together", () => {
  const both = address("priceMin=100000&country=JP&priceMax=500000");
  expect(filtersIn(both)).toEqual(["country", "price"]);
  expect(without(both, "price").toString()).toBe("country=JP");
});

test("without its filters a search keeps its platform and its order", () => {
  expect(withoutFilters(address("platform=youtube&q=a&sort=price&cursor=c")).toString()).toBe(
    "platform=youtube&sort=price",
  );
});
