import { paymentSteps } from "@tomoru/contract/deals/payout-states";
import { aPaymentDetail } from "@tomoru/contract/testing/deal-payment.builder";
import { payments } from "@tomoru/i18n/ja/influencer/payments";
import { expect, test } from "vitest";
import { headlineOf, isCreatorsTurn, noteOf, stepName, tagOf, wayOf } from "./payment-detail.view.ts";

const words = payments.detail;
const format = { day: (date: string) => date };
const say = (part: Parameters<typeof aPaymentDetail>[0]) => {
  const payment = aPaymentDetail(part);
  return [
    headlineOf(payment, { words, format, today: "2026-11-24" }),
    noteOf(payment, { words, format, today: "2026-11-24" }),
    isCreatorsTurn(payment),
  ];
};

test("money that is due says its day, and nothing is asked of the creator", () => {
  expect(say({})).toEqual(["2026-12-25に届きます", words.notes.waiting("2026-12-25"), false]);
  const missed = say({ dueOn: "2026-11-13", nextOn: "2026-11-13" });
  expect(missed.slice(0, 2)).toEqual([words.title.late, words.notes.late]);
  expect(say({ reason: "byHand", dueOn: "2026-11-13", nextOn: "2026-11-13" })[1]).toBe(words.notes.late);
});

test("a bank that is missing or cannot be used is the creator's turn", () => {
  expect(say({ reason: "noBank", actor: "creator", nextOn: null })).toEqual([
    words.title.needsBank,
    words.notes.noBank,
    true,
  ]);
});

test("a transfer that came back says why, until the details were saved since", () => {
  const failed = { stage: "failed", failure: "nameMismatch" } as const;
  expect(say({ ...failed, actor: "creator", reason: null })).toEqual([
    words.title.failed,
    words.notes.nameMismatch,
    true,
  ]);
  expect(say({ ...failed, actor: "nobody", reason: "bankFresh", nextOn: "2026-11-25" })).toEqual([
    words.title.late,
    words.notes.bankFresh("2026-11-25"),
    false,
  ]);
});

test("what is held says what the operator wrote", () => {
  expect(say({ reason: "held", heldFor: "振込先を確認しています。" })).toEqual([
    words.title.held,
    "振込先を確認しています。",
    false,
  ]);
});

test("what nobody has claimed for five years says that it is over, and asks nothing of the creator", () => {
  const over = {
    stage: "failed",
    failure: "unclaimed",
    reason: null,
    actor: "nobody",
    nextOn: null,
  } as const;
  expect(say(over)).toEqual([words.title.unclaimed, words.notes.unclaimed, false]);
});

test.each([
  [{ stage: "due" }, "Pending"],
  [{ stage: "paid" }, "Paid"],
  [{ reason: "held" }, "held"],
  [{ stage: "failed", actor: "creator", failure: "nameMismatch" }, "Failed"],
  [{ stage: "failed", actor: "nobody", failure: "nameMismatch", reason: "bankFresh" }, "Pending"],
  [{ stage: "failed", actor: "nobody", failure: "unclaimed" }, "Failed"],
] as const)("a payment that is %o stands as %s", (part, tag) => {
  expect(tagOf(aPaymentDetail({ reason: null, ...part }))).toBe(tag);
});

test("the last step of a transfer that came back does not say that it arrived", () => {
  expect(stepName("paid", { stage: "failed", words })).toBe(words.cameBack);
  expect(stepName("prepared", { stage: "failed", words })).toBe(words.steps.prepared);
  expect(stepName("paid", { stage: "paid", words })).toBe(words.steps.paid);
});

test("the share of a deal that was cancelled tells of no report and no acceptance", () => {
  const steps = paymentSteps.map((step) => ({ step, state: "done" as const, on: "2026-12-01" }));
  const labels = (sharePercent: number | null) =>
    wayOf({ steps, sharePercent, stage: "due" }, words).map(({ label }) => label);
  const { secured, reported, accepted, prepared, paid } = words.steps;
  expect(labels(null)).toEqual([secured, reported, accepted, prepared, paid]);
  expect(labels(35)).toEqual([secured, "取引を取り消し", prepared, paid]);
});
