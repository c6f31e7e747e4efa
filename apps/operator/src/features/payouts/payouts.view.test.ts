import { payoutRunStates } from "@tomoru/contract/deals/payout-states";
import { expect, test } from "vitest";
import { actsOf, isOwnRun, makerOf, stepsOf } from "./payouts.view.ts";

test("a run that goes on has one step now, one that is over has none", () => {
  for (const state of payoutRunStates) {
    const now = stepsOf({ state, filedBy: null }).filter((step) => step.state === "now");
    expect(now, state).toHaveLength(state === "done" || state === "void" ? 0 : 1);
  }
});

test("a run that was let go shows how far it had come, and nothing that will come no more", () => {
  const keys = (filedBy: string | null) => stepsOf({ state: "void", filedBy }).map(({ key }) => key);
  expect(keys(null)).toEqual(["cut", "void"]);
  expect(keys("yama")).toEqual(["cut", "files", "void"]);
});

test("a run that is at the bank can be neither sent nor let go", () => {
  expect(actsOf("sent")).toEqual({ files: false, send: false, void: false, results: true });
  expect(Object.values(actsOf("done"))).not.toContain(true);
});

test("neither who cut a run nor who made its files says that it is at the bank", () => {
  const run = { madeBy: "mori", filedBy: "yama" };
  expect(["MORI", " yama", "sato"].map((name) => isOwnRun(run, name))).toEqual([true, true, false]);
  expect(isOwnRun({ madeBy: "clock", filedBy: null }, "sato")).toBe(false);
});

test("a run that the hour has cut names nobody", () => {
  expect(makerOf({ madeBy: "clock" }, "自動")).toBe("自動");
  expect(makerOf({ madeBy: "Tanaka" }, "自動")).toBe("Tanaka");
});
