import type { Queryable } from "../../../platform/db/database.ts";
import { findReportedPosts, type ReportedPost } from "./reported-posts.repository.ts";

type Key = { readonly influencerId: string; readonly dealId: string };

/** The posts of a company's deals; none is no statement. */
export async function postsOfDeals(db: Queryable, deals: readonly Key[]): Promise<ReportedPost[]> {
  if (deals.length === 0) return [];
  const influencerIds = [...new Set(deals.map(({ influencerId }) => influencerId))];
  return findReportedPosts(db, { influencerIds, dealIds: deals.map(({ dealId }) => dealId) });
}
