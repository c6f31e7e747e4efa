import type { Offer, OfferPage } from "@tomoru/contract/influencer/offers";

export const pending: Offer = {
  _id: "1",
  offerId: "AAAAAAAAAAAAAAAAAAAAA1",
  platform: "instagram",
  productName: "うるおい化粧水「しずく」",
  productInfo: "肌にすっとなじむ、香りのひかえめな化粧水です。",
  description: "新作の化粧水を1週間お使いいただき、朝の支度の様子を1分ほどのリールで紹介してください。",
  situation: "自宅の洗面台",
  month: "2026-12",
  period: { from: "2026-12-01", to: "2026-12-14" },
  estBudget: { minYen: 80_000, maxYen: 120_000 },
  productUrl: "https://shop.example/shizuku",
  tieUpexp: "はじめての方も歓迎します。",
  postFormat: ["リール", "ストーリーズ"],
  isApproval: null,
  createdAt: "2026-11-16T03:00:00Z",
  decidedAt: null,
};

export const approved: Offer = {
  ...pending,
  _id: "2",
  offerId: "AAAAAAAAAAAAAAAAAAAAA2",
  platform: "tiktok",
  productName: "朝のハンドクリーム",
  isApproval: true,
  decidedAt: "2026-11-20T03:00:00Z",
};

export const rejected: Offer = {
  ...pending,
  _id: "3",
  offerId: "AAAAAAAAAAAAAAAAAAAAA3",
  platform: "youtube",
  productName: "旅のおともポーチ",
  isApproval: false,
  decidedAt: "2026-11-18T03:00:00Z",
};

/** An advertiser who left out all that can be left out. */
export const sparse: Offer = {
  ...pending,
  _id: "4",
  offerId: "AAAAAAAAAAAAAAAAAAAAA4",
  productName: null,
  productInfo: null,
  description: null,
  situation: null,
  month: null,
  period: null,
  estBudget: null,
  productUrl: null,
  tieUpexp: null,
  postFormat: null,
};

export const offerPage: OfferPage = {
  docs: [pending, { ...sparse, platform: "tiktok" }, approved, rejected],
  hasNextPage: false,
  nextCursor: null,
  counts: { all: 4, pending: 2, approved: 1, rejected: 1 },
};

export const noOffers: OfferPage = {
  docs: [],
  hasNextPage: false,
  nextCursor: null,
  counts: { all: 0, pending: 0, approved: 0, rejected: 0 },
};
