import { aColleague, aSubscription } from "@tomoru/contract/testing/company.builder";
import { expect, test } from "vitest";
import { isChoosable, longestStanding, placesOn, stepTo } from "./plan-change.view.ts";

const onStandard = aSubscription({ planId: "standard", status: "active" });

test.each([
  ["professional", onStandard, "up"],
  ["free", onStandard, "down"],
  ["standard", { ...onStandard, nextPlanId: "free" as const }, "takeBack"],
  ["free", { ...onStandard, status: "pastDue" as const }, "leaveUnpaid"],
] as const)("to %s is a step of its kind: %#", (wanted, subscription, kind) => {
  expect(stepTo(wanted, subscription)).toBe(kind);
});

test.each([
  ["the present plan is not offered", "standard", onStandard, false],
  ["unless something else waits", "standard", { ...onStandard, nextPlanId: "free" as const }, true],
  ["what waits is not offered again", "free", { ...onStandard, nextPlanId: "free" as const }, false],
  ["unpaid, only Free is", "professional", { ...onStandard, status: "pastDue" as const }, false],
  ["unpaid, Free is", "free", { ...onStandard, status: "pastDue" as const }, true],
  [
    "nothing while the bank asks",
    "professional",
    { ...onStandard, pendingUrl: "https://pay.example" },
    false,
  ],
  ["nothing while a start is confirmed", "free", { ...onStandard, status: "starting" as const }, false],
] as const)("%s", (_, wanted, subscription, offered) => {
  expect(isChoosable(wanted, subscription)).toBe(offered);
});

test("who stays by default has been there longest", () => {
  const people = [
    aColleague({ memberId: "b", createdAt: "2026-02-01T00:00:00Z" }),
    aColleague({ memberId: "a", createdAt: "2026-01-01T00:00:00Z" }),
    aColleague({ memberId: "c", createdAt: "2026-03-01T00:00:00Z" }),
  ];
  expect([placesOn("free"), placesOn("standard")]).toEqual([0, 2]);
  expect(longestStanding(people, 2)).toEqual(["a", "b"]);
  expect(longestStanding(people, 0)).toEqual([]);
});
