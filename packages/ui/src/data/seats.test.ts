import { expect, test } from "vitest";
import { seatsOf } from "./seats.ts";

test.each([
  [{ taken: 2, invited: 1, limit: 3 }, ["taken", "taken", "invited"]],
  [{ taken: 1, invited: 0, limit: 3 }, ["taken", "free", "free"]],
  [{ taken: 3, invited: 1, limit: 1 }, ["taken", "taken", "taken", "invited"]],
])("%o is %o", (counts, seats) => {
  expect(seatsOf(counts)).toEqual(seats);
});
