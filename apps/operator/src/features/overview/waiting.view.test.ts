import { expect, test } from "vitest";
import { duesOf } from "./waiting.view.ts";

test("what had to be done by a day that is over is counted, the day itself is not over, and what has no day is no due", () => {
  expect(duesOf(["2026-11-27", undefined, "2026-11-24", "2026-11-26", "2026-11-25"], "2026-11-26")).toEqual({
    late: 2,
    first: "2026-11-24",
  });
  expect(duesOf([undefined], "2026-11-26")).toEqual({ late: 0, first: undefined });
});
