import { expect, test } from "vitest";
import { secondsUntilNextTry } from "./mail-schedule.rules.ts";

test("a mail is tried again after 1, 5 and 30 seconds, 2 and 10 minutes, then every half hour", () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 100].map(secondsUntilNextTry);
  expect(delays).toEqual([1, 5, 30, 120, 600, 1800, 1800, 1800]);
});
