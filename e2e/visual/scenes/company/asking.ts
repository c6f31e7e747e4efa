import { consultListPath, paths, workPath } from "@tomoru/company/paths";
import { getCampaign, listApplications } from "@tomoru/contract/company/campaigns";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { previewConsultation } from "@tomoru/contract/company/consultations";
import { getWork, listBoardRows, listWork } from "@tomoru/contract/company/work";
import { aCampaign, aCampaignApplication } from "@tomoru/contract/testing/campaign.builder";
import { aBoardRow, aDealBrief, aWorkRow } from "@tomoru/contract/testing/work.builder";
import { inTurn, seeFault, send } from "../../act.ts";
import { answer, held, refusal } from "../../answer.ts";
import { listWithRows } from "../../fixtures/company/creators.ts";
import { campaign } from "../../fixtures/company/home.ts";
import { newOwner } from "../../fixtures/company/people.ts";
import { longOffer, typed } from "../../fixtures/extremes.ts";
import type { Scene } from "../../scene.ts";

const shown = { site: "company", state: "loaded", signedIn: true } as const;
const consultation = aWorkRow({ nextOn: "2026-12-02" });
const longName = longOffer.productName ?? "";
const due = "2026-12-02T15:00:00.000Z";
const addressees = listWithRows.rows.map(({ creatorId, handle, displayName, price, isGone }) => ({
  creatorId,
  handle,
  displayName,
  price: price ?? null,
  unasked: isGone ? ("notDiscoverable" as const) : null,
}));

const newConsultation: Scene = {
  ...shown,
  name: "company-new-consultation",
  page: "newConsultation",
  path: consultListPath(listWithRows.listId),
  answers: [answer(previewConsultation, { listName: listWithRows.name, creators: addressees })],
};
const newCampaign: Scene = {
  ...shown,
  name: "company-new-campaign",
  page: "newCampaign",
  path: paths.newCampaign,
};
const campaignDraft: Scene = {
  ...newCampaign,
  path: `${paths.newCampaign}?id=${aCampaign().campaignId}`,
};
const campaigns: Scene = {
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
};
const work: Scene = {
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
};
const unreadWork = { ja: "案件", en: "Campaign" };
const applicants = [
  aCampaignApplication(),
  aCampaignApplication({
    ...{ applicationId: "B".repeat(22), wishFeeYen: 180_000, record: { deals: 6, late: 1 } },
    message: "敏感肌です。使う前と使ったあとを、同じ光で撮ってくらべます。",
  }),
  aCampaignApplication({ applicationId: "A".repeat(22), state: "notSelected", wishFeeYen: 240_000 }),
];
const choosing: Scene = {
  ...work,
  name: "company-work-choosing",
  path: workPath(campaign.id),
  title: { ja: campaign.productName, en: campaign.productName },
  answers: [
    answer(getWork, { ...campaign, payDays: [] }),
    answer(listBoardRows, { docs: [] }),
    answer(
      getCampaign,
      aCampaign({ state: "selecting", counts: { applied: 3, selected: 0, notSelected: 1, withdrawn: 0 } }),
    ),
    // All of them, then those who have a place.
    answer(listApplications, { docs: applicants, nextCursor: null }),
    answer(listApplications, { docs: [], nextCursor: null }),
  ],
};

/** Asking creators, and what became of it. */
export const companyAskingScenes: readonly Scene[] = [
  newConsultation,
  {
    ...newConsultation,
    name: "company-new-consultation-loading",
    state: "loading",
    answers: [held(previewConsultation)],
  },
  {
    ...newConsultation,
    name: "company-new-consultation-error",
    state: "error",
    answers: [refusal(previewConsultation, "unexpected")],
  },
  {
    ...newConsultation,
    name: "company-new-consultation-refused",
    state: "refused",
    act: inTurn(send, seeFault),
  },
  newCampaign,
  { ...newCampaign, name: "company-new-campaign-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...newCampaign,
    name: "company-new-campaign-unverified",
    answers: [answer(getCompanyProfile, newOwner)],
  },
  {
    ...campaignDraft,
    name: "company-campaign-draft-loading",
    state: "loading",
    answers: [held(getCampaign)],
  },
  {
    ...campaignDraft,
    name: "company-campaign-draft-error",
    state: "error",
    answers: [refusal(getCampaign, "unexpected")],
  },

  campaigns,
  { ...campaigns, name: "company-campaigns-loading", state: "loading", answers: [held(listWork)] },
  {
    ...campaigns,
    name: "company-campaigns-error",
    state: "error",
    answers: [refusal(listWork, "unexpected")],
  },
  {
    ...campaigns,
    name: "company-campaigns-empty",
    state: "empty",
    answers: [answer(listWork, { docs: [], nextCursor: null, counts: { running: 0, done: 0 } })],
  },
  {
    ...campaigns,
    name: "company-campaigns-long",
    state: "long",
    answers: [
      answer(listWork, {
        docs: [
          aWorkRow({
            ...{ productName: longName, people: 500, nextOn: "2026-12-02" },
            money: {
              ...{ paidYen: 9_999_999_999, paidCount: 500, securedYen: 9_999_999_999, securedCount: 500 },
              ...{ proposedYen: 9_999_999_999, proposedCount: 500 },
            },
          }),
        ],
        nextCursor: "more",
        counts: { running: 999, done: 9999 },
      }),
    ],
  },

  work,
  {
    ...work,
    name: "company-work-loading",
    state: "loading",
    title: unreadWork,
    answers: [held(getWork), held(listBoardRows)],
  },
  {
    ...work,
    name: "company-work-error",
    state: "error",
    title: unreadWork,
    answers: [refusal(getWork, "unexpected"), refusal(listBoardRows, "unexpected")],
  },
  {
    ...work,
    name: "company-work-gone",
    state: "error",
    title: unreadWork,
    answers: [refusal(getWork, "dataNotFound"), refusal(listBoardRows, "dataNotFound")],
  },
  choosing,
  {
    ...choosing,
    name: "company-work-no-applicants",
    state: "empty",
    answers: [
      answer(getWork, {
        ...aWorkRow({
          ...{
            kind: "campaign",
            id: campaign.id,
            productName: campaign.productName,
            state: "open",
            people: 5,
          },
          steps: { asked: 0, answered: 0, approved: 0, contracted: 0, posted: 0, paid: 0 },
          turns: { company: 0, creator: 0, done: 0 },
          money: {
            ...{ paidYen: 0, paidCount: 0, securedYen: 0, securedCount: 0, proposedYen: 0, proposedCount: 0 },
          },
          nextOn: "2026-12-10",
        }),
        payDays: [],
      }),
      answer(listBoardRows, { docs: [] }),
      answer(getCampaign, aCampaign({ counts: { applied: 0, selected: 0, notSelected: 0, withdrawn: 0 } })),
      answer(listApplications, { docs: [], nextCursor: null }),
    ],
  },
  {
    ...choosing,
    name: "company-work-long",
    state: "long",
    title: { ja: longName, en: longName },
    answers: [
      answer(getWork, {
        ...aWorkRow({ productName: longName, people: 500 }),
        payDays: [{ on: "2026-12-25", yen: 9_999_999_999, count: 500 }],
      }),
      answer(listBoardRows, {
        docs: [
          aBoardRow({
            ...{ displayName: typed.unbrokenJapanese, handle: typed.unbroken.slice(0, 30) },
            deal: aDealBrief({ feeYen: 50_000_000, unread: 99, turnDueAt: due }),
          }),
        ],
      }),
    ],
  },
];
