import { expect, test } from "vitest";
import { unclaimedBeforeOf } from "./unclaimed.rules.ts";

test.each([
  ["2031-06-15T14:59:59Z", "2026-06-15", "the last second of the last day in Japan"],
  ["2031-06-15T15:00:00Z", "2026-06-16", "the first of the next: due on the 15th is over"],
  ["2033-02-28T03:00:00Z", "2028-02-28", "what was due on the 29th is not over on the 28th"],
  ["2033-03-01T03:00:00Z", "2028-03-01", "but on the day after"],
  ["2032-02-29T03:00:00Z", "2027-03-01", "what was due on the last of February is over on the 29th"],
])("at %s what was due before %s may be booked out: %s", (now, before) => {
  expect(unclaimedBeforeOf(new Date(now))).toBe(before);
});
