import { expect, test } from "vitest";
import { z } from "zod/mini";
import { faultsOf } from "./faults.ts";
import { OfferId, Period } from "./influencer/offers.ts";
import { CalendarDate, LocaleField, Moment, Month, WebUrl, Yen, YenSum } from "./values.ts";

function codeOf(schema: z.core.$ZodType, value: unknown): number | undefined {
  const parsed = z.core.safeParse(schema, value);
  return parsed.success ? undefined : faultsOf(parsed.error)[0]?.code;
}

test.each([
  ["x2026-01-01", 1023],
  ["2026-01-01T00:00:00Z", 1023],
  ["2026-01-1", 1023],
  ["2026-04-31", 1023],
  [20260101, 1023],
])("the day %j is refused with %i", (value, code) => {
  expect(codeOf(CalendarDate, value)).toBe(code);
});

test.each([
  ["2026-00", 1023],
  ["2026-13", 1023],
  ["2026-1", 1023],
  ["12026-01", 1023],
  ["2026-011", 1023],
  [undefined, 3009],
])("the month %j is refused with %i", (value, code) => {
  expect(codeOf(Month, value)).toBe(code);
});

test.each(["2026-01", "2026-09", "2026-10", "2026-12"])("%s is a month", (value) => {
  expect(codeOf(Month, value)).toBeUndefined();
});

test.each([
  [undefined, 3009],
  ["500", 3013],
  [0.5, 3013],
  [-1, 1023],
  [10_000_000_000, 1023],
])("the amount %j is refused with %i", (value, code) => {
  expect(codeOf(Yen, value)).toBe(code);
});

test.each([0, 9_999_999_999])("%i yen is an amount", (value) => {
  expect(codeOf(Yen, value)).toBeUndefined();
});

test("a sum may be wider than an amount, but is whole and not below zero", () => {
  expect(codeOf(YenSum, 10_000_000_000)).toBeUndefined();
  expect(codeOf(YenSum, 0)).toBeUndefined();
  expect(codeOf(YenSum, -1)).toBeDefined();
  expect(codeOf(YenSum, 0.5)).toBeDefined();
});

test("a moment is one in UTC", () => {
  expect(codeOf(Moment, "2026-01-01T00:00:00Z")).toBeUndefined();
  expect(codeOf(Moment, "2026-01-01T00:00:00+09:00")).toBe(1023);
  expect(codeOf(Moment, "2026-01-01")).toBe(1023);
});

test.each([
  [undefined, 3009],
  ["x http://example.jp", 1023],
  [`https://example.jp/${"a".repeat(2030)}`, 1023],
])("the product page %j is refused with %i", (value, code) => {
  expect(codeOf(WebUrl, value)).toBe(code);
});

test.each(["http://example.jp", " HTTPS://example.jp/a?b ", `https://example.jp/${"a".repeat(2029)}`])(
  "%j is a product page",
  (value) => {
    expect(codeOf(WebUrl, value)).toBeUndefined();
    expect(z.parse(WebUrl, value)).toBe(value.trim());
  },
);

test("a language is one of ours", () => {
  expect(codeOf(LocaleField, "en")).toBeUndefined();
  expect(codeOf(LocaleField, "fr")).toBe(1023);
  expect(codeOf(LocaleField, undefined)).toBe(3009);
});

test("a period may be one day and does not end before it begins", () => {
  expect(codeOf(Period, { from: "2026-12-01", to: "2026-12-01" })).toBeUndefined();
  expect(codeOf(Period, { from: "2026-12-02", to: "2026-12-01" })).toBe(1023);
});

test.each(["a".repeat(21), "a".repeat(23), `${"a".repeat(21)}=`, undefined])(
  "%j is no offer's id",
  (value) => {
    expect(codeOf(OfferId, value)).toBe(2008);
  },
);
