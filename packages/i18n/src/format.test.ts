import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { formatter } from "./format.ts";

const ja = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });
const en = formatter({ locale: "en", timeZone: "Asia/Tokyo" });

describe("yen", () => {
  test("stands below zero with its sign in front of the yen's", () => {
    expect([ja.yen(-96_800), en.yen(-10_000)]).toEqual(["−¥96,800", "−¥10,000"]);
  });

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

  test("facts stand beside each other, and things in a row, as the language has it", () => {
    const facts = ["@hana", "", "12万人"];
    expect([ja.beside(facts), en.beside(facts)]).toEqual(["@hana・12万人", "@hana · 12万人"]);
    expect([ja.listed(["a", "b"]), en.listed(["a", "b"])]).toEqual(["a、b", "a, b"]);
    expect([ja.bracketed("a", "b"), en.bracketed("a", "b")]).toEqual(["a（b）", "a (b)"]);
  });

  test("a compact range of yen names its unit at both ends and its sign once", () => {
    const range = { minYen: 250_000, maxYen: 370_000 };
    expect([ja.compactYenRange(range), en.compactYenRange(range)]).toEqual([
      "\u00a525万〜37万",
      "\u00a5250K–370K",
    ]);
    expect(ja.compactYenRange({ minYen: 5000, maxYen: 5000 })).toBe("\u00a55,000");
    const millions = { minYen: 960_000, maxYen: 3_250_000 };
    expect([ja.compactYenRange(millions), en.compactYenRange(millions)]).toEqual([
      "\u00a596万〜325万",
      "\u00a5960K–3.25M",
    ]);
    expect(ja.count(1_234_567)).toBe("1,234,567");
  });

  test("a compact amount uses the units of the language", () => {
    expect([ja.compact(120_000), en.compact(120_000)]).toEqual(["12万", "120K"]);
    expect(ja.compact(9120)).toBe("9,120");
  });

  test.each([ja, en])(
    "a compact amount is what Intl makes of it, at every edge and between them",
    (format) => {
      const locale = format === ja ? "ja" : "en";
      const intl = new Intl.NumberFormat(locale, {
        notation: "compact",
        maximumFractionDigits: 1,
        useGrouping: "always",
      });
      const edges = Array.from({ length: 14 }, (_, power) => 10 ** power).flatMap((edge) =>
        [1, 1.04, 1.05, 1.06, 4.44, 5.55, 9.94, 9.95, 9.996, 9.9996].flatMap((times) =>
          [-1, 0, 1].map((step) => Math.floor(edge * times) + step),
        ),
      );
      const between = Array.from({ length: 500 }, (_, index) => Math.floor(1.057 ** index)).filter(
        Number.isSafeInteger,
      );
      const wrong = [...edges, ...between].filter((amount) => format.compact(amount) !== intl.format(amount));
      expect(wrong).toEqual([]);
    },
  );
});

describe("dates", () => {
  test("a moment shows as its day in the given time zone", () => {
    expect(ja.date("2026-11-30T15:30:00.000Z")).toBe("2026年12月1日");
    expect(ja.date("2026-11-30T14:59:59.999Z")).toBe("2026年11月30日");
  });

  describe.each(["UTC", "America/Los_Angeles", "Asia/Kathmandu", "Pacific/Kiritimati"])(
    "on a device in %s",
    (zone) => {
      beforeEach(() => void vi.stubEnv("TZ", zone));
      afterEach(() => void vi.unstubAllEnvs());

      test("a moment shows as its day and time there, on both sides of summer time", () => {
        const format = formatter({ locale: "en" });
        const day = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: zone });
        const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: zone });
        const hours = Array.from(
          { length: 400 },
          (_, index) => Date.UTC(2026, 0, 1) + index * 23 * 3_600_000,
        );
        const shown = hours.map((at) => new Date(at).toISOString());
        expect(shown.map((at) => `${format.date(at)} ${format.time(at)}`)).toEqual(
          hours.map((at) => `${format.day(day.format(at))} ${time.format(at)}`),
        );
      });

      test("a calendar day never shifts", () => {
        expect(formatter({ locale: "ja" }).day("2026-12-01")).toBe("2026年12月1日");
      });
    },
  );

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
  expect([ja.dated(moment), en.dated(moment)]).toEqual(["2026年11月22日 00:05", "22 Nov 2026, 00:05"]);
});

test("the time of day follows the time zone and has two digits on both sides, at midnight too", () => {
  expect(ja.time("2026-11-21T00:05:00.000Z")).toBe("09:05");
  expect(en.time("2026-11-20T15:00:00.000Z")).toBe("00:00");
});
