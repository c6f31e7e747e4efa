import { dealStates, isHardDue } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import { array, assert, constant, constantFrom, integer, oneof, property, record } from "fast-check";
import { expect, test } from "vitest";
import { anyAct } from "../acting/any-act.testing.ts";
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
} from "./deal-facts.testing.ts";
import { transition } from "./transition.rules.ts";

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
        expect(["operator", "stripe"].includes(act.by) || ["leave", "undecided"].includes(act.kind)).toBe(
          true,
        );
      // The clock decides no dispute of what was not reported.
      if (act.kind === "undecided") expect([before.state, before.hold]).toEqual(["reported", "dispute"]);
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
