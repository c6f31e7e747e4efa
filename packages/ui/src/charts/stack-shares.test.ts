import { expect, test } from "vitest";
import { stackShares } from "./stack-shares.ts";

test("parts stand one after another and fill the whole", () => {
  expect(stackShares([300, 100, 100])).toEqual([
    { start: 0, width: 60 },
    { start: 60, width: 20 },
    { start: 80, width: 20 },
  ]);
});

test("a part of almost nothing can still be seen, and nothing takes no room", () => {
  const [, tiny, none] = stackShares([1_000_000, 1, 0]) ?? [];
  expect(tiny?.width).toBeGreaterThan(1.9);
  expect(none?.width).toBe(0);
});

test("without any value there is nothing to draw", () => {
  expect(stackShares([0, 0, 0])).toBeUndefined();
  expect(stackShares([])).toBeUndefined();
});
