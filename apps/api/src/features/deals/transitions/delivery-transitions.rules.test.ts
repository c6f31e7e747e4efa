import { expect, test } from "vitest";
import type { Act, DealFacts } from "./deal-facts.rules.ts";
import {
  approved,
  at,
  changesAsked,
  decide,
  disputed,
  endOf,
  inReview,
  play,
  type Row,
  rejected,
  reported,
  secured,
  start,
  tick,
  withoutDraft,
} from "./deal-facts.testing.ts";
import { transition } from "./transition.rules.ts";

test.each<Row>([
  [
    "9 draft",
    secured,
    { kind: "sendDraft", by: "creator", round: 1 },
    at(0),
    {
      state: "draft_review",
      draftRound: 1,
      turn: "company",
      turnKind: "review",
      turnDueAt: endOf("2026-05-16"),
    },
    "draftSent other null",
  ],
  [
    "9 again",
    changesAsked,
    { kind: "sendDraft", by: "creator", round: 2 },
    at(0),
    { state: "draft_review", draftRound: 2 },
    "draftSent other null",
  ],
  [
    "10 changes",
    inReview,
    { kind: "askChanges", by: "company", round: 1 },
    at(0),
    { state: "changes_requested", turn: "creator", turnKind: "draft", turnDueAt: endOf("2026-05-16") },
    "draftChanges other null",
  ],
  [
    "11 approve",
    inReview,
    { kind: "approveDraft", by: "company", round: 1 },
    at(0),
    { state: "draft_approved", turn: "creator", turnKind: "post", turnDueAt: endOf("2026-06-10") },
    "draftApproved other null",
  ],
  [
    "11 clock",
    inReview,
    tick,
    endOf("2026-05-16"),
    { state: "draft_approved", turn: "creator" },
    "draftApproved both null",
  ],
  [
    "12 report",
    approved,
    { kind: "report", by: "creator" },
    new Date("2026-06-02T03:00:00Z"),
    {
      state: "reported",
      paymentStage: "due",
      reportedOn: "2026-06-02",
      payDueOn: "2026-06-30",
      turn: "company",
      turnKind: "accept",
      turnDueAt: endOf("2026-06-09"),
    },
    "reported other null",
  ],
  [
    "12 without a draft",
    withoutDraft,
    { kind: "report", by: "creator" },
    new Date("2026-06-02T03:00:00Z"),
    { state: "reported" },
    "reported other null",
  ],
  [
    "13 accept",
    reported,
    { kind: "acceptReport", by: "company" },
    at(23),
    { state: "accepted", paymentStage: "due", turn: "none" },
    "accepted other accepted",
  ],
  [
    "13 clock",
    reported,
    tick,
    endOf("2026-06-09"),
    { state: "accepted", turn: "none" },
    "accepted both accepted",
  ],
  [
    "14 reject",
    reported,
    { kind: "rejectReport", by: "company", fact: "notFound" },
    at(23),
    {
      state: "draft_approved",
      paymentStage: null,
      payDueOn: null,
      rejections: 1,
      turn: "creator",
      turnKind: "repair",
      turnDueAt: endOf("2026-06-08"),
    },
    "reportRejected other null",
  ],
  [
    "15 contest",
    rejected,
    { kind: "contest", by: "creator" },
    at(25),
    {
      state: "reported",
      hold: "dispute",
      contested: 1,
      turn: "operator",
      turnKind: "decide",
      turnDueAt: endOf("2026-06-12"),
    },
    "disputed other null",
  ],
  [
    "16 dispute",
    secured,
    { kind: "dispute", by: "creator" },
    at(0),
    { state: "contracted", hold: "dispute", turn: "operator", turnDueAt: endOf("2026-05-18") },
    "disputed other null",
  ],
  [
    "16 dispute, by a bank",
    secured,
    { kind: "dispute", by: "stripe" },
    at(0),
    { state: "contracted", hold: "dispute", turn: "operator" },
    "held other null",
  ],
  [
    "17 accept",
    disputed,
    decide("accept"),
    at(30),
    { state: "accepted", hold: null, turn: "none", paymentStage: "due" },
    "decided both accepted",
  ],
  [
    "17 undecided",
    { ...disputed, payDueOn: "2026-06-15", reportedOn: "2026-06-01" },
    { kind: "undecided", by: "clock" },
    new Date("2026-06-11T00:00:00Z"),
    { state: "accepted", hold: null, turn: "none", payDueOn: "2026-06-15" },
    "undecided both accepted",
  ],
  [
    "17 accept after the last cut",
    { ...disputed, payDueOn: "2026-06-15", reportedOn: "2026-06-01" },
    decide("accept"),
    new Date("2026-06-11T00:00:00Z"),
    { state: "accepted", payDueOn: "2026-06-30" },
    "decided both accepted",
  ],
  [
    "17 cancel",
    disputed,
    decide("cancel", 35),
    at(30),
    { state: "cancelled", endReason: "decided", creatorPct: 35, hold: null, paymentStage: "due" },
    "decided both cancelled",
  ],
  [
    "17 resume",
    disputed,
    decide("resume"),
    new Date("2026-06-11T03:00:00Z"),
    { state: "reported", hold: null, turn: "company", turnKind: "accept", turnDueAt: endOf("2026-06-18") },
    "decided both null",
  ],
  [
    "17 resume what was contested",
    { ...disputed, rejections: 1, contested: 1 },
    decide("resume"),
    new Date("2026-06-11T03:00:00Z"),
    {
      state: "draft_approved",
      hold: null,
      paymentStage: null,
      payDueOn: null,
      turn: "creator",
      turnKind: "repair",
      turnDueAt: endOf("2026-06-16"),
    },
    "decided both null",
  ],
])("row %s, and the same act again", (...row) => {
  const [, , act, , next, told] = row;
  const played = play(row);
  expect(played.next).toMatchObject(next);
  expect(played.told).toBe(told);
  expect(played.again).toBe(act.kind === "tick" ? "refused" : "same");
});

