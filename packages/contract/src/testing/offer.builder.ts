import { z } from "zod/mini";
import { NewOffer, type Offer } from "../influencer/offers.ts";

/** An offer as an operator enters it, with every field filled in; a test names what it is about. */
export function aNewOffer(part: Partial<NewOffer> = {}): NewOffer {
  return {
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
    ...part,
  };
}

/** The same from an advertiser who left out all that can be left out. */
export function aSparseOffer({ platform = "instagram" }: Partial<Pick<NewOffer, "platform">> = {}): NewOffer {
  return z.parse(NewOffer, { platform });
}

/** A pending offer with every field filled in. */
export function anOffer(part: Partial<Offer> = {}): Offer {
  return {
    _id: "1",
    offerId: "AAAAAAAAAAAAAAAAAAAAAA",
    ...aNewOffer(),
    isApproval: null,
    createdAt: "2026-11-16T03:00:00Z",
    decidedAt: null,
    ...part,
  };
}
