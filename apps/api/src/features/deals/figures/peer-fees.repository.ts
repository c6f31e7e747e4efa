import { type FollowerBand, followerBands } from "@tomoru/contract/company/account-card";
import type { Platform } from "@tomoru/contract/platforms";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Agreed, PeerFee } from "./peer-fees.rules.ts";

/**
 * By platform, size and fee, over all creators: what each of them agreed to last, of contracts since then that nobody cancelled. One
 * contract a creator, so that who makes many does not speak for the others.
 */
export async function countAgreed(db: Queryable, { since }: { since: Date }): Promise<Agreed[]> {
  const { rows } = await sql<Omit<Agreed, "band" | "feeYen"> & { place: number; feeYen: string | number }>`
    select newest.platform, width_bucket(newest.followers, ${[...followerBands]}::int[])::int as place,
      newest.fee_yen as "feeYen", count(*)::int as people
    from (
      select distinct on (deal.influencer_id, deal.platform)
        deal.influencer_id, deal.platform, deal.fee_yen, linked.followers
      from deals as deal
      join social_accounts as linked on linked.influencer_id = deal.influencer_id and linked.platform = deal.platform
      where deal.contracted_at >= ${since} and deal.state not in ('cancelled', 'expired')
        and deal.fee_yen is not null and linked.followers is not null
      order by deal.influencer_id, deal.platform, deal.contracted_at desc, deal.id desc
    ) as newest
    group by newest.platform, place, newest.fee_yen`.execute(db);
  return rows.map(({ place, feeYen, ...row }) => ({
    ...row,
    feeYen: Number(feeYen),
    band: followerBands[place - 1] ?? 0,
  }));
}

/** The race: of two copies that count at once the later count stays. */
export async function putPeerFees(
  db: Queryable,
  { fees, now }: { fees: readonly PeerFee[]; now: Date },
): Promise<void> {
  if (fees.length > 0) {
    const rows = fees.map(({ platform, band, medianYen, people }) => ({
      ...{ platform, follower_band: band, median_yen: medianYen, people, made_at: now },
    }));
    await db
      .insertInto("peer_fees")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["platform", "follower_band"])
          .doUpdateSet(({ ref }) => ({
            median_yen: ref("excluded.median_yen"),
            people: ref("excluded.people"),
            made_at: ref("excluded.made_at"),
          }))
          .whereRef("peer_fees.made_at", "<=", "excluded.made_at"),
      )
      .execute();
  }
  await db.deleteFrom("peer_fees").where("made_at", "<", now).execute();
}

export async function findPeerFee(
  db: Queryable,
  { platform, band }: { platform: Platform; band: FollowerBand },
): Promise<number | null> {
  const row = await db
    .selectFrom("peer_fees")
    .select("median_yen")
    .where("platform", "=", platform)
    .where("follower_band", "=", band)
    .executeTakeFirst();
  return row === undefined ? null : Number(row.median_yen);
}
