import { invoicePath, paths } from "@tomoru/company/paths";
import { changePlan, getSubscription, previewPlan } from "@tomoru/contract/company/billing";
import { listCards } from "@tomoru/contract/company/cards";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { getInvoice, listInvoices } from "@tomoru/contract/company/invoices";
import { aCard, anInvoice, aPrintedInvoice } from "@tomoru/contract/testing/billing.builder";
import { inTurn } from "../../act.ts";
import { answer, held, refusal } from "../../answer.ts";
import {
  askedPlan,
  cards,
  downPreview,
  freePlan,
  leavingPlan,
  printed,
  upPreview,
} from "../../fixtures/company/billing.ts";
import { member, newOwner, suspendedOwner, unpaidOwner } from "../../fixtures/company/people.ts";
import { typed } from "../../fixtures/extremes.ts";
import type { Scene } from "../../scene.ts";

const owned = { site: "company", state: "loaded", signedIn: true } as const;
const plan: Scene = { ...owned, name: "company-plan", page: "plan", path: paths.plan };
const cardsPage: Scene = { ...owned, name: "company-cards", page: "cards", path: paths.cards };
const invoices: Scene = { ...owned, name: "company-invoices", page: "invoices", path: paths.invoices };
const invoice: Scene = {
  ...owned,
  name: "company-invoice",
  page: "invoice",
  path: invoicePath(printed.invoiceId),
  title: { ja: `請求書 ${printed.number}`, en: `Invoice ${printed.number}` },
};
const unread = { ja: "請求書", en: "Invoice" };

const seeDialog: NonNullable<Scene["act"]> = async (page) => {
  await page.getByRole("dialog").or(page.getByRole("alertdialog")).waitFor();
};
const confirm: NonNullable<Scene["act"]> = async (page, locale) => {
  const name = { ja: /支払って|変更する/, en: /^Pay|^Change/ }[locale];
  await page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .getByRole("button", { name })
    .last()
    .click();
  await page.getByRole("dialog").or(page.getByRole("alertdialog")).getByRole("alert").waitFor();
};

export const companyBillingScenes: readonly Scene[] = [
  plan,
  { ...plan, name: "company-plan-loading", state: "loading", answers: [held(getSubscription)] },
  { ...plan, name: "company-plan-error", state: "error", answers: [refusal(getSubscription, "unexpected")] },
  {
    ...plan,
    name: "company-plan-free",
    answers: [
      answer(getCompanyProfile, newOwner),
      answer(getSubscription, freePlan),
      answer(listCards, { docs: [] }),
      answer(listInvoices, { docs: [], nextCursor: null }),
    ],
  },
  { ...plan, name: "company-plan-member", answers: [answer(getCompanyProfile, member)] },
  { ...plan, name: "company-plan-leaving", answers: [answer(getSubscription, leavingPlan)] },
  { ...plan, name: "company-plan-asked", answers: [answer(getSubscription, askedPlan)] },
  {
    ...plan,
    name: "company-plan-unpaid",
    answers: [
      answer(getCompanyProfile, unpaidOwner),
      answer(getSubscription, { ...unpaidOwner.subscription, lastMonth: null }),
    ],
  },
  {
    ...plan,
    name: "company-plan-suspended",
    answers: [
      answer(getCompanyProfile, suspendedOwner),
      answer(getSubscription, { ...suspendedOwner.subscription, lastMonth: null }),
    ],
  },
  {
    ...plan,
    name: "company-plan-up",
    state: "open",
    path: `${paths.plan}?choose=professional`,
    answers: [answer(previewPlan, upPreview)],
    act: seeDialog,
  },
  {
    ...plan,
    name: "company-plan-down",
    state: "open",
    path: `${paths.plan}?choose=free`,
    answers: [answer(previewPlan, downPreview)],
    act: seeDialog,
  },
  {
    ...plan,
    name: "company-plan-no-card",
    state: "open",
    path: `${paths.plan}?choose=standard`,
    answers: [
      answer(getCompanyProfile, newOwner),
      answer(getSubscription, freePlan),
      answer(listCards, { docs: [] }),
      answer(previewPlan, { ...upPreview, dueNowYen: 11_000, taxYen: 1000, nextYen: 11_000 }),
    ],
    act: seeDialog,
  },
  {
    ...plan,
    name: "company-plan-declined",
    state: "open",
    path: `${paths.plan}?choose=professional`,
    answers: [answer(previewPlan, upPreview), refusal(changePlan, "paymentProviderRefused")],
    act: inTurn(seeDialog, confirm),
  },

  cardsPage,
  { ...cardsPage, name: "company-cards-loading", state: "loading", answers: [held(listCards)] },
  { ...cardsPage, name: "company-cards-error", state: "error", answers: [refusal(listCards, "unexpected")] },
  { ...cardsPage, name: "company-cards-empty", state: "empty", answers: [answer(listCards, { docs: [] })] },
  {
    ...cardsPage,
    name: "company-cards-long",
    state: "long",
    answers: [
      answer(listCards, {
        docs: [
          aCard({ holder: typed.unbroken }),
          ...cards.docs.map((card) => ({ ...card, isDefault: false })),
        ],
      }),
    ],
  },

  invoices,
  { ...invoices, name: "company-invoices-loading", state: "loading", answers: [held(listInvoices)] },
  {
    ...invoices,
    name: "company-invoices-error",
    state: "error",
    answers: [refusal(listInvoices, "unexpected")],
  },
  {
    ...invoices,
    name: "company-invoices-empty",
    state: "empty",
    answers: [answer(listInvoices, { docs: [], nextCursor: null })],
  },
  {
    ...invoices,
    name: "company-invoices-long",
    state: "long",
    answers: [
      answer(listInvoices, {
        docs: [
          anInvoice({
            number: "A1B2C3D4-1234567",
            netYen: 89_999_999,
            taxYen: 8_999_999,
            totalYen: 98_999_998,
          }),
        ],
        nextCursor: null,
      }),
    ],
  },

  invoice,
  {
    ...invoice,
    name: "company-invoice-loading",
    state: "loading",
    title: unread,
    answers: [held(getInvoice)],
  },
  {
    ...invoice,
    name: "company-invoice-gone",
    state: "error",
    title: { ja: "この請求書は見つかりません", en: "There is no such invoice" },
    answers: [refusal(getInvoice, "dataNotFound")],
  },
  {
    ...invoice,
    name: "company-invoice-void",
    state: "long",
    answers: [
      answer(
        getInvoice,
        aPrintedInvoice({
          status: "void",
          paidOn: null,
          buyer: { name: typed.unbrokenJapanese.slice(0, 100), address: typed.unbrokenJapanese },
        }),
      ),
    ],
  },
];
