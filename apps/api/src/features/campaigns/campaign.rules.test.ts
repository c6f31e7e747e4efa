import { campaignActs } from "@tomoru/contract/company/campaigns";
import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import {
  type ApplicantFacts,
  endOf,
  ineligibleReasonOf,
  movedBy,
  selectByOf,
  topFeeOf,
  wrongDaysOf,
} from "./campaign.rules.ts";

const period = { from: "2026-12-01", to: "2026-12-20" };

test.each([
  ["tomorrow", { closesOn: "2026-11-16", period }, undefined],
  ["today", { closesOn: "2026-11-15", period }, "closesOn"],
  ["60 days ahead", { closesOn: "2027-01-14", period: { from: "2027-01-01", to: "2027-02-01" } }, undefined],
  ["61 days ahead", { closesOn: "2027-01-15", period: { from: "2027-01-01", to: "2027-02-01" } }, "closesOn"],
  ["after the last day of posting", { closesOn: "2026-12-21", period }, "period"],
  [
    "with days that are over",
    { closesOn: "2026-11-20", period: { ...period, from: "2026-11-14" } },
    "period",
  ],
  [
    "with the first post today",
    { closesOn: "2026-11-20", period: { ...period, from: "2026-11-15" } },
    undefined,
  ],
  ["on the last day of posting", { closesOn: "2026-12-20", period }, undefined],
  [
    "with posts as far ahead as may be",
    { closesOn: "2026-11-20", period: { ...period, to: "2027-05-14" } },
    undefined,
  ],
  ["with posts too far ahead", { closesOn: "2026-11-20", period: { ...period, to: "2027-05-15" } }, "period"],
] as const)("a campaign that closes %s", (_, days, field) => {
  expect(wrongDaysOf(days, "2026-11-15")).toBe(field);
});

test("a company chooses within its days after the last for applications, to the end of the day in Japan", () => {
  expect(selectByOf("2026-11-20")).toBe("2026-12-04");
  expect(endOf("2026-11-20")).toEqual(new Date("2026-11-20T15:00:00Z"));
});

test("what creators sort by is the upper end of a band, and the lower one where it is open", () => {
  expect(topFeeOf({ budgetBand: "50-100", feeYen: null })).toBe(1_000_000);
  expect(topFeeOf({ budgetBand: "o1000", feeYen: null })).toBe(10_000_000);
  expect(topFeeOf({ budgetBand: null, feeYen: 30_000 })).toBe(30_000);
});

test("a campaign goes from draft to open, selecting and done, or is withdrawn; there already nothing happens", () => {
  expect(movedBy("publish", "draft")).toBe("open");
  expect(movedBy("publish", "open")).toBeNull();
  expect(movedBy("close", "draft")).toBeUndefined();
  expect(movedBy("close", "open")).toBe("selecting");
  expect(movedBy("finish", "selecting")).toBe("done");
  expect(movedBy("finish", "open")).toBe("done");
  for (const state of ["draft", "open", "selecting"] as const)
    expect(movedBy("withdraw", state)).toBe("withdrawn");
  expect(movedBy("withdraw", "done")).toBeUndefined();
  expect(movedBy("publish", "withdrawn")).toBeUndefined();
});

test("no sequence of acts takes a campaign back, or on from where it has ended", () => {
  const order = ["draft", "open", "selecting", "done", "withdrawn"] as const;
  const run = property(array(constantFrom(...campaignActs), { maxLength: 12 }), (acts) => {
    let state: (typeof order)[number] = "draft";
    for (const act of acts) {
      const next = movedBy(act, state);
      if (next === null || next === undefined) continue;
      expect(order.indexOf(next)).toBeGreaterThan(order.indexOf(state));
      expect(["done", "withdrawn"]).not.toContain(state);
      if (next === "done" || next === "selecting") expect(acts).toContain("publish");
      state = next;
    }
  });
  assert(run, { seed: 72 });
});

const campaign = { isOpen: true, isFull: false, minFollowers: 1000 };
const applicant: ApplicantFacts = { account: { followers: 1000 }, application: null, openApplications: 0 };

test.each([
  ["who reaches what is asked", campaign, applicant, null],
  ["one follower short", campaign, { ...applicant, account: { followers: 999 } }, "followers"],
  ["whose followers are unknown", campaign, { ...applicant, account: { followers: null } }, "followers"],
  [
    "unknown followers where none are asked",
    { ...campaign, minFollowers: 0 },
    { ...applicant, account: { followers: null } },
    null,
  ],
  [
    "with no followers where one is asked",
    { ...campaign, minFollowers: 1 },
    { ...applicant, account: { followers: null } },
    "followers",
  ],
  ["who has not linked the platform", campaign, { ...applicant, account: null }, "platform"],
  ["when it is over", { ...campaign, isOpen: false }, applicant, "state"],
  ["when all places are taken", { ...campaign, isFull: true }, applicant, "capacity"],
  ["with 30 that wait", campaign, { ...applicant, openApplications: 30 }, "tooMany"],
  [
    "who has applied, also once it is over",
    { ...campaign, isOpen: false },
    { ...applicant, application: { state: "withdrawn" } },
    "applied",
  ],
] as const)("applying, %s", (_, facts, about, reason) => {
  expect(ineligibleReasonOf(facts, about)).toBe(reason);
});
