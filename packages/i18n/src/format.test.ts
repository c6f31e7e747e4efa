import { describe, expect, test } from "vitest";
import { formatter } from "./format.ts";

const ja = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });
const en = formatter({ locale: "en", timeZone: "Asia/Tokyo" });

describe("yen", () => {
  test("carries the half-width sign and grouped digits in both languages", () => {
    expect([ja.yen(0), ja.yen(9_999_999), en.yen(120_000)]).toEqual([
      "\u00a50",
      "\u00a59,999,999",
      "\u00a5120,000",
    ]);
  });

  test("a range joins with the dash of the language", () => {
    expect(ja.yenRange({ minYen: 80_000, maxYen: 120_000 })).toBe("¥80,000〜¥120,000");
    expect(en.yenRange({ minYen: 80_000, maxYen: 120_000 })).toBe("¥80,000–¥120,000");
  });

  test("a range that is open at one end says so, and one without ends is nothing", () => {
    expect(ja.yenRange({ minYen: 80_000, maxYen: null })).toBe("¥80,000〜");
    expect(en.yenRange({ minYen: null, maxYen: 80_000 })).toBe("Up to ¥80,000");
    expect(ja.yenRange({ minYen: null, maxYen: 80_000 })).toBe("¥80,000まで");
    expect(ja.yenRange({ minYen: null, maxYen: null })).toBeNull();
  });

  test("a range of one amount is that amount", () => {
    expect(ja.yenRange({ minYen: 50_000, maxYen: 50_000 })).toBe("¥50,000");
  });

  test("a compact amount uses the units of the language", () => {
    expect([ja.compact(120_000), en.compact(120_000)]).toEqual(["12万", "120K"]);
    expect(ja.compact(9120)).toBe("9,120");
  });
});

describe("dates", () => {
  test("a moment shows as its day in the given time zone", () => {
    const moment = "2026-11-30T15:30:00.000Z";
    expect(ja.date(moment)).toBe("2026年12月1日");
    expect(formatter({ locale: "en", timeZone: "UTC" }).date(moment)).toBe("30 Nov 2026");
  });

  test("a calendar day never shifts with the time zone", () => {
    expect(formatter({ locale: "ja", timeZone: "America/Los_Angeles" }).day("2026-12-01")).toBe(
      "2026年12月1日",
    );
  });

  test("months read as their language has them", () => {
    expect([
      ja.month("2026-12"),
      en.month("2026-12"),
      ja.monthShort("2026-09"),
      en.monthShort("2026-09"),
    ]).toEqual(["2026年12月", "December 2026", "9月", "Sep"]);
  });

  test("a year carries its Japanese era in Japanese, both where a new one began", () => {
    expect([ja.year(1998), ja.year(1989), ja.year(1900), en.year(1998)]).toEqual([
      "1998年（平成10年）",
      "1989年（昭和64年・平成元年）",
      "1900年（明治33年）",
      "1998",
    ]);
  });

  test("a day under its month leaves the year out", () => {
    expect([ja.monthDay("2026-12-01"), en.monthDay("2026-12-01")]).toEqual(["12月1日", "1 Dec"]);
  });

  test("a period repeats only what differs", () => {
    expect(ja.period({ from: "2026-12-01", to: "2026-12-14" })).toBe("2026年12月1日〜12月14日");
    expect(ja.period({ from: "2026-12-28", to: "2027-01-03" })).toBe("2026年12月28日〜2027年1月3日");
    expect(en.period({ from: "2026-12-01", to: "2026-12-14" })).toBe("1–14 Dec 2026");
    expect(en.period({ from: "2026-11-28", to: "2026-12-03" })).toBe("28 Nov – 3 Dec 2026");
    expect(en.period({ from: "2026-12-28", to: "2027-01-03" })).toBe("28 Dec 2026 – 3 Jan 2027");
  });

  test("a period of one day is that day", () => {
    expect(en.period({ from: "2026-12-01", to: "2026-12-01" })).toBe("1 Dec 2026");
  });
});

test("a moment of these days has its day and its time in the time zone", () => {
  const moment = "2026-11-21T15:05:00.000Z";
  expect([ja.moment(moment), en.moment(moment)]).toEqual(["11月22日 00:05", "22 Nov, 00:05"]);
});

test("the time of day follows the time zone and has two digits on both sides, at midnight too", () => {
  expect(ja.time("2026-11-21T00:05:00.000Z")).toBe("09:05");
  expect(en.time("2026-11-20T15:00:00.000Z")).toBe("00:00");
});
