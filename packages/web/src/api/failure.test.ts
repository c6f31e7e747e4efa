import { expect, test } from "vitest";
import { ApiFailure, isTransient, NetworkFailure } from "./failure.ts";

test("only what a later try can mend is tried again: no answer, or a fault of the server", () => {
  const answers = [
    new NetworkFailure(),
    new ApiFailure({ code: 5000, status: 500 }),
    new ApiFailure({ code: 5020, status: 502 }),
    new ApiFailure({ code: 2005, status: 404 }),
    new ApiFailure({ code: 1020, status: 429 }),
    new Error("a bug of ours"),
  ];
  expect(answers.map(isTransient)).toEqual([true, true, true, false, false, false]);
});
