import { expect, test } from "vitest";
import { ApiFailure, isTransient, NetworkFailure } from "./failure.ts";

test("only what a later try can mend is tried again: no answer, or a fault of the server", () => {
  const answers = [
    new NetworkFailure(),
    new ApiFailure({ refusal: "unexpected", status: 500 }),
    new ApiFailure({ refusal: "providerSilent", status: 502 }),
    new ApiFailure({ refusal: "dataNotFound", status: 404 }),
    new ApiFailure({ refusal: "tooManyRequests", status: 429 }),
    new Error("a bug of ours"),
  ];
  expect(answers.map(isTransient)).toEqual([true, true, true, false, false, false]);
});
