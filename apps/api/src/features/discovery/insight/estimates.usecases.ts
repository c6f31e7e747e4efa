import type { Platform } from "@tomoru/contract/platforms";
import type { Queryable } from "../../../platform/db/database.ts";
import { findEstimates } from "../cards/cards.repository.ts";

type Asked = { readonly influencerId: string; readonly platform: Platform };

/** What a PR post would cost, without tax: an estimate, never an offer. */
export type Estimate = { readonly minYen: number; readonly midYen: number; readonly maxYen: number };

/** Null for somebody who is not to be found, or has too few posts. */
export async function estimateOf(db: Queryable, { influencerId, platform }: Asked): Promise<Estimate | null> {
  const found = await findEstimates(db, { influencerIds: [influencerId], platform });
  return found.get(influencerId) ?? null;
}
