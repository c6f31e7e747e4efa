import { getPayment, getStatement, type PaymentDetail } from "@tomoru/contract/influencer/deal-payments";
import { paymentPath, statementPath } from "@tomoru/influencer/paths";
import { inTurn, press, seeFault, send } from "../act.ts";
import { answer, held, refusal } from "../answer.ts";
import { longOffer } from "../fixtures/extremes.ts";
import { payment, statement } from "../fixtures/money.ts";
import type { Scene } from "../scene.ts";

const { paymentId } = payment;
const page: Scene = {
  name: "payment",
  page: "payment",
  state: "loaded",
  path: paymentPath(paymentId),
  signedIn: true,
};
const notYet = { ja: "報酬", en: "Payment" };
const gone = { ja: "この報酬は表示できません", en: "This payment can't be shown" };

const sheet: Scene = {
  name: "statement",
  page: "paymentStatement",
  state: "loaded",
  path: statementPath(paymentId),
  signedIn: true,
};
/** Its creator is registered. */
const purchase: Scene = {
  ...sheet,
  title: { ja: "仕入明細書（支払通知書）", en: "Purchase statement (payment statement)" },
};
const noSheet = { ja: "この支払通知書は表示できません", en: "This statement can't be shown" };
const ask = { ja: "内容について問い合わせる", en: "Ask about it" };

/** What a bank sent back, a run has, and an operator keeps. */
const steps = payment.steps.map((step) => ({ ...step, state: "done" as const }));
const failed: PaymentDetail = {
  ...payment,
  ...{ stage: "failed", reason: null, actor: "creator", failure: "nameMismatch", nextOn: null },
  steps: steps.map((each) => (each.step === "paid" ? { ...each, state: "now" } : each)),
};

export const dealPaymentScenes: readonly Scene[] = [
  page,
  { ...page, name: "payment-loading", state: "loading", title: notYet, answers: [held(getPayment)] },
  {
    ...page,
    name: "payment-error",
    state: "error",
    title: notYet,
    answers: [refusal(getPayment, "unexpected")],
  },
  {
    ...page,
    name: "payment-unavailable",
    state: "error",
    title: gone,
    answers: [refusal(getPayment, "dataNotFound")],
  },
  {
    ...page,
    name: "payment-failed",
    title: { ja: "お振り込みできませんでした", en: "We couldn't pay you" },
    answers: [answer(getPayment, failed)],
  },
  {
    ...page,
    name: "payment-fresh",
    answers: [answer(getPayment, { ...payment, reason: "bankFresh", actor: "nobody", nextOn: "2026-12-02" })],
  },
  {
    ...page,
    name: "payment-held",
    title: { ja: "振込を一時停止しています", en: "This payment is paused" },
    answers: [
      answer(getPayment, {
        ...payment,
        reason: "held",
        heldFor: "本人確認の書類を確認しています。",
        nextOn: null,
      }),
    ],
  },
  {
    ...page,
    name: "payment-paid",
    title: { ja: "12月25日（金）に届きました", en: "Arrived Fri 25 Dec" },
    answers: [
      answer(getPayment, {
        ...payment,
        ...{ stage: "paid", reason: null, actor: "nobody", nextOn: null, paidOn: "2026-12-25", steps },
        ...{ withholding: { kind: "std", reason: "appearance" }, withholdingYen: 15_315, netYen: 149_685 },
      }),
    ],
  },
  {
    ...page,
    name: "payment-long",
    state: "long",
    answers: [
      answer(getPayment, {
        ...payment,
        productName: longOffer.productName,
        companyName: longOffer.productName ?? "",
        ...{ feeYen: 50_000_000, taxYen: 5_000_000, netYen: 55_000_000, sharePercent: 80 },
      }),
    ],
  },

  purchase,
  { ...sheet, name: "statement-loading", state: "loading", answers: [held(getStatement)] },
  { ...sheet, name: "statement-error", state: "error", answers: [refusal(getStatement, "unexpected")] },
  {
    ...sheet,
    name: "statement-unavailable",
    state: "error",
    title: noSheet,
    answers: [refusal(getStatement, "dataNotFound")],
  },
  {
    ...purchase,
    name: "statement-refused",
    state: "refused",
    act: inTurn(press(ask), send, seeFault),
  },
  {
    ...purchase,
    name: "statement-silent",
    answers: [answer(getStatement, { ...statement, state: "silent" })],
  },
  {
    ...sheet,
    name: "statement-long",
    state: "long",
    answers: [
      answer(getStatement, {
        ...statement,
        productName: longOffer.productName,
        issuer: { ...statement.issuer, name: longOffer.productName ?? "", clientName: "株式会社しずく" },
        payee: { ...statement.payee, invoiceNumber: null, tradeName: longOffer.productName },
        sharePercent: 80,
        withholding: { kind: "std", reason: "appearance", yen: 15_315 },
        state: "queried",
      }),
    ],
  },
];