test.each([
  ["a draft out of its turn", secured, { kind: "sendDraft", by: "creator", round: 2 }, "draft"],
  ["a report without the draft that was agreed to", secured, { kind: "report", by: "creator" }, "state"],
  [
    "a report before the money",
    { ...withoutDraft, funding: "charging" },
    { kind: "report", by: "creator" },
    "state",
  ],
  [
    "a dispute before the money",
    { ...secured, funding: "charging" },
    { kind: "dispute", by: "creator" },
    "state",
  ],
  [
    "a contest of what was not rejected",
    { ...approved, rejections: 1 },
    { kind: "contest", by: "creator" },
    "state",
  ],
  [
    "a contest of a draft's repair",
    { ...changesAsked, rejections: 1, turnKind: "repair" },
    { kind: "contest", by: "creator" },
    "state",
  ],
] as const)("%s is refused", (_, from, act, field) => {
  expect(transition(from, act, new Date("2026-06-02T03:00:00Z"))).toEqual({ outcome: "refused", field });
});

test("an answer to a draft of before is refused", () => {
  const second = { ...inReview, draftRound: 2 };
  for (const kind of ["approveDraft", "askChanges"] as const) {
    const act = { kind, by: "company", round: 1 } as const;
    expect(transition(second, act, at(0))).toEqual({ outcome: "refused", field: "draft" });
  }
});

test("as many drafts as were agreed to are sent and sent back, and the post may be of the first day", () => {
  const last = { ...inReview, draftRound: 2 };
  expect(transition(last, { kind: "askChanges", by: "company", round: 2 }, at(0)).outcome).toBe("moved");
  const third = { ...changesAsked, draftRound: 2 };
  expect(transition(third, { kind: "sendDraft", by: "creator", round: 3 }, at(0)).outcome).toBe("moved");
  const first = new Date("2026-05-31T15:00:00Z");
  expect(transition(approved, { kind: "report", by: "creator" }, first).outcome).toBe("moved");
});

test("either side may dispute what is agreed and paid for, however far it has come", () => {
  for (const from of [secured, inReview, changesAsked, approved, reported]) {
    const due = from.turnDueAt ?? start;
    const before = new Date(due.getTime() - 1);
    expect(transition(from, { kind: "dispute", by: "creator" }, before)).toMatchObject({
      next: { state: from.state, hold: "dispute" },
    });
  }
});

test("what is cancelled without a share leaves nothing to pay", () => {
  const due = { ...disputed, payDueOn: "2026-06-15", reportedOn: "2026-06-01" };
  expect(transition(due, decide("cancel", 0), at(30))).toMatchObject({
    next: { state: "cancelled", creatorPct: 0, paymentStage: null, payDueOn: null, reportedOn: null },
  });
});

