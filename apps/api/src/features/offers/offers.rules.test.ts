import { OfferId } from "@tomoru/contract/influencer/offers";
import { expect, test } from "vitest";
import { systemRandom } from "../../platform/random.ts";
import { countsOf, newOfferId, repeats, statusOf, tallyByOwner } from "./offers.rules.ts";

test("an offer's public id is one that the contract accepts", () => {
  expect(OfferId.safeParse(newOfferId(systemRandom)).success).toBe(true);
});

test("an offer without a decision is pending, one with it is approved or rejected", () => {
  expect([null, true, false].map(statusOf)).toEqual(["pending", "approved", "rejected"]);
});

test("a decision repeats the one that stands or contradicts it", () => {
  expect(repeats("approval", true)).toBe(true);
  expect(repeats("reject", false)).toBe(true);
  expect(repeats("reject", true)).toBe(false);
  expect(repeats("approval", false)).toBe(false);
});

test("all offers are the pending, approved and rejected together, and none where nothing was counted", () => {
  expect(countsOf({ pending: 3, approved: 5, rejected: 2 })).toEqual({
    all: 10,
    pending: 3,
    approved: 5,
    rejected: 2,
  });
  expect(countsOf(undefined)).toEqual({ all: 0, pending: 0, approved: 0, rejected: 0 });
});

test("new offers are tallied by creator and state, creators in the order of their ids", () => {
  const tallies = tallyByOwner([
    { ownerId: "b" },
    { ownerId: "a", decided: { isApproval: true } },
    { ownerId: "b", decided: { isApproval: false } },
    { ownerId: "b" },
  ]);
  expect([...tallies]).toEqual([
    ["a", { pending: 0, approved: 1, rejected: 0 }],
    ["b", { pending: 2, approved: 0, rejected: 1 }],
  ]);
});
