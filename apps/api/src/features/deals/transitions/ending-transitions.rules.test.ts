import { expect, test } from "vitest";
import type { DealFacts } from "./deal-facts.rules.ts";
import {
  agreed,
  approved,
  at,
  changesAsked,
  contracted,
  endOf,
  inReview,
  opened,
  play,
  type Row,
  reported,
  secured,
  start,
} from "./deal-facts.testing.ts";
import { transition } from "./transition.rules.ts";

const later: DealFacts["proposal"] = {
  kind: "amendment",
  by: "creator",
  changes: { draftDueOn: "2026-05-25", postTo: "2026-06-12" },
  lapsesAt: at(3),
};

test.each<Row>([
  [
    "18 before it is secured",
    contracted,
    { kind: "cancel", by: "company" },
    at(2),
    { state: "cancelled", endReason: "alone", creatorPct: 0 },
    "cancelled other chargeVoided",
  ],
  [
    "18 by the company",
    { ...approved, agreed: { ...agreed, payCycle: "month" } },
    { kind: "cancel", by: "company" },
    at(9),
    {
      ...{ state: "cancelled", creatorPct: 80, paymentStage: "due" },
      // By the half month, counted from the day of the cancelling, whatever was agreed for the work.
      ...{ reportedOn: "2026-05-20", payDueOn: "2026-06-15" },
    },
    "cancelled other cancelled",
  ],
  [
    "18 by the creator",
    approved,
    { kind: "cancel", by: "creator" },
    at(9),
    { state: "cancelled", creatorPct: 0, paymentStage: null },
    "cancelled other cancelled",
  ],
  [
    "19 propose",
    secured,
    { kind: "proposeCancel", by: "company", creatorPct: 30 },
    at(0),
    { state: "contracted", proposal: { kind: "cancel", by: "company", creatorPct: 30, lapsesAt: at(3) } },
    "cancelProposed other null",
  ],
  [
    "19 accept",
    { ...reported, proposal: { kind: "cancel", by: "company", creatorPct: 30, lapsesAt: at(30) } },
    { kind: "answerProposal", by: "creator", of: "cancel", isAccepted: true },
    at(28),
    { state: "cancelled", endReason: "agreed", creatorPct: 30, proposal: null },
    "cancelled other cancelled",
  ],
  [
    "19 decline",
    { ...secured, proposal: { kind: "cancel", by: "company", creatorPct: 30, lapsesAt: at(3) } },
    { kind: "answerProposal", by: "creator", of: "cancel", isAccepted: false },
    at(2),
    { state: "contracted", proposal: null },
    "null other null",
  ],
  [
    "20 propose",
    contracted,
    { kind: "proposeAmendment", by: "creator", changes: { postTo: "2026-06-12" }, about: "x" },
    at(0),
    {
      state: "contracted",
      turn: "company",
      proposal: {
        kind: "amendment",
        by: "creator",
        changes: { postTo: "2026-06-12" },
        lapsesAt: at(3),
      },
    },
    "amendProposed other null",
  ],
  [
    "20 accept",
    {
      ...approved,
      proposal: { kind: "amendment", by: "creator", changes: { postTo: "2026-06-12" }, lapsesAt: at(3) },
    },
    { kind: "answerProposal", by: "company", of: "amendment", isAccepted: true },
    at(2),
    {
      contractVersion: 2,
      lastVersion: 2,
      turnDueAt: endOf("2026-06-12"),
      proposal: null,
      agreed: { ...agreed, postTo: "2026-06-12" },
    },
    "amended both null",
  ],
  [
    "20 accept, while the draft is due",
    { ...secured, proposal: later },
    { kind: "answerProposal", by: "company", of: "amendment", isAccepted: true },
    at(2),
    { turnDueAt: endOf("2026-05-25"), agreed: { ...agreed, draftDueOn: "2026-05-25", postTo: "2026-06-12" } },
    "amended both null",
  ],
  [
    "20 accept, while changes are asked for",
    { ...changesAsked, proposal: later },
    { kind: "answerProposal", by: "company", of: "amendment", isAccepted: true },
    at(2),
    { turnDueAt: changesAsked.turnDueAt },
    "amended both null",
  ],
  [
    "20 accept, while the company has the draft",
    { ...inReview, proposal: later },
    { kind: "answerProposal", by: "company", of: "amendment", isAccepted: true },
    at(2),
    { turnDueAt: inReview.turnDueAt },
    "amended both null",
  ],
  [
    "20 accept, while the money has not come",
    { ...contracted, proposal: later },
    { kind: "answerProposal", by: "company", of: "amendment", isAccepted: true },
    at(2),
    {
      turnDueAt: contracted.turnDueAt,
      agreed: { ...agreed, draftDueOn: "2026-05-25", postTo: "2026-06-12" },
    },
    "amended both null",
  ],
  [
    "closing in terms",
    opened,
    { kind: "leave", by: "company" },
    start,
    { state: "cancelled", endReason: "closed" },
    "cancelled other null",
  ],
  [
    "closing before the report",
    secured,
    { kind: "leave", by: "creator" },
    at(1),
    { state: "cancelled", endReason: "closed", creatorPct: 0 },
    "cancelled other cancelled",
  ],
])("row %s, and the same act again", (...row) => {
  const [, , act, , next, told] = row;
  const played = play(row);
  expect(played.next).toMatchObject(next);
  expect(played.told).toBe(told);
  expect(played.again).toBe(act.kind === "tick" ? "refused" : "same");
});

test.each([
  ["a cancellation", { kind: "proposeCancel", by: "company", creatorPct: 30 }],
  [
    "an amendment",
    { kind: "proposeAmendment", by: "creator", changes: { postTo: "2026-06-12" }, about: "x" },
  ],
] as const)("%s that lapsed may be proposed once more in the same words, and not before", (_, act) => {
  const first = transition(secured, act, at(0));
  if (first.outcome !== "moved") throw new Error("it was not proposed");
  const lapsesAt = first.next.proposal?.lapsesAt ?? start;
  expect(transition(first.next, act, new Date(lapsesAt.getTime() - 1))).toEqual({ outcome: "same" });
  const again = transition(first.next, act, lapsesAt);
  expect(again).toMatchObject({ outcome: "moved", next: { proposal: { kind: first.next.proposal?.kind } } });
});

test("closing an account ends a deal under a hold and after its due too", () => {
  const leave = { kind: "leave", by: "creator" } as const;
  const ended = { next: { state: "cancelled", endReason: "closed", hold: null, turn: "none" } };
  for (const hold of ["operator", "dispute"] as const)
    expect(transition({ ...secured, hold }, leave, at(1))).toMatchObject(ended);
  expect(transition(inReview, leave, endOf("2026-05-16"))).toMatchObject(ended);
});
