import { getBankInfo } from "@tomoru/contract/influencer/bank";
import { getBankPayout } from "@tomoru/contract/influencer/bank-payout";
import { getHome } from "@tomoru/contract/influencer/home";
import { downloadPaidYear, getPaymentSummary, listPayments } from "@tomoru/contract/influencer/payments";
import { aBankPayout } from "@tomoru/contract/testing/deal-payment.builder";
import { paths } from "@tomoru/influencer/paths";
import { fill, inTurn, press, seeFault } from "../act.ts";
import { answer, held, refusal } from "../answer.ts";
import { longBank, longHome, longPayments, longSummary, typed } from "../fixtures/extremes.ts";
import {
  failedSummary,
  newSummary,
  noPayments,
  overdueSummary,
  payAgainSummary,
  quietSummary,
  unaddressedSummary,
  unresolvedSummary,
  waysSummary,
} from "../fixtures/money.ts";
import type { Scene } from "../scene.ts";

const payments: Scene = {
  name: "payments",
  page: "paymentHistory",
  state: "loaded",
  path: paths.paymentHistory,
  signedIn: true,
};
const bank: Scene = {
  name: "bank",
  page: "bankAccount",
  state: "loaded",
  path: paths.bankAccount,
  signedIn: true,
};

const freshPayout = aBankPayout({
  ...{ isPayable: false, reason: "bankFresh", usableFrom: "2026-12-02T00:00:00.000Z" },
});
const unresolvedPayout = aBankPayout({
  ...{ isPayable: false, reason: "bankUnresolved", faults: ["branchName", "accountName"] },
  ...{ nameKana: null, nameBytes: 0 },
});

export const moneyScenes: readonly Scene[] = [
  payments,
  {
    ...payments,
    name: "payments-loading",
    state: "loading",
    answers: [held(listPayments), held(getPaymentSummary)],
  },
  {
    ...payments,
    name: "payments-error",
    state: "error",
    answers: [refusal(listPayments, "unexpected"), refusal(getPaymentSummary, "unexpected")],
  },
  {
    ...payments,
    name: "payments-empty",
    state: "empty",
    answers: [answer(listPayments, noPayments), answer(getPaymentSummary, newSummary)],
  },
  {
    ...payments,
    name: "payments-failed",
    answers: [answer(getPaymentSummary, failedSummary)],
  },
  {
    ...payments,
    name: "payments-again",
    answers: [answer(getPaymentSummary, payAgainSummary)],
  },
  { ...payments, name: "payments-unaddressed", answers: [answer(getPaymentSummary, unaddressedSummary)] },
  { ...payments, name: "payments-unresolved", answers: [answer(getPaymentSummary, unresolvedSummary)] },
  { ...payments, name: "payments-ways", answers: [answer(getPaymentSummary, waysSummary)] },
  { ...payments, name: "payments-overdue", answers: [answer(getPaymentSummary, overdueSummary)] },
  { ...payments, name: "payments-quiet", answers: [answer(getPaymentSummary, quietSummary)] },
  {
    ...payments,
    name: "payments-unsaved",
    answers: [refusal(downloadPaidYear, "unexpected")],
    act: async (page, locale) => {
      await press({ ja: "CSVを保存する", en: "Save CSV" })(page, locale);
      await page.getByRole("main").getByRole("alert").waitFor();
    },
  },
  {
    ...payments,
    name: "payments-long",
    state: "long",
    answers: [
      answer(listPayments, longPayments),
      answer(getPaymentSummary, longSummary),
      answer(getHome, longHome),
    ],
  },

  bank,
  { ...bank, name: "bank-loading", state: "loading", answers: [held(getBankInfo)] },
  { ...bank, name: "bank-error", state: "error", answers: [refusal(getBankInfo, "unexpected")] },
  { ...bank, name: "bank-new", state: "empty", answers: [answer(getBankInfo, null)] },
  {
    ...bank,
    name: "bank-refused",
    state: "refused",
    act: inTurn(
      fill({ fullName: "", accountNumber: "12a", accountName: "Hanako" }),
      (page) => page.keyboard.press("Tab"),
      seeFault,
    ),
  },
  {
    ...bank,
    name: "bank-list",
    state: "open",
    act: async (page) => {
      await page.locator("#bankName").fill("みず");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    ...bank,
    name: "bank-yucho",
    state: "open",
    answers: [answer(getBankPayout, freshPayout)],
    act: async (page, locale) => {
      await page.locator("#bankName").fill("yucho");
      await page.getByRole("option").first().click();
      await page.getByText({ ja: "記号・番号から変換する", en: "Convert symbol and number" }[locale]).click();
    },
  },
  {
    ...bank,
    name: "bank-unresolved",
    answers: [answer(getBankPayout, unresolvedPayout)],
  },
  { ...bank, name: "bank-returned", answers: [answer(getPaymentSummary, failedSummary)] },
  {
    ...bank,
    name: "bank-long",
    state: "long",
    answers: [answer(getBankInfo, longBank)],
    act: fill({ accountName: typed.mixed }),
  },
];