test("what nobody decided until its pay date was over is paid on the next one", () => {
  const due = { ...disputed, payDueOn: "2026-06-15", reportedOn: "2026-06-01" };
  const paidOn = (moment: string) => {
    const result = transition(due, { kind: "undecided", by: "clock" }, new Date(moment));
    return result.outcome === "moved" && result.next.payDueOn;
  };
  expect(paidOn("2026-06-15T03:00:00Z")).toBe("2026-06-15");
  expect(paidOn("2026-06-16T03:00:00Z")).toBe("2026-06-30");
});

test("a dispute is not ended by the clock before the day of its last cut, nor one of work that was not reported, nor what the operator holds", () => {
  const due = { ...disputed, payDueOn: "2026-06-15" };
  const undecided = { kind: "undecided", by: "clock" } as const;
  const outcome = (facts: DealFacts, moment: string) =>
    transition(facts, undecided, new Date(moment)).outcome;
  expect(outcome(due, "2026-06-10T14:59:59Z")).toBe("refused");
  expect(outcome(due, "2026-06-10T15:00:00Z")).toBe("moved");
  expect(outcome({ ...due, state: "draft_approved" }, "2026-06-11T00:00:00Z")).toBe("refused");
  expect(outcome({ ...due, hold: "operator" }, "2026-06-11T00:00:00Z")).toBe("refused");
  expect(outcome({ ...due, funding: "failed" }, "2026-06-11T00:00:00Z")).toBe("refused");
});

test("a report that is sent back promises no day of payment; contested it has its own again", () => {
  const received = { ...reported, reportedOn: "2026-06-02", payDueOn: "2026-06-30" };
  const sent = transition(received, { kind: "rejectReport", by: "company", fact: "wrongPost" }, at(23));
  if (sent.outcome !== "moved") throw new Error("it was not sent back");
  expect(sent.next).toMatchObject({ paymentStage: null, payDueOn: null, reportedOn: "2026-06-02" });
  expect(transition(sent.next, { kind: "contest", by: "creator" }, at(24))).toMatchObject({
    next: { paymentStage: "due", payDueOn: "2026-06-30" },
  });
});

test.each<[why: string, stopped: Act, on: Act]>([
  ["a dispute", { kind: "dispute", by: "creator" }, decide("resume")],
  ["the operator's stop", { kind: "hold", by: "operator" }, { kind: "release", by: "operator" }],
  [
    "a suspension",
    { kind: "suspend", by: "operator", of: "creator" },
    { kind: "restore", by: "operator", of: "creator" },
  ],
])("a report after a contest that was lost is a receipt of its own: %s leaves it one", (_, stopped, on) => {
  const after = (facts: DealFacts, ...acts: Act[]) =>
    acts.reduce((standing, act) => {
      const result = transition(standing, act, at(24));
      if (result.outcome !== "moved") throw new Error(`${act.kind} is ${JSON.stringify(result)}`);
      return result.next;
    }, facts);
  const lost = after(rejected, { kind: "contest", by: "creator" }, decide("resume"));
  expect(lost).toMatchObject({ state: "draft_approved", turnKind: "repair" });
  const anew = after(lost, { kind: "report", by: "creator" }, stopped, on);
  expect(anew).toMatchObject({ state: "reported", turnKind: "accept", paymentStage: "due" });
  expect(anew.payDueOn).toBe("2026-06-30");
  // A rejection of this one can be contested again.
  const again = after(anew, { kind: "rejectReport", by: "company", fact: "wrongPost" });
  expect(transition(again, { kind: "contest", by: "creator" }, at(24)).outcome).toBe("moved");
});

test("work that was never reported and is decided to be paid is paid on a pay date, counted from the decision", () => {
  for (const [moment, payDueOn] of [
    ["2026-06-03T03:00:00Z", "2026-06-30"],
    ["2026-06-16T03:00:00Z", "2026-07-15"],
  ] as const) {
    const held = { ...approved, hold: "dispute", turn: "operator", turnKind: "decide" } as const;
    expect(transition(held, decide("accept"), new Date(moment))).toMatchObject({
      next: { state: "accepted", paymentStage: "due", payDueOn },
    });
  }
});

test("what is contested after its cut is paid on the next pay date, and before it on its own", () => {
  const facts = { ...rejected, payDueOn: "2026-06-15", turnDueAt: endOf("2026-06-12") };
  const contestedAt = (moment: string) => {
    const result = transition(facts, { kind: "contest", by: "creator" }, new Date(moment));
    return result.outcome === "moved" && result.next.payDueOn;
  };
  expect(contestedAt("2026-06-10T23:59:59Z")).toBe("2026-06-15");
  expect(contestedAt("2026-06-11T00:00:00Z")).toBe("2026-06-30");
});
