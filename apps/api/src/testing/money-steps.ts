import { array, constant, constantFrom, integer, oneof, record } from "fast-check";
import { anyAct } from "../features/deals/acting/any-act.testing.ts";
import type { Act } from "../features/deals/transitions/deal-facts.rules.ts";
import type { Step } from "./money-world.ts";

/** Cards that pass, are refused, fail refunds, and have the money taken back by the bank. */
export const anyCard = constantFrom(
  ...["4242424242424242", "4000000000000341", "4000000000005126", "4000000000000259"],
);

/** The product itself makes the contract and hears from the provider, so these acts are left out. */
const act = anyAct.filter(
  ({ kind }) => !["propose", "accept", "decline", "paid", "refused", "proposeAmendment"].includes(kind),
);

/** Cancellations, which give money back, come up more often than by chance. */
const cancel = record({
  kind: constant("cancel" as const),
  by: constantFrom("company" as const, "creator" as const),
});

const operatorSteps = [
  ...(["files", "sent", "void", "paid", "failed", "rest"] as const),
  ...(["byHand", "hold", "release"] as const),
];
const others = ["drive", "clock", "payouts", "payouts", "bank", "reconcile"] as const;

const anyStep = oneof(
  { weight: 6, arbitrary: record({ kind: constant("act" as const), act }) },
  { weight: 1, arbitrary: record({ kind: constant("act" as const), act: cancel }) },
  {
    weight: 3,
    arbitrary: record({ kind: constant("hours" as const), hours: integer({ min: 1, max: 200 }) }),
  },
  {
    weight: 5,
    arbitrary: record({ kind: constant("operator" as const), does: constantFrom(...operatorSteps) }),
  },
  {
    weight: 1,
    arbitrary: record({
      kind: constant("fault" as const),
      fault: constantFrom("error" as const, "busy" as const, "lost" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: record({
      kind: constant("dispute" as const),
      how: constantFrom("won" as const, "lost" as const),
    }),
  },
  { weight: 6, arbitrary: record({ kind: constantFrom(...others) }) },
);

export const anySteps = array(anyStep, { minLength: 6, maxLength: 26 });

const does = (done: Act): Step => ({ kind: "act", act: done });

/** The way of a deal on which nothing goes wrong; sequences leave it at any place. */
export const theWay: readonly Step[] = [
  { kind: "bank" },
  { kind: "drive" },
  does({ kind: "sendDraft", by: "creator", round: 1 }),
  does({ kind: "approveDraft", by: "company", round: 1 }),
  { kind: "hours", hours: 11 * 24 },
  does({ kind: "report", by: "creator" }),
  does({ kind: "acceptReport", by: "company" }),
  { kind: "hours", hours: 15 * 24 },
  { kind: "payouts" },
  { kind: "operator", does: "files" },
  { kind: "operator", does: "sent" },
  { kind: "hours", hours: 4 * 24 },
  { kind: "operator", does: "paid" },
];
