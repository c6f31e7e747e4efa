import { payoutRunStates } from "@tomoru/contract/deals/payout-states";
import { expect, test } from "vitest";
import { actsOf, stepsOf } from "./payouts.view.ts";

test("a run that goes on has one step now, one that is over has none", () => {
  for (const state of payoutRunStates) {
    const now = stepsOf(state).filter((step) => step.state === "now");
    expect(now, state).toHaveLength(state === "done" || state === "void" ? 0 : 1);
  }
});

test("a run that is at the bank can be neither sent nor let go", () => {
  expect(actsOf("sent")).toEqual({ files: false, send: false, void: false, results: true });
  expect(Object.values(actsOf("done"))).not.toContain(true);
});
