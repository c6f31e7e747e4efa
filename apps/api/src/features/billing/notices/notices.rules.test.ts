import { expect, test } from "vitest";
import type { PlanState } from "../plan/plan-state.rules.ts";
import { aPaidPlan, aPlan, at, period } from "../plan/plan-state.testing.ts";
import { isStepDown, isUnpaidExit, noticesOf } from "./notices.rules.ts";

const now = at("2026-12-16T00:00:00");
const unpaid = aPaidPlan({ status: "pastDue", unpaidInvoice: "in_1", unpaidSince: period.to });
const told = (before: PlanState, after: PlanState, { wasSuspended = false, when = now } = {}) =>
  noticesOf({ before, after, wasSuspended, now: when });
const weekLater = at("2026-12-23T00:00:00");

test("a plan that starts, ends or becomes another is told once", () => {
  const professional = aPaidPlan({ planId: "professional" });
  expect(told(aPlan(), aPaidPlan())).toEqual([{ kind: "planStarted", planId: "standard" }]);
  expect(told(aPaidPlan(), aPlan())).toEqual([{ kind: "planEnded", planId: "standard" }]);
  expect(told(aPaidPlan(), professional)).toEqual([
    { kind: "planChanged", from: "standard", planId: "professional" },
  ]);
  expect(told(aPaidPlan(), aPaidPlan())).toEqual([]);
});

test("a smaller plan that waits is told when it was asked for, and not of what the operator grants", () => {
  const waits = aPaidPlan({ nextPlanId: "free" });
  expect(told(aPaidPlan(), waits)).toEqual([{ kind: "planWillEnd", planId: "standard", nextPlanId: "free" }]);
  expect(told(waits, waits)).toEqual([]);
  expect(told(waits, aPaidPlan())).toEqual([]);
  expect(told(aPaidPlan(), { ...waits, isGranted: true })).toEqual([]);
});

test("a payment that fails is told once an invoice, until it suspends; then that is told, and its end", () => {
  expect(told(aPaidPlan(), unpaid)).toEqual([{ kind: "paymentFailed" }]);
  expect(told(unpaid, unpaid)).toEqual([]);
  expect(told(unpaid, { ...unpaid, unpaidInvoice: "in_2" })).toEqual([{ kind: "paymentFailed" }]);
  expect(told(aPaidPlan(), unpaid, { when: weekLater })).toEqual([{ kind: "companySuspended" }]);
  expect(told(unpaid, unpaid, { when: weekLater })).toEqual([{ kind: "companySuspended" }]);
  expect(told(unpaid, unpaid, { when: weekLater, wasSuspended: true })).toEqual([]);
  expect(told(unpaid, aPaidPlan(), { when: weekLater, wasSuspended: true })).toEqual([
    { kind: "suspensionLifted" },
  ]);
  expect(told(unpaid, aPaidPlan(), { when: weekLater })).toEqual([]);
});

test("who leaves to Free while unpaid has gone without paying; nobody else has", () => {
  expect(isUnpaidExit(unpaid, aPlan())).toBe(true);
  expect(isUnpaidExit(aPaidPlan(), aPlan())).toBe(false);
  expect(isUnpaidExit(unpaid, aPaidPlan())).toBe(false);
  expect(isUnpaidExit(unpaid, aPlan({ status: "starting" }))).toBe(false);
  expect(isUnpaidExit(unpaid, aPaidPlan({ status: "none" }))).toBe(false);
});

test("a step down is to a lower plan, not to the same and not up", () => {
  expect(isStepDown(aPaidPlan(), aPlan())).toBe(true);
  expect(isStepDown(aPaidPlan(), aPaidPlan())).toBe(false);
  expect(isStepDown(aPlan(), aPaidPlan())).toBe(false);
});
