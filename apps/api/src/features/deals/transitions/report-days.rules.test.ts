import { expect, test } from "vitest";
import type { Act, DealFacts } from "./deal-facts.rules.ts";
import {
  agreed,
  at,
  changesAsked,
  contracted,
  endOf,
  inReview,
  secured,
  tick,
} from "./deal-facts.testing.ts";
import { transition } from "./transition.rules.ts";

const after = (facts: DealFacts, act: Act, now: Date) => {
  const result = transition(facts, act, now);
  if (result.outcome !== "moved") throw new Error(JSON.stringify(result));
  return result.next;
};
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);
const shareAt = (facts: DealFacts, moment: Date) =>
  after(facts, { kind: "cancel", by: "company" }, moment).creatorPct;
const accept: Act = { kind: "answerProposal", by: "company", of: "amendment", isAccepted: true };
const proposing = (facts: DealFacts, changes: Partial<typeof agreed>): DealFacts => ({
  ...facts,
  proposal: { kind: "amendment", by: "creator", changes, lapsesAt: at(100) },
});

/** To be answered by the end of 14 June, four days after the last day of posting. */
const lateReview: DealFacts = { ...inReview, turnDueAt: endOf("2026-06-14") };

test.each<[who: string, act: Act, moment: Date, lastDay: string]>([
  ["the company", { kind: "approveDraft", by: "company", round: 1 }, endOf("2026-06-10"), "2026-06-16"],
  ["the clock", tick, endOf("2026-06-14"), "2026-06-20"],
  // The job was down for 26 hours.
  ["the clock, late", tick, new Date("2026-06-15T17:00:00Z"), "2026-06-21"],
])("a draft that %s approves after the last day of posting leaves five days for the post", (_, ...row) => {
  const [act, moment, lastDay] = row;
  const next = after(lateReview, act, moment);
  expect(next).toMatchObject({ state: "draft_approved", turnKind: "post", turnDueAt: endOf(lastDay) });
  const week = new Date(endOf(lastDay).getTime() + 7 * 24 * 3_600_000);
  expect([shareAt(next, justBefore(week)), shareAt(next, week)]).toEqual([80, 0]);
});

test("a draft that is approved by the last day of posting leaves what was agreed", () => {
  const approve: Act = { kind: "approveDraft", by: "company", round: 1 };
  const next = after(lateReview, approve, justBefore(endOf("2026-06-10")));
  expect(next).toMatchObject({ turnDueAt: endOf("2026-06-10"), reportDueOn: null });
});

test("money that comes after the day of the draft, or of the post, leaves five days", () => {
  const paid: Act = { kind: "paid", by: "stripe" };
  const waiting = { ...contracted, turnDueAt: at(60) };
  expect(after(waiting, paid, endOf("2026-05-20")).turnDueAt).toEqual(endOf("2026-05-26"));
  const noDraft = { ...waiting, agreed: { ...agreed, draftRequired: false, draftDueOn: null } };
  expect(after(noDraft, paid, endOf("2026-06-10")).turnDueAt).toEqual(endOf("2026-06-16"));
  expect(after(noDraft, paid, justBefore(endOf("2026-06-10"))).turnDueAt).toEqual(endOf("2026-06-10"));
});

test("nobody is late for a post while changes to its draft are not due yet", () => {
  const asked = after(lateReview, { kind: "askChanges", by: "company", round: 1 }, endOf("2026-06-10"));
  expect(asked).toMatchObject({ turnKind: "draft", turnDueAt: endOf("2026-06-16") });
  expect([shareAt(asked, justBefore(endOf("2026-06-23"))), shareAt(asked, endOf("2026-06-23"))]).toEqual([
    50, 0,
  ]);
  const sent = after(asked, { kind: "sendDraft", by: "creator", round: 2 }, at(36));
  expect(shareAt(sent, at(40))).toBe(50);
});

test("a draft that comes late moves no day by itself", () => {
  const moment = endOf("2026-06-18");
  const sent = after(
    { ...changesAsked, turnDueAt: endOf("2026-06-05") },
    { kind: "sendDraft", by: "creator", round: 2 },
    moment,
  );
  expect(shareAt(sent, moment)).toBe(0);
});

test.each<[string, DealFacts, number]>([
  ["a draft to be sent", secured, 20],
  ["a draft to be looked at", inReview, 50],
  ["changes to be made", changesAsked, 50],
])(
  "what was stopped beyond the last day of posting, %s, is worth its share again once it goes on",
  (_, from, percent) => {
    const stopped = after(from, { kind: "hold", by: "operator" }, at(1));
    const goneOn = after(stopped, { kind: "release", by: "operator" }, endOf("2026-07-01"));
    expect(goneOn.reportDueOn).toBe("2026-07-07");
    expect(shareAt(goneOn, at(54))).toBe(percent);
  },
);

test("an amendment of other things leaves the days that were given since, and one of the last day sets it", () => {
  const late = after(lateReview, { kind: "approveDraft", by: "company", round: 1 }, endOf("2026-06-10"));
  expect(after(proposing(late, {}), accept, at(32))).toMatchObject({
    ...{ turnDueAt: endOf("2026-06-16"), reportDueOn: "2026-06-16" },
  });
  expect(after(proposing(late, { postTo: "2026-06-14" }), accept, at(32))).toMatchObject({
    ...{ turnDueAt: endOf("2026-06-14"), reportDueOn: null },
  });
  // The day of a draft moves no day to pay.
  const unpaid = proposing(contracted, { draftDueOn: "2026-05-25" });
  expect(after(unpaid, accept, at(2)).turnDueAt).toEqual(contracted.turnDueAt);
});
