import { expect, test } from "vitest";
import { changedBy, filtersIn, isNarrowed, rowSortIn } from "./lists-address.view.ts";

const of = (query: string) => filtersIn(new URLSearchParams(query));

test("an address holds group, state, platform, words and order, and nothing that is none", () => {
  const group = "019ab4d2-0000-7000-8000-0000000000e1";
  const whole = `group=${group}&status=consulted&platform=tiktok&q=${encodeURIComponent(" 乾燥 ")}&sort=name`;
  expect(of(whole)).toEqual({ group, status: "consulted", platform: "tiktok", q: "乾燥", sort: "name" });
  expect(of("group=none")).toEqual({ group: "none" });
  expect(of("group=1&status=gone&platform=x&q=&sort=age")).toEqual({});
  expect(of(`q=${"あ".repeat(300)}`).q).toHaveLength(100);
});

test("a group alone narrows nothing", () => {
  expect(isNarrowed(of("group=none&sort=name"))).toBe(false);
  expect(isNarrowed(of("q=a"))).toBe(true);
});

test("a change leaves the rest of the address", () => {
  const next = changedBy(new URLSearchParams("group=none&q=a"), { q: null, status: "consulted" });
  expect(next.toString()).toBe("group=none&status=consulted");
});

test("rows are in the order in which they were added unless the address says otherwise", () => {
  expect(rowSortIn(new URLSearchParams("sort=price"))).toBe("price");
  expect(rowSortIn(new URLSearchParams("sort=luck"))).toBe("added");
});
