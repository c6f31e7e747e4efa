import { limits } from "@tomoru/contract/limits";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";

/** `late`: reported after the last day of posting, or the later one of who was held up, or not at all until the company ended it. */
type DealRecord = { readonly influencerId: string; readonly deals: number; readonly late: number };

/**
 * Deals of these creators that came to an end by them. The first report counts, not the one that was repaired; a company may end a deal
 * alone and for nothing on its first day, or once a week has gone by since that day. Whose reports are kept no longer,
 * two years on, was on time.
 */
export async function countRecords(
  db: Queryable,
  influencerIds: readonly string[],
): Promise<Map<string, DealRecord>> {
  if (influencerIds.length === 0) return new Map();
  const ids = sql`${[...influencerIds]}::uuid[]`;
  const dayEnds = (days: number) =>
    sql`((greatest((deal.agreed->>'postTo')::date, deal.report_due_on) + ${sql.lit(1 + days)})::timestamp - interval '9 hours')
      at time zone 'UTC'`;
  const { rows } = await sql<DealRecord>`
    select deal.influencer_id as "influencerId", count(*)::int as deals,
      count(*) filter (where deal.state = 'cancelled' or first.reported_at >= ${dayEnds(0)})::int as late
    from deals as deal
    left join (
      select influencer_id, deal, min(reported_at) as reported_at from deal_reports
      where influencer_id = any(${ids}) group by influencer_id, deal
    ) as first on first.influencer_id = deal.influencer_id and first.deal = deal.id
    left join deal_events as ended on ended.influencer_id = deal.influencer_id and ended.deal = deal.id
      and ended.act = 'cancel' and ended.actor = 'company' and ended.state = 'cancelled'
    where deal.influencer_id = any(${ids}) and deal.agreed is not null and (
      deal.state = 'accepted'
      or deal.state = 'cancelled' and deal.end_reason = 'alone' and deal.creator_pct = 0 and first.reported_at is null
        and ended.done_at >= ${dayEnds(limits.lateReportDays)}
    )
    group by deal.influencer_id`.execute(db);
  return new Map(rows.map((row) => [row.influencerId, row]));
}

/** Hours from a company's offer to what the creator answered, of each of them. */
export async function findReplyHours(
  db: Queryable,
  { influencerIds, since }: { influencerIds: readonly string[]; since: Date },
): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom("offers")
    .select(["influencer_id", "created_at", "decided_at"])
    .where("influencer_id", "in", [...influencerIds])
    .where("company_id", "is not", null)
    .where("closed_by", "is", null)
    .where("decided_at", ">=", since)
    .execute();
  const hours = new Map<string, number[]>();
  for (const { influencer_id: id, created_at, decided_at } of rows) {
    if (decided_at === null) continue;
    hours.set(id, [...(hours.get(id) ?? []), (decided_at.getTime() - created_at.getTime()) / 3_600_000]);
  }
  return hours;
}
