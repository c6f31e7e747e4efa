import { dealStates, isHardDue } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import { array, assert, constant, constantFrom, integer, oneof, property, record } from "fast-check";
import { expect, test } from "vitest";
import {
  agreed,
  approved,
  contracted,
  inReview,
  opened,
  proposed,
  reported,
  secured,
  start,
  tick,
} from "./deal-facts.testing.ts";
import { transition } from "./transition.rules.ts";

const side = constantFrom("company" as const, "creator" as const);
const anyAct = oneof(
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
  record({ kind: constantFrom("hold" as const, "release" as const), by: constant("operator" as const) }),
  record({
    kind: constantFrom("suspend" as const, "restore" as const),
    by: constant("operator" as const),
    of: side,
  }),
  constant(tick),
);

const ended = ["accepted", "cancelled", "expired"];

test("no sequence of acts of two people and the clock leaves the states", () => {
  const seen = new Set<string>();
  const steps = array(record({ act: anyAct, hours: oneof(constant(1), integer({ min: 0, max: 24 * 9 })) }), {
    minLength: 40,
    maxLength: 160,
  });
  const begins = constantFrom(opened, proposed, contracted, secured, inReview, approved, reported);
  const run = property(begins, steps, (begun, sequence) => {
    let deal = begun;
    let now = start;
    for (const { act, hours } of sequence) {
      const before = deal;
      const result = transition(deal, act, now);
      if (result.outcome !== "moved") {
        now = new Date(now.getTime() + hours * 3_600_000);
        continue;
      }
      deal = result.next;
      seen.add(deal.state);
      const isEnded = ended.includes(deal.state);
      expect(dealStates).toContain(deal.state);
      expect(ended).not.toContain(before.state);
      expect([deal.turn === "none", deal.turnKind === null, deal.turnDueAt === null]).toEqual([
        isEnded,
        isEnded,
        isEnded,
      ]);
      expect(deal.hold === "dispute").toBe(deal.turn === "operator");
      // A suspension holds, and with the hold it ends.
      if (deal.stoppedFor !== null)
        expect(deal.hold).toBe(deal.stoppedFor === "company" ? "dispute" : "operator");
      if (before.hold !== null)
        expect(["operator", "stripe"].includes(act.by) || act.kind === "leave").toBe(true);
      if (isEnded) expect(deal.proposal).toBeNull();
      if (deal.contractVersion === null) expect(deal.lastVersion).toBeLessThanOrEqual(limits.termsVersions);
      // Work begins, and money is owed, under a secured contract alone.
      if (!["terms", "contracted", "cancelled", "expired"].includes(deal.state))
        expect(deal.funding).toBe("secured");
      if ((deal.creatorPct ?? 0) > 0) expect(deal.funding).toBe("secured");
      if (deal.funding === "secured") expect(["terms", "expired"]).not.toContain(deal.state);
      expect(deal.rejections).toBeLessThanOrEqual(limits.reportRejections);
      expect(deal.draftRound).toBeLessThanOrEqual(agreed.revisions + 1);
      // A person and the clock cannot both act at one moment.
      if (isHardDue(before.turnKind) && before.turnDueAt && before.turnDueAt <= now && before.hold === null) {
        expect(["clock", "stripe", "operator"].includes(act.by) || act.kind === "leave").toBe(true);
      }
    }
  });
  assert(run, { numRuns: 3000, seed: 69 });
  expect([...seen].sort()).toEqual([...dealStates].sort());
});
