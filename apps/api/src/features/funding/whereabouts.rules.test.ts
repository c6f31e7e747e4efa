import { expect, test } from "vitest";
import { whereaboutsOf } from "./whereabouts.rules.ts";

const paid = {
  ...{ state: "paid", deal_id: "a" },
  ...{ deal_state: "accepted", payment_stage: null, is_cut: false },
} as const satisfies Parameters<typeof whereaboutsOf>[0];
const none = new Set<string>();

test.each([
  ["is secured while the work goes on", { deal_state: "draft_review", payment_stage: null }, "secured"],
  ["is secured until the bank has it", { payment_stage: "sent" }, "secured"],
  ["is paid out", { payment_stage: "paid" }, "paidOut"],
  ["goes back with a deal that is off", { deal_state: "cancelled", payment_stage: null }, "returned"],
  ["goes back with a deal whose time was over", { deal_state: "expired", payment_stage: null }, "returned"],
  ["is secured for the whole of such a deal", { deal_state: "cancelled", payment_stage: "due" }, "secured"],
  [
    "went back in part where a share is owed",
    { deal_state: "cancelled", payment_stage: "due", is_cut: true },
    "partlyReturned",
  ],
  [
    "went back in part where a share was paid out",
    { deal_state: "cancelled", payment_stage: "paid", is_cut: true },
    "partlyPaidOut",
  ],
  ["is not known once its deal is erased", { deal_state: null, payment_stage: null }, undefined],
  ["is nowhere before it was paid", { state: "awaiting", payment_stage: null }, undefined],
  ["has none where it is a refund", { state: "succeeded", payment_stage: "paid" }, undefined],
] as const)("what was charged %s", (_, part, said) => {
  expect(whereaboutsOf({ ...paid, ...part }, none)).toBe(said);
});

test("what was never claimed is secured no more", () => {
  const failed = { ...paid, payment_stage: "failed" } as const;
  expect(whereaboutsOf(failed, none)).toBe("secured");
  expect(whereaboutsOf(failed, new Set(["a"]))).toBe("writtenOff");
});
