import type { Queryable } from "../../../platform/db/database.ts";
import { findNewsMoments } from "./news-moments.repository.ts";

/** `isDecided`: by the operator, who was asked to. */
export type News = { readonly at: Date; readonly isDecided: boolean };
type Key = { readonly influencerId: string; readonly dealId: string };

/**
 * When deals came to where they stand, or their money was paid or came back; by deal. A message, a hold that is let go, and money that
 * falls due again move none of it.
 */
export async function newsMoments(db: Queryable, deals: readonly Key[]): Promise<ReadonlyMap<string, News>> {
  if (deals.length === 0) return new Map();
  const influencerIds = [...new Set(deals.map(({ influencerId }) => influencerId))];
  const moments = await findNewsMoments(db, { influencerIds, dealIds: deals.map(({ dealId }) => dealId) });
  return new Map(moments.map(({ dealId, ...news }) => [dealId, news]));
}
