import { expect, test } from "vitest";
import { dateOfParts, daysFor, fitDay, noDate, partsOfDate } from "./date-parts.ts";

test("a date survives being taken apart and put together", () => {
  expect(partsOfDate("1998-04-09")).toEqual({ year: "1998", month: "4", day: "9" });
  expect(dateOfParts(partsOfDate("1998-04-09"))).toBe("1998-04-09");
});

test("what is no date leaves all three open", () => {
  expect(partsOfDate("")).toEqual(noDate);
  expect(partsOfDate("1998-4-9")).toEqual(noDate);
});

test("there is no date before all three are chosen", () => {
  expect(dateOfParts({ year: "1998", month: "4", day: "" })).toBe("");
});

test("a day that the month does not have is taken away, any other stays", () => {
  expect(fitDay({ year: "2023", month: "2", day: "29" }).day).toBe("");
  expect(fitDay({ year: "2024", month: "2", day: "29" }).day).toBe("29");
  expect(fitDay({ year: "", month: "4", day: "31" }).day).toBe("");
});

test("the days on offer follow what is chosen so far", () => {
  expect([daysFor(noDate), daysFor({ year: "2023", month: "2", day: "" })]).toEqual([31, 28]);
});
