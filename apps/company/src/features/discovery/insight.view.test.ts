import { expect, test } from "vitest";
import { freshnessOf, growthText, monthStarts, rhythmOf, signedPercent } from "./insight.view.ts";
import { quote } from "./insight-checks.view.ts";

test("a difference and a growth bear their sign, and are cut, not rounded", () => {
  expect([signedPercent(-6), signedPercent(4), signedPercent(0)]).toEqual(["−6%", "+4%", "±0%"]);
  expect([growthText(219), growthText(-219), growthText(-9)]).toEqual(["+2.1%", "−2.1%", "±0.0%"]);
});

test("the names of months are about six, however long the time", () => {
  const of = (from: string, to: string) =>
    monthStarts(Date.parse(from), Date.parse(to)).map(({ month }) => month);
  expect(of("2026-08-20", "2026-11-20")).toEqual(["2026-09", "2026-10", "2026-11"]);
  expect(of("2025-11-20", "2026-11-20")).toHaveLength(6);
  expect(of("2026-11-02", "2026-11-20")).toEqual([]);
});

test("figures are old after three days and very old after seven", () => {
  const now = new Date("2026-11-22T00:00:00Z");
  expect(freshnessOf("2026-11-19T00:00:00Z", now)).toBe("fresh");
  expect(freshnessOf("2026-11-18T23:59:00Z", now)).toBe("old");
  expect(freshnessOf("2026-11-14T23:59:00Z", now)).toBe("veryOld");
});

test("a rhythm is the one busiest block, else hours or a weekday with more than half of the posts, else none", () => {
  expect(rhythmOf([[0, 2]])).toEqual({ all: 2, kind: "block", row: 0, block: 1, posts: 2 });
  const hours = [
    [0, 4],
    [1, 4],
  ];
  expect(rhythmOf(hours)).toEqual({ all: 9, kind: "hours", block: 1, posts: 8 });
  const days = [
    [0, 0, 1],
    [2, 2, 2],
  ];
  expect(rhythmOf(days)).toEqual({ all: 7, kind: "days", row: 1, posts: 6 });
  const neither = [
    [2, 2],
    [2, 2],
  ];
  expect(rhythmOf(neither)).toEqual({ all: 8, kind: "even", blocks: 4, posts: 2 });
});

test("a post is quoted by its first line that is more than hashtags, cut at its length", () => {
  expect(quote("#PR #広告\n冬のクリーム #保湿")).toBe("冬のクリーム");
  expect(quote("あ".repeat(30))).toBe(`${"あ".repeat(18)}…`);
  expect(quote("#PR")).toBe("");
});
