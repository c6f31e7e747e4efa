import { expect, test } from "vitest";
import { cutsAt, nextPayDate, payableOn, payDatesFrom } from "./pay-cuts.ts";

test("a month has two pay dates, over the end of a year too", () => {
  expect(payDatesFrom("2026-12-16", 3)).toEqual(["2026-12-30", "2027-01-15", "2027-01-29"]);
  expect(payDatesFrom("2026-12-15", 1)).toEqual(["2026-12-15"]);
});

test("a main run cuts itself three bank days before at nine in Japan, its supplement two", () => {
  expect(cutsAt("2027-01-15", "main")).toEqual(new Date("2027-01-12T00:00:00Z"));
  expect(cutsAt("2026-12-30", "main")).toEqual(new Date("2026-12-25T00:00:00Z"));
  expect(cutsAt("2027-01-15", "supplement")).toEqual(new Date("2027-01-13T00:00:00Z"));
});

test("what becomes payable before a supplement's hour is paid with it, and from then on with the next", () => {
  expect(nextPayDate(new Date("2027-01-12T23:59:59Z"))).toBe("2027-01-15");
  expect(nextPayDate(new Date("2027-01-13T00:00:00Z"))).toBe("2027-01-29");
});

test("a day whose cuts are over gives way to the next pay date, and one that is ahead stays", () => {
  expect(payableOn("2027-01-15", new Date("2027-01-12T23:59:59Z"))).toBe("2027-01-15");
  expect(payableOn("2027-01-15", new Date("2027-01-13T00:00:00Z"))).toBe("2027-01-29");
  expect(payableOn("2027-01-29", new Date("2026-12-01T00:00:00Z"))).toBe("2027-01-29");
  expect(payableOn("2026-12-15", new Date("2027-01-13T00:00:00Z"))).toBe("2027-01-29");
});
