import type { z } from "zod/mini";
import type { Campaign, CampaignApplication, NewCampaign } from "../company/campaigns.ts";
import type { OpenCampaignDetail, OwnApplication } from "../influencer/campaigns.ts";
import { aCompanyCard } from "./company-card.builder.ts";
import { aConsultation } from "./consultation.builder.ts";
import { anAccountCard } from "./creator.builder.ts";

type Body = z.input<typeof NewCampaign>;

/** What a company publishes; the days are of the tests' clock. */
export function aNewCampaign(part: Partial<Body> = {}): Body {
  return {
    ...aConsultation({ productName: "冬の乾燥ケア、1週間の使い心地" }),
    period: { from: "2026-12-15", to: "2026-12-28" },
    capacity: 5,
    closesOn: "2026-12-10",
    minFollowers: 10_000,
    categories: ["beauty"],
    ...part,
  };
}

const texts = {
  campaignId: "019ab4d2-0000-7000-8000-0000000000c1",
  platform: "instagram",
  productName: "冬の乾燥ケア、1週間の使い心地",
  productInfo: "肌にすっとなじむ、香りのひかえめな化粧水です。",
  description: "化粧水「しずく」を1週間使い、乾燥する時間帯の実感を、30〜60秒のリールにしてください。",
  situation: "自宅の洗面台",
  month: "2026-12",
  period: { from: "2026-12-15", to: "2026-12-28" },
  productUrl: "https://shop.example/shizuku",
  tieUpexp: "はじめての方も歓迎します。",
  postFormat: ["リール 1本"],
  budgetBand: "50-100",
  feeYen: null,
  usageWish: { scope: "none", months: null },
  capacity: 5,
  closesOn: "2026-12-10",
  selectBy: "2026-12-24",
  minFollowers: 10_000,
  categories: ["beauty"],
} as const;

/** As its company sees it: open, nobody selected yet. */
export function aCampaign(part: Partial<Campaign> = {}): Campaign {
  return {
    ...texts,
    postFormat: [...texts.postFormat],
    categories: [...texts.categories],
    state: "open",
    counts: { applied: 23, selected: 0, notSelected: 0, withdrawn: 1 },
    createdBy: "019ab4d2-0000-7000-8000-0000000000a1",
    createdAt: "2026-11-20T01:00:00.000Z",
    publishedAt: "2026-11-20T02:00:00.000Z",
    ...part,
  };
}

export function aCampaignApplication(part: Partial<CampaignApplication> = {}): CampaignApplication {
  return {
    applicationId: "CCCCCCCCCCCCCCCCCCCCCC",
    campaignId: texts.campaignId,
    account: anAccountCard(),
    isGone: false,
    message: "札幌に住んでいて、暖房の部屋での乾燥を毎日撮っています。",
    wishFeeYen: 650_000,
    record: { deals: 0, late: 0 },
    state: "applied",
    appliedAt: "2026-11-21T03:00:00.000Z",
    decidedAt: null,
    dealId: null,
    ...part,
  };
}

/** As a creator sees it who may apply. */
export function anOpenCampaign(part: Partial<OpenCampaignDetail> = {}): OpenCampaignDetail {
  return {
    ...texts,
    postFormat: [...texts.postFormat],
    categories: [...texts.categories],
    isOpen: true,
    company: aCompanyCard(),
    applied: 23,
    placesLeft: 5,
    eligible: true,
    reason: null,
    fittingCategories: ["beauty"],
    application: null,
    publishedAt: "2026-11-20T02:00:00.000Z",
    account: {
      handle: "nao_kansouhada",
      followers: 38_000,
      medianViews: 15_100,
      price: { minYen: 120_000, maxYen: 180_000 },
    },
    peerFeeYen: 142_000,
    ...part,
  };
}

export function anOwnApplication(part: Partial<OwnApplication> = {}): OwnApplication {
  return {
    applicationId: "CCCCCCCCCCCCCCCCCCCCCC",
    campaignId: texts.campaignId,
    platform: texts.platform,
    productName: texts.productName,
    companyName: aCompanyCard().name,
    message: "札幌に住んでいて、暖房の部屋での乾燥を毎日撮っています。",
    wishFeeYen: 650_000,
    state: "applied",
    appliedAt: "2026-11-21T03:00:00.000Z",
    decidedAt: null,
    dealId: null,
    ...part,
  };
}
