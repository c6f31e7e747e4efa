import { chargePath, paths } from "@tomoru/company/paths";
import { getCharge, listCharges, listWithholding } from "@tomoru/contract/company/charges";
import { aChargeRow, aReceipt, aWithholdingRow } from "@tomoru/contract/testing/charge.builder";
import { answer } from "../../answer.ts";
import type { Scene } from "../../scene.ts";

const shown = { site: "company", state: "loaded", signedIn: true } as const;
const month = "2026-12";
const receipt = aReceipt({ madeOn: "2026-12-01", paidOn: "2026-12-01", number: "R-202612-019AB4D2" });
const refund = aChargeRow({
  ...{ refundId: "019ab4d2-0000-7000-8000-0000000000e2", kind: "refund", reason: "cancelled" },
  ...{ yen: 96_800, state: "succeeded", on: "2026-12-01" },
});

/** What the company pays creators through us, and what it withholds of it. */
export const companyChargeScenes: readonly Scene[] = [
  {
    ...shown,
    name: "company-charges",
    page: "charges",
    path: paths.charges,
    answers: [
      answer(listCharges, {
        month,
        docs: [
          refund,
          aChargeRow({ on: "2026-12-01", creatorName: "水野 はるか", whereabouts: "returned" }),
          aChargeRow({ chargeId: "b", on: "2026-12-01", creatorName: "さくら" }),
          aChargeRow({ chargeId: "c", on: "2026-12-01", creatorName: "あおい", whereabouts: "paidOut" }),
          aChargeRow({
            chargeId: "d",
            on: "2026-12-01",
            creatorName: "ひなた",
            whereabouts: "partlyPaidOut",
          }),
        ],
        nextCursor: null,
        totals: { chargedYen: 484_000, toolFeeYen: 40_000, toolTaxYen: 4000, refundedYen: 96_800 },
        balanceYen: 0,
      }),
    ],
  },
  {
    ...shown,
    name: "company-charge",
    page: "charge",
    path: chargePath(receipt.chargeId),
    title: { ja: `領収書 ${receipt.number}`, en: `Receipt ${receipt.number}` },
    answers: [answer(getCharge, receipt)],
  },
  {
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
  },
];
