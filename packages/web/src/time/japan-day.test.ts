import { expect, test } from "vitest";
import { dayInJapan, dueDayInJapan, monthEndInJapan, monthInJapan, nextMonthInJapan } from "./japan-day.ts";

test.each([
  ["2026-11-30T14:59:59Z", "2026-11-30", "2026-11", "2026-11-30", "2026-12-01"],
  ["2026-11-30T15:00:00Z", "2026-12-01", "2026-12", "2026-12-31", "2027-01-01"],
  ["2028-02-10T00:00:00Z", "2028-02-10", "2028-02", "2028-02-29", "2028-03-01"],
])("%s is %s in Japan, in %s, which ends on %s and goes over into %s", (moment, day, month, end, next) => {
  const at = new Date(moment);
  expect(dayInJapan(at)).toBe(day);
  expect(monthInJapan(at)).toBe(month);
  expect(monthEndInJapan(at)).toBe(end);
  expect(nextMonthInJapan(at)).toBe(next);
});

test("a due at midnight is on the day before, any other on its own", () => {
  expect(dueDayInJapan("2026-11-29T15:00:00.000Z")).toBe("2026-11-29");
  expect(dueDayInJapan("2026-11-29T15:00:01.000Z")).toBe("2026-11-30");
});
