import { consultListPath, paths, workPath } from "@tomoru/company/paths";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { previewConsultation } from "@tomoru/contract/company/consultations";
import { getWork, listBoardRows, listWork } from "@tomoru/contract/company/work";
import { aBoardRow, aDealBrief, aWorkRow } from "@tomoru/contract/testing/work.builder";
import { answer } from "../../answer.ts";
import { listWithRows } from "../../fixtures/company/creators.ts";
import { campaign } from "../../fixtures/company/home.ts";
import { newOwner } from "../../fixtures/company/people.ts";
import type { Scene } from "../../scene.ts";

const shown = { site: "company", state: "loaded", signedIn: true } as const;
const consultation = aWorkRow({ nextOn: "2026-12-02" });
const due = "2026-12-02T15:00:00.000Z";
const addressees = listWithRows.rows.map(({ creatorId, handle, displayName, price, isGone }) => ({
  creatorId,
  handle,
  displayName,
  price: price ?? null,
  unasked: isGone ? ("notDiscoverable" as const) : null,
}));

/** Asking creators, and what became of it. */
export const companyAskingScenes: readonly Scene[] = [
  {
    ...shown,
    name: "company-new-consultation",
    page: "newConsultation",
    path: consultListPath(listWithRows.listId),
    answers: [answer(previewConsultation, { listName: listWithRows.name, creators: addressees })],
  },
  { ...shown, name: "company-new-campaign", page: "newCampaign", path: paths.newCampaign },
  {
    ...shown,
    name: "company-new-campaign-unverified",
    page: "newCampaign",
    path: paths.newCampaign,
    answers: [answer(getCompanyProfile, newOwner)],
  },
  {
    ...shown,
    name: "company-campaigns",
    page: "campaigns",
    path: paths.campaigns,
    answers: [
      answer(listWork, {
        docs: [aWorkRow({ nextOn: "2026-11-28" }), campaign],
        nextCursor: null,
        counts: { running: 2, done: 4 },
      }),
    ],
  },
  {
    ...shown,
    name: "company-work",
    page: "work",
    path: workPath(consultation.id),
    title: { ja: consultation.productName, en: consultation.productName },
    answers: [
      answer(getWork, { ...consultation, payDays: [{ on: "2026-12-25", yen: 570_000, count: 3 }] }),
      answer(listBoardRows, {
        docs: [
          aBoardRow({ deal: aDealBrief({ turnDueAt: due }) }),
          aBoardRow({
            id: "E".repeat(22),
            displayName: "小林 なお",
            handle: "nao_kansouhada",
            deal: aDealBrief({
              ...{ dealId: "E".repeat(22), state: "contracted", turn: "creator", turnKind: "draft" },
              ...{ funding: "secured", turnDueAt: "2026-12-08T15:00:00.000Z" },
            }),
          }),
          aBoardRow({
            id: "F".repeat(22),
            displayName: "りくの台所",
            handle: "riku_daidokoro",
            answer: "waiting",
            answerBy: due,
            decidedAt: null,
            deal: null,
          }),
          aBoardRow({
            id: "G".repeat(22),
            displayName: "水野 はるか",
            handle: "haruka_mizuno",
            deal: aDealBrief({
              ...{ dealId: "G".repeat(22), state: "cancelled", endReason: "alone", feeYen: 16_000 },
              ...{ turn: "none", turnKind: null, turnDueAt: null, funding: "secured" },
              ...{ paymentStage: "paid", payDueOn: "2026-11-30" },
            }),
          }),
        ],
      }),
    ],
  },
];
