import type { Platform } from "@tomoru/contract/influencer/offers";
import type { Queryable } from "../../../platform/db/database.ts";
import { findEstimates, findFoundIds } from "../cards/cards.repository.ts";

type Asked = { readonly influencerId: string; readonly platform: Platform };

/** What a PR post would cost, without tax: an estimate, never an offer. */
export type Estimate = { readonly minYen: number; readonly midYen: number; readonly maxYen: number };

/** By creator; who is not to be found, or has too few posts, has none. */
export function estimatesOf(
  db: Queryable,
  asked: { influencerIds: readonly string[]; platform: Platform },
): Promise<Map<string, Estimate>> {
  return findEstimates(db, asked);
}

export async function estimateOf(db: Queryable, { influencerId, platform }: Asked): Promise<Estimate | null> {
  const found = await findEstimates(db, { influencerIds: [influencerId], platform });
  return found.get(influencerId) ?? null;
}

/** Whether companies find the creator's account on the platform now. */
export async function isFindable(db: Queryable, { influencerId, platform }: Asked): Promise<boolean> {
  const found = await findFoundIds(db, { influencerIds: [influencerId], platform });
  return found.has(influencerId);
}
