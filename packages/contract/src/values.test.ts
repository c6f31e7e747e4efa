import { expect, test } from "vitest";
import { z } from "zod/mini";
import { codeOf, isFailureName } from "./codes.ts";
import { faultsOf } from "./faults.ts";
import { defaultLocale } from "./fields.ts";
import { OfferId, Period } from "./influencer/offers.ts";
import { CalendarDate, LocaleField, Moment, Month, WebUrl, Yen, YenSum } from "./values.ts";

function refusedWith(schema: z.core.$ZodType, value: unknown): number | undefined {
  const parsed = z.core.safeParse(schema, value);
  if (parsed.success) return undefined;
  const said = parsed.error.issues.map(({ message }) => message);
  // A message that names no failure would be read as dataInvalid, and nobody would see which one is missing.
  expect(said.filter((message) => !isFailureName(message))).toEqual([]);
  const [fault] = faultsOf(parsed.error);
  return fault && codeOf(fault.refusal);
}

test.each([
  ["x2026-01-01", 1023],
  ["2026-01-01T00:00:00Z", 1023],
  ["2026-01-1", 1023],
  ["2026-04-31", 1023],
  ["0000-01-01", 1023],
  [20260101, 1023],
])("the day %j is refused with %i", (value, code) => {
  expect(refusedWith(CalendarDate, value)).toBe(code);
});

test("a day that is empty is missing, and nothing else is said of it", () => {
  expect(z.safeParse(CalendarDate, "").error?.issues.map(({ message }) => message)).toEqual([
    "fieldRequired",
  ]);
});

test("a page that is too long is told once", () => {
  const tooLong = `ftp://example.jp/${"a".repeat(2048)}`;
  expect(z.safeParse(WebUrl, tooLong).error?.issues).toHaveLength(1);
});

test.each([
  ["2026-00", 1023],
  ["2026-13", 1023],
  ["2026-1", 1023],
  ["12026-01", 1023],
  ["2026-011", 1023],
  ["0000-01", 1023],
  [undefined, 3009],
])("the month %j is refused with %i", (value, code) => {
  expect(refusedWith(Month, value)).toBe(code);
});

test.each(["2026-01", "2026-09", "2026-10", "2026-12"])("%s is a month", (value) => {
  expect(refusedWith(Month, value)).toBeUndefined();
});

test.each([
  [undefined, 3009],
  ["500", 3013],
  [0.5, 3013],
  [-1, 1023],
  [10_000_000_000, 1023],
])("the amount %j is refused with %i", (value, code) => {
  expect(refusedWith(Yen, value)).toBe(code);
});

test.each([0, 9_999_999_999])("%i yen is an amount", (value) => {
  expect(refusedWith(Yen, value)).toBeUndefined();
});

test("a sum may be wider than an amount, but is whole and not below zero", () => {
  expect(refusedWith(YenSum, 10_000_000_000)).toBeUndefined();
  expect(refusedWith(YenSum, 0)).toBeUndefined();
  for (const value of [-1, 0.5]) expect(z.safeParse(YenSum, value).success).toBe(false);
});

test("a moment is one in UTC", () => {
  expect(refusedWith(Moment, "2026-01-01T00:00:00Z")).toBeUndefined();
  expect(refusedWith(Moment, "2026-01-01T00:00:00+09:00")).toBe(1023);
  expect(refusedWith(Moment, "2026-01-01")).toBe(1023);
});

test.each([
  [undefined, 3009],
  ["x http://example.jp", 1023],
  ["xhttp://example.jp", 1023],
  [`https://example.jp/${"a".repeat(2030)}`, 1023],
])("the product page %j is refused with %i", (value, code) => {
  expect(refusedWith(WebUrl, value)).toBe(code);
});

test.each(["http://example.jp", " HTTPS://example.jp/a?b ", `https://example.jp/${"a".repeat(2029)}`])(
  "%j is a product page",
  (value) => {
    expect(refusedWith(WebUrl, value)).toBeUndefined();
    expect(z.parse(WebUrl, value)).toBe(value.trim());
  },
);

test.each(["example.jp", " www.example.co.jp/a?b=c ", "珈琲.jp#top"])("%j is completed", (value) => {
  expect(z.parse(WebUrl, value)).toBe(`https://${value.trim()}`);
});

test("a language is one of ours", () => {
  expect(refusedWith(LocaleField, "en")).toBeUndefined();
  expect(refusedWith(LocaleField, "fr")).toBe(1023);
  for (const nothing of [undefined, null, ""]) expect(refusedWith(LocaleField, nothing)).toBe(3009);
  expect(defaultLocale).toBe("ja");
});

test("a period may be one day and does not end before it begins", () => {
  expect(refusedWith(Period, { from: "2026-12-01", to: "2026-12-01" })).toBeUndefined();
  expect(refusedWith(Period, { from: "2026-12-02", to: "2026-12-01" })).toBe(1023);
});

test.each(["a".repeat(21), "a".repeat(23), `${"a".repeat(21)}=`, undefined])(
  "%j is no offer's id",
  (value) => {
    expect(refusedWith(OfferId, value)).toBe(2008);
  },
);
