import { expect, test } from "vitest";
import type { Act, DealFacts } from "./deal-facts.rules.ts";
import {
  approved,
  at,
  changesAsked,
  contracted,
  decide,
  endOf,
  inReview,
  opened,
  proposed,
  reported,
  secured,
  tick,
} from "./deal-facts.testing.ts";
import { transition } from "./transition.rules.ts";

const hold: Act = { kind: "hold", by: "operator" };
const release: Act = { kind: "release", by: "operator" };
const suspend = (of: "company" | "creator"): Act => ({ kind: "suspend", by: "operator", of });
const restore = (of: "company" | "creator"): Act => ({ kind: "restore", by: "operator", of });
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

test("what goes on has its dues anew", () => {
  const again = after(after(inReview, hold), release, at(30));
  expect(again).toMatchObject({ hold: null, turn: "company", turnKind: "review" });
  expect(again.turnDueAt?.getTime()).toBeGreaterThan(at(30).getTime());
  expect(after(after(approved, hold), release, at(2)).turnKind).toBe("post");
});

test.each([
  ["a draft", secured, endOf("2026-05-20")],
  ["a post", approved, endOf("2026-06-10")],
])("whoever owes %s has days of their own where those agreed went by, and else those", (_, from, due) => {
  expect(after(after(from, hold), release, at(2)).turnDueAt).toEqual(due);
  // The tenth of July.
  expect(after(after(from, hold), release, at(60)).turnDueAt).toEqual(endOf("2026-07-15"));
});

test("a company that cancels after a stop does so for nothing only a week after the creator's new day", () => {
  const goneOn = after(after(approved, hold), release, at(60));
  const cancelled = (moment: Date) => after(goneOn, { kind: "cancel", by: "company" }, moment);
  expect(cancelled(at(70)).creatorPct).toBe(80);
  expect(cancelled(new Date(endOf("2026-07-22").getTime() - 1)).creatorPct).toBe(80);
  expect(cancelled(endOf("2026-07-22")).creatorPct).toBe(0);
});

test.each([
  ["the operator", hold, release],
  ["a creator's suspension", suspend("creator"), restore("creator")],
  ["a company's suspension", suspend("company"), restore("company")],
])("both sides are told that a deal is stopped by %s, and that it goes on", (_, stop, goOn) => {
  for (const from of [contracted, inReview, changesAsked, approved, reported]) {
    expect(transition(from, stop, at(1))).toMatchObject({ mail: "held", to: "both" });
    expect(transition(after(from, stop), goOn, at(2))).toMatchObject({ mail: "resumed", to: "both" });
  }
});

test.each([
  ["the operator's stop", hold, release],
  ["a creator's suspension", suspend("creator"), restore("creator")],
])(
  "after %s a company, which could not pay meanwhile, has its 72 hours, and never less than before",
  (_, stop, goOn) => {
    const again = (from: DealFacts, moment: Date) => after(after(from, stop), goOn, moment);
    expect(again(contracted, at(30))).toMatchObject({ hold: null, turnKind: "fund", turnDueAt: at(33) });
    expect(again(contracted, at(2)).turnDueAt).toEqual(at(5));
    expect(again({ ...contracted, turnDueAt: at(7) }, at(2)).turnDueAt).toEqual(at(7));
  },
);

test.each([
  ["the operator's stop", hold, release],
  ["a creator's suspension", suspend("creator"), restore("creator")],
  ["a company's suspension", suspend("company"), restore("company")],
  ["a decision", suspend("company"), decide("resume")],
] as const)("after %s a bank has its five days anew", (_, stop, goOn) => {
  const again = after(after(contracted, stop), { ...goOn, way: "transfer" } as Act, at(30));
  // Made anew on a Wednesday.
  expect(again).toMatchObject({ turnKind: "fund", turnDueAt: endOf("2026-06-17") });
});

