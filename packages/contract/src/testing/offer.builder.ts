import type { Offer } from "../influencer/offers.ts";

/** A pending offer with every field filled in; a test names what it is about. */
export function anOffer(part: Partial<Offer> = {}): Offer {
  return {
    _id: "1",
    offerId: "AAAAAAAAAAAAAAAAAAAAAA",
    platform: "instagram",
    productName: "うるおい化粧水「しずく」",
    productInfo: "ナイアシンアミド配合、150mL。",
    description: "新作化粧水を1週間お使いいただき、朝のスキンケアの様子を紹介してください。",
    situation: "朝のスキンケア",
    month: "2026-12",
    period: { from: "2026-12-01", to: "2026-12-14" },
    estBudget: { minYen: 80_000, maxYen: 120_000 },
    productUrl: "https://example.com/shizuku",
    tieUpexp: null,
    postFormat: ["リール", "ストーリーズ"],
    isApproval: null,
    createdAt: "2026-11-20T03:00:00.000Z",
    decidedAt: null,
    ...part,
  };
}
