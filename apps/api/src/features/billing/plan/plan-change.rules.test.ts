import { expect, test } from "vitest";
import { isCharging, isPreviewGood, isShutOut, planActOf } from "./plan-change.rules.ts";
import { aPaidPlan, aPlan, at } from "./plan-state.testing.ts";

const granted = aPlan({ planId: "standard", status: "active", nextPlanId: "free", isGranted: true });
const professional = aPaidPlan({ planId: "professional" });
const waiting = aPaidPlan({ pendingPlanId: "professional" });

test.each([
  [aPaidPlan({ status: "pastDue" }), "free", "leaveUnpaid"],
  [aPaidPlan({ status: "pastDue" }), "professional", "payFirst"],
  [waiting, "professional", "waiting"],
  [waiting, "standard", "drop"],
  [waiting, "free", "drop"],
  [aPlan(), "free", "none"],
  [aPlan(), "standard", "start"],
  [aPaidPlan(), "standard", "none"],
  [aPaidPlan({ nextPlanId: "free" }), "standard", "takeBack"],
  [granted, "standard", "none"],
  [granted, "professional", "start"],
  [granted, "free", "none"],
  [aPaidPlan(), "professional", "up"],
  [aPaidPlan(), "free", "toFree"],
  [aPaidPlan({ nextPlanId: "free" }), "free", "none"],
  [professional, "standard", "down"],
  [aPaidPlan({ planId: "professional", nextPlanId: "standard" }), "standard", "none"],
] as const)("of %o who wants %s comes to %s", (state, wanted, act) => {
  expect(planActOf(state, wanted)).toBe(act);
});

test("a start and a step up charge now, nothing else does", () => {
  const acts = [
    "none",
    "waiting",
    "start",
    "up",
    "down",
    "toFree",
    "takeBack",
    "drop",
    "leaveUnpaid",
  ] as const;
  expect(acts.filter(isCharging)).toEqual(["start", "up"]);
});

test("a preview is good for ten minutes, in its period, and not from tomorrow", () => {
  const now = at("2026-11-15T12:00:00");
  const good = (time: string | undefined, periodFrom: string | null = null) =>
    isPreviewGood(time === undefined ? undefined : at(`2026-11-15T${time}`), {
      now,
      periodFrom: periodFrom === null ? null : at(`2026-11-15T${periodFrom}`),
    });
  expect([good("11:50:00"), good("11:49:59.999"), good("12:00:00"), good("12:00:00.001")]).toEqual([
    ...[true, false, true, false],
  ]);
  expect(good(undefined)).toBe(false);
  expect([good("11:55:00", "11:55:00"), good("11:55:00", "11:55:01"), good("11:55:00", "12:00:00")]).toEqual([
    ...[true, false, false],
  ]);
  // One that was brought forward begins later than now.
  expect(good("11:55:00", "12:00:01")).toBe(true);
});

test("the second exit without paying within 365 days shuts out, the first does not", () => {
  const now = at("2026-11-15T12:00:00");
  const ago = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 + ms);
  expect(isShutOut([], now)).toBe(false);
  expect(isShutOut([ago(1)], now)).toBe(false);
  expect(isShutOut([ago(1), ago(365)], now)).toBe(false);
  expect(isShutOut([ago(1), ago(365, 1)], now)).toBe(true);
});
