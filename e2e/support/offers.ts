import { type NewOffer, platforms } from "@tomoru/contract/influencer/offers";
import { server } from "./settings.ts";

export type OfferOverrides = Partial<NewOffer>;

/** Sends offers to a creator as the operator does. Resolves to their public ids in the order sent, the oldest first. */
export async function sendOffers(
  email: string,
  count: number,
  overrides: OfferOverrides = {},
): Promise<string[]> {
  const offers = Array.from({ length: count }, (_, index) => ({
    ...offer(index),
    ...overrides,
    influencerEmail: email,
  }));
  const response = await fetch(`${server.url}/api/operator/offers`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${server.operatorToken}` },
    body: JSON.stringify({ offers }),
  });
  const answer = (await response.json()) as { result?: { offerIds: string[] } };
  if (!answer.result) throw new Error(`The operator could not send offers: ${JSON.stringify(answer)}`);
  return answer.result.offerIds;
}

function offer(index: number): NewOffer {
  return {
    platform: platforms[index % platforms.length] ?? "instagram",
    productName: `テスト商品 ${index + 1}`,
    productInfo: "毎日使える、香りのひかえめなハンドクリームです。",
    description: "朝の支度の中で使う様子を、1分ほどの動画で紹介してください。",
    situation: "自宅の洗面台",
    month: "2026-12",
    period: { from: "2026-12-01", to: "2026-12-15" },
    estBudget: { minYen: 30_000, maxYen: 50_000 },
    productUrl: "https://shop.example/hand-cream",
    tieUpexp: "はじめての方も歓迎します。",
    postFormat: ["リール", "ストーリーズ"],
  };
}
