import { constant, constantFrom, integer, oneof, record } from "fast-check";
import { agreed, tick } from "../transitions/deal-facts.testing.ts";

const side = constantFrom("company" as const, "creator" as const);
/** Whatever anybody may try, at any moment. */
export const anyAct = oneof(
  record({ kind: constant("propose" as const), by: side, about: constantFrom("a", "b") }),
  record({
    kind: constant("accept" as const),
    by: side,
    version: integer({ min: 1, max: 7 }),
    isSame: constantFrom(true, true, false),
    way: constantFrom("card" as const, "transfer" as const),
    agreed: constantFrom(agreed, { ...agreed, draftRequired: false, draftDueOn: null }),
  }),
  record({
    kind: constantFrom("decline" as const, "dispute" as const, "cancel" as const, "leave" as const),
    by: side,
  }),
  record({ kind: constantFrom("paid" as const, "refused" as const), by: constant("stripe" as const) }),
  record({
    kind: constant("sendDraft" as const),
    by: constant("creator" as const),
    round: integer({ min: 1, max: 4 }),
  }),
  record({
    kind: constantFrom("askChanges" as const, "approveDraft" as const),
    by: constant("company" as const),
    round: integer({ min: 1, max: 4 }),
  }),
  record({ kind: constantFrom("report" as const, "contest" as const), by: constant("creator" as const) }),
  record({ kind: constant("acceptReport" as const), by: constant("company" as const) }),
  record({
    kind: constant("rejectReport" as const),
    by: constant("company" as const),
    fact: constantFrom("notFound", "wrongPost"),
  }),
  record({
    kind: constant("decide" as const),
    by: constant("operator" as const),
    decision: constantFrom("accept" as const, "resume" as const, "cancel" as const),
    creatorPct: integer({ min: 0, max: 100 }),
  }),
  record({ kind: constant("proposeCancel" as const), by: side, creatorPct: constantFrom(0, 30, 100) }),
  record({
    kind: constant("proposeAmendment" as const),
    by: side,
    changes: constantFrom({ postTo: "2026-06-20" }, { postFrom: "2026-05-25" }),
    about: constantFrom("a", "b"),
  }),
  record({
    kind: constant("answerProposal" as const),
    by: side,
    of: constantFrom("cancel" as const, "amendment" as const),
    isAccepted: constantFrom(true, false),
  }),
  record({ kind: constant("undecided" as const), by: constant("clock" as const) }),
  record({ kind: constantFrom("hold" as const, "release" as const), by: constant("operator" as const) }),
  record({
    kind: constantFrom("suspend" as const, "restore" as const),
    by: constant("operator" as const),
    of: side,
  }),
  constant(tick),
);
