import type { LabelResult, PostCheck } from "@tomoru/contract/deals/delivery";
import type { Queryable } from "../../../platform/db/database.ts";

export type ReportedPost = {
  readonly dealId: string;
  readonly check: PostCheck;
  /** Null where nobody has looked. */
  readonly label: LabelResult | null;
  readonly views: number | null;
};

/** Asked of the shards of these creators alone. */
export async function findReportedPosts(
  db: Queryable,
  { influencerIds, dealIds }: { influencerIds: readonly string[]; dealIds: readonly string[] },
): Promise<ReportedPost[]> {
  const rows = await db
    .selectFrom("deal_posts as post")
    .innerJoin("deals as deal", (join) =>
      join.onRef("deal.influencer_id", "=", "post.influencer_id").onRef("deal.id", "=", "post.deal"),
    )
    .select(["deal.deal_id", "post.result", "post.label", "post.figures"])
    .where("post.influencer_id", "in", influencerIds)
    .where("deal.influencer_id", "in", influencerIds)
    .where("deal.deal_id", "in", dealIds)
    .execute();
  return rows.map(({ deal_id: dealId, result: check, label, figures }) => ({
    dealId,
    check,
    label: label as LabelResult | null,
    views: (figures as { views: number | null } | null)?.views ?? null,
  }));
}
