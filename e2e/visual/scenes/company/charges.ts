import { chargePath, paths, statementPath } from "@tomoru/company/paths";
import { getCharge, listCharges, listWithholding } from "@tomoru/contract/company/charges";
import { getCompanyStatement } from "@tomoru/contract/company/statements";
import { aBill, aChargeRow, aReceipt, aWithholdingRow } from "@tomoru/contract/testing/charge.builder";
import { aStatement } from "@tomoru/contract/testing/deal-payment.builder";
import { answer, held, refusal } from "../../answer.ts";
import { typed } from "../../fixtures/extremes.ts";
import type { Scene } from "../../scene.ts";

const shown = { site: "company", state: "loaded", signedIn: true } as const;
const month = "2026-12";
const receipt = aReceipt({
  ...{ madeOn: "2026-12-01", paidOn: "2026-12-01", number: "R-202612-019AB4D2" },
  paymentId: "019ab0c0-0000-7000-8000-000000000001",
});
const refund = aChargeRow({
  ...{ refundId: "019ab4d2-0000-7000-8000-0000000000e2", kind: "refund", reason: "cancelled" },
  ...{ yen: 96_800, state: "succeeded", on: "2026-12-01" },
});

const notOwed = aChargeRow({
  ...{ refundId: "019ab4d2-0000-7000-8000-0000000000e3", kind: "refund", reason: "cancelled" },
  ...{ yen: 96_800, state: "notOwed", on: "2026-12-01", creatorName: "あおい" },
});
const charges: Scene = {
  ...shown,
  name: "company-charges",
  page: "charges",
  path: paths.charges,
  answers: [
    answer(listCharges, {
      month,
      docs: [
        refund,
        notOwed,
        aChargeRow({ on: "2026-12-01", creatorName: "水野 はるか", whereabouts: "returned" }),
        aChargeRow({ chargeId: "b", on: "2026-12-01", creatorName: "さくら" }),
        aChargeRow({ chargeId: "c", on: "2026-12-01", creatorName: "あおい", whereabouts: "paidOut" }),
        aChargeRow({ chargeId: "d", on: "2026-12-01", creatorName: "ひなた", whereabouts: "partlyPaidOut" }),
      ],
      nextCursor: null,
      totals: { chargedYen: 484_000, toolFeeYen: 40_000, toolTaxYen: 4000, refundedYen: 193_600 },
      balanceYen: 0,
    }),
  ],
};
const charge: Scene = {
  ...shown,
  name: "company-charge",
  page: "charge",
  path: chargePath(receipt.chargeId),
  title: { ja: `領収書 ${receipt.number}`, en: `Receipt ${receipt.number}` },
  answers: [answer(getCharge, receipt)],
};
const paid = aStatement();
const unregistered = aStatement({
  payee: { legalName: "三浦 奈緒", tradeName: null, invoiceNumber: null, isConfirmed: false },
});
const statement: Scene = {
  ...shown,
  name: "company-statement",
  page: "statement",
  path: statementPath(paid.paymentId),
  answers: [
    answer(getCompanyStatement, { statement: unregistered, deduction: { percent: 70, yen: 10_500 } }),
  ],
};
const purchase = { ja: "仕入明細書（支払通知書）", en: "Purchase statement (payment statement)" };
const withholding: Scene = {
  ...shown,
  name: "company-withholding",
  page: "withholding",
  path: paths.withholding,
  answers: [
    answer(listWithholding, {
      month,
      dueOn: "2027-01-12",
      docs: [aWithholdingRow({ paidOn: "2026-12-01" })],
      totals: { grossYen: 100_000, withheldYen: 10_210 },
    }),
  ],
};
const noCharges = {
  ...{ month, docs: [], nextCursor: null, balanceYen: 0 },
  totals: { chargedYen: 0, toolFeeYen: 0, toolTaxYen: 0, refundedYen: 0 },
};
const unread = { ja: "領収書", en: "Receipt" };

/** What the company pays creators through us, and what it withholds of it. */
export const companyChargeScenes: readonly Scene[] = [
  charges,
  { ...charges, name: "company-charges-loading", state: "loading", answers: [held(listCharges)] },
  {
    ...charges,
    name: "company-charges-error",
    state: "error",
    answers: [refusal(listCharges, "unexpected")],
  },
  { ...charges, name: "company-charges-empty", state: "empty", answers: [answer(listCharges, noCharges)] },
  {
    ...charges,
    name: "company-charges-long",
    state: "long",
    answers: [
      answer(listCharges, {
        month,
        docs: [
          aChargeRow({
            ...{ on: "2026-12-01", yen: 99_000_000, productName: typed.unbroken.slice(0, 80) },
            creatorName: typed.unbrokenJapanese.slice(0, 50),
          }),
        ],
        nextCursor: "more",
        totals: {
          ...{ chargedYen: 9_900_000_000, refundedYen: 1_234_567_890 },
          ...{ toolFeeYen: 900_000_000, toolTaxYen: 90_000_000 },
        },
        balanceYen: 12_345_678,
      }),
    ],
  },
  charge,
  {
    ...charge,
    name: "company-charge-bill",
    title: { ja: `ご請求書 ${receipt.number}`, en: `Bill ${receipt.number}` },
    answers: [answer(getCharge, aBill({ number: receipt.number, madeOn: "2026-12-01" }))],
  },
  { ...charge, name: "company-charge-loading", state: "loading", title: unread, answers: [held(getCharge)] },
  {
    ...charge,
    name: "company-charge-gone",
    state: "error",
    title: { ja: "このお支払いは見つかりません", en: "There is no such payment" },
    answers: [refusal(getCharge, "dataNotFound")],
  },
  statement,
  {
    ...statement,
    name: "company-statement-loading",
    state: "loading",
    answers: [held(getCompanyStatement)],
  },
  {
    ...statement,
    name: "company-statement-error",
    state: "error",
    answers: [refusal(getCompanyStatement, "unexpected")],
  },
  {
    ...statement,
    name: "company-statement-gone",
    state: "error",
    title: { ja: "この支払通知書は表示できません", en: "This statement can't be shown" },
    answers: [refusal(getCompanyStatement, "dataNotFound")],
  },
  {
    ...statement,
    name: "company-statement-queried",
    title: purchase,
    answers: [answer(getCompanyStatement, { statement: aStatement({ state: "queried" }), deduction: null })],
  },
  {
    ...statement,
    name: "company-statement-long",
    state: "long",
    title: purchase,
    answers: [
      answer(getCompanyStatement, {
        statement: aStatement({
          ...{ productName: typed.unbroken.slice(0, 80), sharePercent: 80, state: "silent" },
          payee: { ...paid.payee, tradeName: typed.unbrokenJapanese.slice(0, 50), isConfirmed: false },
          withholding: { kind: "std", reason: "appearance", yen: 15_315 },
        }),
        deduction: null,
      }),
    ],
  },
  withholding,
  { ...withholding, name: "company-withholding-loading", state: "loading", answers: [held(listWithholding)] },
  {
    ...withholding,
    name: "company-withholding-empty",
    state: "empty",
    answers: [
      answer(listWithholding, {
        ...{ month, dueOn: "2027-01-12", docs: [] },
        totals: { grossYen: 0, withheldYen: 0 },
      }),
    ],
  },
  {
    ...withholding,
    name: "company-withholding-error",
    state: "error",
    answers: [refusal(listWithholding, "unexpected")],
  },
];
