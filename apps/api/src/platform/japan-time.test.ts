import { describe, expect, test } from "vitest";
import {
  daysAfter,
  japanDay,
  japanMoment,
  japanMonth,
  lastDayOf,
  monthsAfter,
  monthsUpTo,
} from "./japan-time.ts";

describe("the calendar in Japan", () => {
  test("a day begins at 15:00 UTC of the day before", () => {
    expect(japanDay(new Date("2026-11-20T14:59:59.999Z"))).toBe("2026-11-20");
    expect(japanDay(new Date("2026-11-20T15:00:00.000Z"))).toBe("2026-11-21");
  });

  test("a month turns with Japan's midnight, the year with it", () => {
    expect(japanMonth(new Date("2026-12-31T14:59:59Z"))).toBe("2026-12");
    expect(japanMonth(new Date("2026-12-31T15:00:00Z"))).toBe("2027-01");
  });

  test("a wall clock in Japan is the moment that reads as it there", () => {
    expect(japanMoment("2026-03-01", "08:30").toISOString()).toBe("2026-02-28T23:30:00.000Z");
    expect(japanDay(japanMoment("2026-03-01", "00:00"))).toBe("2026-03-01");
  });

  test("months are counted across years in both directions", () => {
    expect(monthsAfter("2026-11", 2)).toBe("2027-01");
    expect(monthsAfter("2026-01", -13)).toBe("2024-12");
  });

  test("days are counted across months and leap days", () => {
    expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
    expect(daysAfter("2027-03-01", -1)).toBe("2027-02-28");
  });

  test("the last day of a month knows leap years", () => {
    expect(lastDayOf("2028-02")).toBe("2028-02-29");
    expect(lastDayOf("2026-12")).toBe("2026-12-31");
  });

  test("twelve months end with the one asked for and begin with the oldest", () => {
    const months = monthsUpTo("2026-03", 12);
    expect(months).toHaveLength(12);
    expect(months[0]).toBe("2025-04");
    expect(months.at(-1)).toBe("2026-03");
  });
});