test("before the contract there is nothing to stop, and nothing to let go on without a stop", () => {
  expect(transition(opened, hold, at(1))).toEqual({ outcome: "refused", field: "state" });
  expect(transition(inReview, release, at(1))).toEqual({ outcome: "refused", field: "state" });
});

test("terms end with a company that the operator suspends, and keep their clock with a creator", () => {
  const result = transition(proposed, suspend("company"), at(1));
  expect(result).toMatchObject({ mail: "cancelled", to: "both", ledger: null });
  expect(after(proposed, suspend("company"))).toMatchObject({ state: "cancelled", turn: "none", hold: null });
  expect(transition(proposed, suspend("creator"), at(1))).toEqual({ outcome: "refused", field: "state" });
});

test.each([
  ["what waits for money", contracted, "fund"],
  ["a draft that is looked at", inReview, "review"],
  ["a report", reported, "accept"],
])(
  "%s waits for the operator's decision while the company is suspended, and goes on after it",
  (_, from, kind) => {
    const stopped = after(from, suspend("company"));
    expect(stopped).toMatchObject({
      hold: "dispute",
      stoppedFor: "company",
      turn: "operator",
      state: from.state,
    });
    expect(transition(stopped, tick, at(60))).toEqual({ outcome: "refused", field: "state" });
    const again = after(stopped, restore("company"), at(30));
    expect(again).toMatchObject({ hold: null, stoppedFor: null, turn: "company", turnKind: kind });
    expect(again.turnDueAt?.getTime()).toBeGreaterThan(at(30).getTime());
  },
);

test("while a creator is suspended no due runs out, and they are counted anew", () => {
  const stopped = after(inReview, suspend("creator"));
  expect(stopped).toMatchObject({ hold: "operator", stoppedFor: "creator" });
  expect(transition(stopped, tick, at(60))).toEqual({ outcome: "refused", field: "state" });
  expect(after(stopped, restore("creator"), at(30)).turnDueAt?.getTime()).toBeGreaterThan(at(30).getTime());
});

test("lifting a suspension leaves what was held for anything else", () => {
  const held = after(inReview, hold);
  expect(transition(held, suspend("creator"), at(1))).toEqual({ outcome: "refused", field: "state" });
  expect(transition(held, restore("creator"), at(1))).toEqual({ outcome: "refused", field: "state" });
  const ofCompany = after(inReview, suspend("company"));
  expect(transition(ofCompany, restore("creator"), at(1))).toEqual({ outcome: "refused", field: "state" });
});

test("of money that has not come nothing is decided to be paid, and its charge ends", () => {
  const stopped = after(contracted, suspend("company"));
  const decide = (decision: "accept" | "cancel", creatorPct: number): Act => ({
    ...{ kind: "decide", by: "operator", decision, creatorPct },
  });
  expect(transition(stopped, decide("accept", 0), at(1))).toEqual({ outcome: "refused", field: "state" });
  expect(transition(stopped, decide("cancel", 30), at(1))).toEqual({ outcome: "refused", field: "state" });
  expect(transition(stopped, decide("cancel", 0), at(1))).toMatchObject({ ledger: "chargeVoided" });
});

test.each([
  ["the operator's", hold, release],
  ["a creator's", suspend("creator"), restore("creator")],
  ["a company's", suspend("company"), restore("company")],
])(
  "money that comes under a hold, %s, is noted; nobody is told to begin before it goes on",
  (_, stop, goOn) => {
    const stopped = after(contracted, stop);
    const paid = transition(stopped, { kind: "paid", by: "stripe" }, at(2));
    expect(paid).toMatchObject({
      mail: null,
      ledger: "cardPaid",
      next: { funding: "secured", hold: stopped.hold },
    });
    const again = after(paid.outcome === "moved" ? paid.next : stopped, goOn, at(2));
    expect(again).toMatchObject({ hold: null, turn: "creator", turnKind: "draft" });
  },
);
