import { expect, test } from "vitest";
import { isCrossed, rangeFrom, rangeText } from "./range-texts.view.ts";

test("prices are typed in 万 or thousands, rates in percent, the rest as it is", () => {
  expect(rangeFrom({ least: "10", most: "12.5" }, { range: "price", locale: "ja" })).toEqual({
    min: 100_000,
    max: 125_000,
  });
  expect(rangeFrom({ least: "100", most: "" }, { range: "price", locale: "en" })).toEqual({
    min: 100_000,
    max: null,
  });
  expect(rangeFrom({ least: "", most: "4.8" }, { range: "engagement", locale: "ja" })).toEqual({
    min: null,
    max: 480,
  });
  expect(rangeFrom({ least: "10,000", most: "２００００" }, { range: "followers", locale: "ja" })).toEqual({
    min: 10_000,
    max: 20_000,
  });
});

test("a price that is typed in yen is taken for them, where nobody is paid as much in the unit", () => {
  const price = (locale: "ja" | "en", least: string) =>
    rangeFrom({ least, most: "" }, { range: "price", locale })?.min;
  expect(price("ja", "300000")).toBe(300_000);
  expect(price("ja", "5000")).toBe(50_000_000);
  expect(price("en", "300,000")).toBe(300_000);
  expect(rangeFrom({ least: "99999999", most: "" }, { range: "followers", locale: "ja" })?.min).toBe(
    99_999_999,
  );
});

test.each([
  ["followers", "5万", 50_000],
  ["followers", "１．５万人", 15_000],
  ["medianViews", "20K", 20_000],
  ["price", "30万円", 300_000],
  ["engagement", "3%", 300],
] as const)("%s as the results write them: %s", (range, least, min) => {
  expect(rangeFrom({ least, most: "" }, { range, locale: "ja" })).toEqual({ min, max: null });
});

test("a rate is in no ten thousands", () => {
  expect(rangeFrom({ least: "5万", most: "" }, { range: "engagement", locale: "ja" })).toBeNull();
});

test.each(["many", "-3", "1e4", "1.2.3"])("%s is no number", (least) => {
  expect(rangeFrom({ least, most: "" }, { range: "followers", locale: "ja" })).toBeNull();
});

test("a range is shown as it is typed", () => {
  expect(rangeText({ min: 125_000, max: null }, 10_000)).toEqual({ least: "12.5", most: "" });
  expect(rangeText({ min: 10_000, max: 1_000_000 }, 1)).toEqual({ least: "10,000", most: "1,000,000" });
});

test("a range is crossed when its least is above its most", () => {
  expect(isCrossed({ min: 2, max: 1 })).toBe(true);
  expect(isCrossed({ min: 1, max: 1 })).toBe(false);
  expect(isCrossed({ min: 2, max: null })).toBe(false);
});
