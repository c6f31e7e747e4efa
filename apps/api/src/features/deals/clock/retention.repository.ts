import type { Queryable, Trx } from "../../../platform/db/database.ts";

export type Ended = { readonly influencer_id: string; readonly id: string };
export type Kept = Ended & { readonly company_id: string; readonly deal_id: string };
type Asked = { readonly endedBefore: Date; readonly limit: number };

/** Deals of all creators that ended before a moment; where there was something to pay, it is paid or was written off. */
function endedDeals(db: Queryable, { endedBefore, limit }: Asked) {
  return db
    .selectFrom("deals as ended")
    .leftJoin("payments as unclaimed", (join) =>
      join
        .onRef("unclaimed.influencer_id", "=", "ended.influencer_id")
        .onRef("unclaimed.deal_id", "=", "ended.deal_id")
        .on("unclaimed.failure", "=", "unclaimed"),
    )
    .where("ended.turn", "=", "none")
    .where("ended.updated_at", "<", endedBefore)
    .where(({ or, eb }) =>
      or([
        eb("ended.payment_stage", "is", null),
        eb("ended.payment_stage", "=", "paid"),
        eb("unclaimed.id", "is not", null),
      ]),
    )
    .limit(limit);
}

/** Ended deals whose messages and drafts are still kept. */
export function findSpoken(db: Queryable, asked: Asked): Promise<Ended[]> {
  return endedDeals(db, asked)
    .select(["ended.influencer_id", "ended.id"])
    .where("ended.words_erased_at", "is", null)
    .execute();
}

export function findKept(db: Queryable, asked: Asked): Promise<Kept[]> {
  return endedDeals(db, asked)
    .select(["ended.influencer_id", "ended.id", "ended.company_id", "ended.deal_id"])
    .execute();
}

/** What was said, done, delivered and proposed. Events are left: figures of companies and the deal's page are made of them. */
const words = [
  "deal_messages",
  "deal_drafts",
  "deal_posts",
  "deal_reports",
  "deal_disputes",
  "deal_proposals",
  "deal_files",
] as const;

/** The deal and what was agreed stay. */
export async function eraseWords(trx: Trx, { influencer_id, id, now }: Ended & { now: Date }): Promise<void> {
  for (const table of words) {
    await trx.deleteFrom(table).where("influencer_id", "=", influencer_id).where("deal", "=", id).execute();
  }
  await trx
    .updateTable("deals")
    .set({ words_erased_at: now, end_words: null })
    .where("influencer_id", "=", influencer_id)
    .where("id", "=", id)
    .execute();
}

/** With its versions and its contract, which go with it; and what its company lists of it, on another shard. */
export async function eraseDeal(trx: Trx, { influencer_id, id, company_id, deal_id }: Kept): Promise<void> {
  await trx.deleteFrom("deals").where("influencer_id", "=", influencer_id).where("id", "=", id).execute();
  await trx
    .deleteFrom("company_deals")
    .where("company_id", "=", company_id)
    .where("deal_id", "=", deal_id)
    .execute();
}
