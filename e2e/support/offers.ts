import type { NewOffer } from "@tomoru/contract/influencer/offers";
import { platforms } from "@tomoru/contract/platforms";
import { aNewOffer } from "@tomoru/contract/testing/offer.builder";
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
  const platform = platforms[index % platforms.length] ?? "instagram";
  return aNewOffer({
    platform,
    productName: `テスト商品 ${index + 1}`,
    estBudget: { minYen: 30_000, maxYen: 50_000 },
  });
}
