import { expect, test } from "vitest";
import type { Act, DealFacts } from "./deal-facts.rules.ts";
import { approved, at, contracted, inReview, opened, reported, tick } from "./deal-facts.testing.ts";
import { transition } from "./transition.rules.ts";

const hold: Act = { kind: "hold", by: "operator" };
const release: Act = { kind: "release", by: "operator" };
const after = (facts: DealFacts, act: Act, now = at(1)) => {
  const result = transition(facts, act, now);
  if (result.outcome !== "moved") throw new Error(JSON.stringify(result));
  return result.next;
};

test.each([
  ["inReview", inReview],
  ["reported", reported],
])("under the operator's hold neither a side nor the clock acts: %s", (_, from) => {
  const held = after(from, hold);
  expect(held).toMatchObject({ hold: "operator", state: from.state });
  const late = at(60);
  expect(transition(held, tick, late)).toEqual({ outcome: "refused", field: "state" });
  expect(transition(held, { kind: "dispute", by: "company" }, at(2))).toMatchObject({ outcome: "refused" });
  expect(transition(held, hold, late)).toEqual({ outcome: "same" });
});

test("what goes on has its dues anew, and what waits for money keeps its due", () => {
  const again = after(after(inReview, hold), release, at(30));
  expect(again).toMatchObject({ hold: null, turn: "company", turnKind: "review" });
  expect(again.turnDueAt?.getTime()).toBeGreaterThan(at(30).getTime());
  const unpaid = after(after(contracted, hold), release, at(2));
  expect(unpaid).toMatchObject({ hold: null, turnKind: "fund", turnDueAt: contracted.turnDueAt });
  expect(after(after(approved, hold), release, at(2)).turnKind).toBe("post");
});

test("before the contract there is nothing to stop, and nothing to let go on without a stop", () => {
  expect(transition(opened, hold, at(1))).toEqual({ outcome: "refused", field: "state" });
  expect(transition(inReview, release, at(1))).toEqual({ outcome: "refused", field: "state" });
});
