import type { OperatorDeal } from "@tomoru/contract/operator/deals";
import { someTerms } from "@tomoru/contract/testing/deal.builder";
import { expect, test } from "vitest";
import { feesOf, moneyStateOf } from "./deals.view.ts";

const terms = someTerms({ feeYen: 80_000 });
const deal = {
  ...{ dealId: "d", companyId: "c", companyName: null, creatorId: "i", creatorName: null },
  ...{ platform: "instagram", productName: null, turn: "none", turnDueAt: null, hold: null },
  ...{ state: "accepted", funding: "secured", paymentStage: "due", feeYen: 80_000, payDueOn: null },
  updatedAt: "2026-11-24T03:00:00.000Z",
} as const satisfies OperatorDeal["deal"];
const share = { state: "cancelled", feeYen: 16_000 } as const;

test.each([
  [{ funding: "charging", paymentStage: null }, "charging"],
  [{}, "secured"],
  [{ paymentStage: "paid" }, "paidOut"],
  [{ state: "cancelled", paymentStage: null, feeYen: 0 }, "returned"],
  [{ state: "cancelled", paymentStage: null, feeYen: 0, funding: "refunded" }, "refunded"],
  [share, "partlyReturned"],
  [{ ...share, paymentStage: "paid" }, "partlyPaidOut"],
  [{ ...share, feeYen: 80_000, paymentStage: "paid" }, "paidOut"],
] as const)("the money of a deal that is %j is %s", (part, said) => {
  expect(moneyStateOf({ deal: { ...deal, ...part }, terms })).toBe(said);
});

const expired = { ...deal, state: "expired", feeYen: 0 } as const;

test("what was offered or agreed stays to be read, apart from what became due of it", () => {
  expect(feesOf({ deal: { ...deal, ...share }, terms, offered: null })).toEqual({
    ...{ term: "feeAgreed", yen: 80_000, dueYen: 16_000 },
  });
  expect(feesOf({ deal: expired, terms: null, offered: terms })).toEqual({
    ...{ term: "feeOffered", yen: 80_000, dueYen: 0 },
  });
  expect(feesOf({ deal, terms, offered: null })).toMatchObject({ yen: 80_000, dueYen: null });
  expect(feesOf({ deal: expired, terms: null })).toEqual({ term: "fee", yen: 0, dueYen: null });
});
