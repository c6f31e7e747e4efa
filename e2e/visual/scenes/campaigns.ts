import {
  findCampaigns,
  getOpenCampaign,
  listOwnApplications,
  type OpenCampaignDetail,
  type OwnApplication,
} from "@tomoru/contract/influencer/campaigns";
import { anOpenCampaign, anOwnApplication } from "@tomoru/contract/testing/campaign.builder";
import { aCompanyCard } from "@tomoru/contract/testing/company-card.builder";
import { campaignPath, paths } from "@tomoru/influencer/paths";
import { fill, inTurn, press, seeFault, send } from "../act.ts";
import { answer, held, refusal } from "../answer.ts";
import { longOffer, typed } from "../fixtures/extremes.ts";
import type { Scene } from "../scene.ts";

const campaignId = anOpenCampaign().campaignId;
const anotherId = "E".repeat(22);
/** The scenes' clock stands at the first of December. */
const days = {
  closesOn: "2026-12-10",
  selectBy: "2026-12-24",
  period: { from: "2026-12-25", to: "2027-01-31" },
};
const fitting = anOpenCampaign(days);
const unlinked = anOpenCampaign({
  ...days,
  campaignId: anotherId,
  platform: "youtube",
  productName: "折りたたみ自転車「KAZE」",
  company: aCompanyCard({ name: "KAZE自転車株式会社", verified: false, dealsDone: null, answerRate: null }),
  eligible: false,
  reason: "platform",
  fittingCategories: [],
  account: null,
  peerFeeYen: null,
});
const own = anOwnApplication({ campaignId, appliedAt: "2026-11-28T03:00:00.000Z" });
const long = anOpenCampaign({
  ...days,
  productName: longOffer.productName ?? "",
  productInfo: longOffer.productInfo,
  description: longOffer.description ?? "",
  situation: longOffer.situation,
  postFormat: longOffer.postFormat ?? [],
  company: aCompanyCard({ name: typed.unbrokenJapanese }),
});
const counts = { fitting: 4, all: 12, applied: 2 };
const none = { fitting: 0, all: 0, applied: 0 };

const found = (docs: OpenCampaignDetail[]) => answer(findCampaigns, { docs, nextCursor: null, counts });
const nothing = answer(findCampaigns, { docs: [], nextCursor: null, counts: none });
const applied = (docs: OwnApplication[]) => answer(listOwnApplications, { docs, nextCursor: null });

const shared = { state: "loaded", signedIn: true } as const;

const list: Scene = {
  ...shared,
  name: "campaigns",
  page: "campaigns",
  path: paths.campaigns,
  title: { ja: "案件", en: "Campaigns" },
  answers: [found([fitting, unlinked])],
};

function detail(name: string, campaign: OpenCampaignDetail): Scene {
  return {
    ...shared,
    name,
    page: "campaign",
    path: campaignPath(campaign.campaignId),
    title: { ja: campaign.productName, en: campaign.productName },
    answers: [answer(getOpenCampaign, campaign), found([fitting])],
  };
}

const withdraw = { ja: "応募を取り下げる", en: "Withdraw" };
const asked = anOpenCampaign({ ...days, eligible: false, reason: "applied", application: own });

const applications: Scene = {
  ...shared,
  name: "applications",
  page: "applications",
  path: paths.applications,
  title: { ja: "応募した案件", en: "Your applications" },
  answers: [
    applied([
      own,
      { ...own, applicationId: "F".repeat(22), state: "selected", dealId: "D".repeat(22) },
      { ...own, applicationId: "G".repeat(22), state: "notSelected" },
    ]),
    found([fitting]),
  ],
};
const gone = { ja: "案件", en: "Campaigns" };

export const campaignScenes: readonly Scene[] = [
  list,
  { ...list, name: "campaigns-loading", state: "loading", answers: [held(findCampaigns)] },
  { ...list, name: "campaigns-error", state: "error", answers: [refusal(findCampaigns, "unexpected")] },
  { ...list, name: "campaigns-empty", state: "empty", answers: [nothing] },
  {
    ...list,
    name: "campaigns-filtered",
    state: "empty",
    path: `${paths.campaigns}?group=all&platform=tiktok&category=beauty&minFee=500000&sort=fee`,
    answers: [nothing],
  },
  {
    ...list,
    name: "campaigns-long",
    state: "long",
    answers: [found([long, { ...long, campaignId: anotherId }])],
  },

  detail("campaign", fitting),
  { ...detail("campaign-loading", fitting), state: "loading", title: gone, answers: [held(getOpenCampaign)] },
  {
    ...detail("campaign-error", fitting),
    state: "error",
    title: gone,
    answers: [refusal(getOpenCampaign, "unexpected")],
  },
  {
    ...detail("campaign-gone", fitting),
    state: "empty",
    title: { ja: "この案件は見つかりません", en: "This campaign can't be found" },
    answers: [refusal(getOpenCampaign, "dataNotFound")],
  },
  detail("campaign-unlinked", unlinked),
  detail("campaign-applied", asked),
  { ...detail("campaign-withdraw", asked), state: "open", act: press(withdraw) },
  { ...detail("campaign-refused", fitting), state: "refused", act: inTurn(send, seeFault) },
  {
    ...detail("campaign-long", long),
    state: "long",
    act: fill({ wishFeeYen: "50000000", message: typed.mixed }),
  },

  applications,
  {
    ...applications,
    name: "applications-loading",
    state: "loading",
    answers: [held(listOwnApplications), found([])],
  },
  {
    ...applications,
    name: "applications-error",
    state: "error",
    answers: [refusal(listOwnApplications, "unexpected"), found([])],
  },
  { ...applications, name: "applications-empty", state: "empty", answers: [applied([]), nothing] },
  {
    ...applications,
    name: "applications-long",
    state: "long",
    answers: [
      applied([
        { ...own, productName: typed.unbrokenJapanese, companyName: typed.unbroken, wishFeeYen: 99_999_999 },
      ]),
      found([long]),
    ],
  },
];
