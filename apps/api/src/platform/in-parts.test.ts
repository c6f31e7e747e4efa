import { expect, test } from "vitest";
import { inParts, withTurns } from "./in-parts.ts";

test("a long list comes in parts, and between two of them whoever waits has a turn", async () => {
  const seen: (string | readonly number[])[] = [];
  for await (const part of inParts([1, 2, 3, 4, 5], 2)) {
    seen.push(part);
    setImmediate(() => seen.push("a turn"));
  }
  expect(seen).toEqual([[1, 2], "a turn", [3, 4], "a turn", [5]]);
});

test("one after the other come all, and others have a turn after so many", async () => {
  let turns = 0;
  const given: number[] = [];
  for await (const one of withTurns([1, 2, 3, 4, 5], 2)) {
    given.push(one);
    if (one === 2) setImmediate(() => (turns += 1));
    if (one === 5) expect(turns).toBe(1);
  }
  expect(given).toEqual([1, 2, 3, 4, 5]);
});

test("of nothing there is no part", async () => {
  for await (const part of inParts([], 2)) expect(part).toBe("none");
});
