import { getTaxProfile } from "@tomoru/contract/influencer/tax";
import { getTaxSummary } from "@tomoru/contract/influencer/tax-summary";
import { aTaxSummary } from "@tomoru/contract/testing/deal-payment.builder";
import { aTaxProfile } from "@tomoru/contract/testing/tax.builder";
import { paths } from "@tomoru/influencer/paths";
import { fill, inTurn, seeFault, send } from "../act.ts";
import { answer, held, refusal } from "../answer.ts";
import { typed } from "../fixtures/extremes.ts";
import type { Scene } from "../scene.ts";

const tax: Scene = {
  name: "tax",
  page: "tax",
  state: "loaded",
  path: paths.tax,
  signedIn: true,
  title: { ja: "税情報", en: "Tax details" },
  answers: [answer(getTaxProfile, aTaxProfile())],
};
const unsaid = answer(getTaxProfile, null);
const nothing = { payments: 0, feeYen: 0, taxYen: 0, withholdingYen: 0, netYen: 0 };
const noYear = aTaxSummary({ years: [], rows: [], totals: nothing });

export const taxScenes: readonly Scene[] = [
  tax,
  { ...tax, name: "tax-loading", state: "loading", answers: [held(getTaxProfile)] },
  {
    ...tax,
    name: "tax-error",
    state: "error",
    answers: [refusal(getTaxProfile, "unexpected"), refusal(getTaxSummary, "unexpected")],
  },
  { ...tax, name: "tax-new", answers: [unsaid, answer(getTaxSummary, noYear)] },
  { ...tax, name: "tax-refused", state: "refused", answers: [unsaid], act: inTurn(send, seeFault) },
  {
    ...tax,
    name: "tax-confirmed",
    answers: [
      answer(
        getTaxProfile,
        aTaxProfile({ invoiceNumber: "T7000012050002", invoiceStatus: "confirmed", isConfirmed: true }),
      ),
    ],
  },
  {
    ...tax,
    name: "tax-long",
    state: "long",
    act: fill({ legalName: typed.unbrokenJapanese.slice(0, 50), tradeName: typed.unbroken }),
  },
];
