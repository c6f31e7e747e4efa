import { expect, test } from "vitest";
import { inParts, inRestedParts, restAfter, withRests, withTurns } from "./in-parts.ts";

test("a long list comes in parts, and between two of them whoever waits has a turn", async () => {
  const seen: (string | readonly number[])[] = [];
  for await (const part of inParts([1, 2, 3, 4, 5], 2)) {
    seen.push(part);
    setImmediate(() => seen.push("a turn"));
  }
  expect(seen).toEqual([[1, 2], "a turn", [3, 4], "a turn", [5]]);
});

test("work that gives way rests as long as its part took, and no longer than is said", async () => {
  const rest = { share: 1, mostMs: 40 };
  const from = performance.now();
  for await (const _ of inRestedParts([1, 2, 3], { size: 2, rest })) {
    for (const begun = performance.now(); performance.now() - begun < 15; );
  }
  expect(performance.now() - from).toBeGreaterThanOrEqual(3 * 15 - 2);
  const again = performance.now();
  await restAfter(60_000, rest);
  expect(performance.now() - again).toBeLessThan(5000);
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

test("one after the other come all, with a rest after so many", async () => {
  const from = performance.now();
  const given: number[] = [];
  for await (const one of withRests([1, 2, 3, 4, 5], { size: 2, rest: { share: 1, mostMs: 40 } })) {
    given.push(one);
    for (const begun = performance.now(); performance.now() - begun < 10; );
  }
  expect(given).toEqual([1, 2, 3, 4, 5]);
  expect(performance.now() - from).toBeGreaterThanOrEqual(5 * 10 + 2 * 20 - 2);
});

test("of nothing there is no part", async () => {
  for await (const part of inParts([], 2)) expect(part).toBe("none");
});
