import { getBankInfo } from "@tomoru/contract/bank";
import { getHome } from "@tomoru/contract/home";
import { pages } from "@tomoru/contract/pages";
import { listPayments } from "@tomoru/contract/payments";
import { fill, inTurn, seeFault } from "../act.ts";
import { answer, held, refusal } from "../answer.ts";
import { longBank, longHome, longPayments, typed } from "../made-up/extremes.ts";
import { noPayments } from "../made-up/money.ts";
import type { Scene } from "../scene.ts";

const payments: Scene = {
  name: "payments",
  page: "paymentHistory",
  state: "loaded",
  path: pages.paymentHistory,
  signedIn: true,
};
const bank: Scene = {
  name: "bank",
  page: "bankAccount",
  state: "loaded",
  path: pages.bankAccount,
  signedIn: true,
};

export const moneyScenes: readonly Scene[] = [
  payments,
  { ...payments, name: "payments-loading", state: "loading", answers: [held(listPayments)] },
  { ...payments, name: "payments-error", state: "error", answers: [refusal(listPayments, 5000)] },
  { ...payments, name: "payments-empty", state: "empty", answers: [answer(listPayments, noPayments)] },
  {
    ...payments,
    name: "payments-long",
    state: "long",
    answers: [answer(listPayments, longPayments), answer(getHome, longHome)],
  },

  bank,
  { ...bank, name: "bank-loading", state: "loading", answers: [held(getBankInfo)] },
  { ...bank, name: "bank-error", state: "error", answers: [refusal(getBankInfo, 5000)] },
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
    name: "bank-long",
    state: "long",
    answers: [answer(getBankInfo, longBank)],
    act: fill({ accountName: typed.mixed }),
  },
];
