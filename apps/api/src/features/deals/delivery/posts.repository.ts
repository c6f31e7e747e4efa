import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";
import type { DealRef } from "./drafts.repository.ts";
import type { Finding, Noted, PostRow } from "./posts.rules.ts";

/** Oldest first. */
export function findDealPosts(db: Queryable, deal: DealRef): Promise<PostRow[]> {
  return ofDeal(db, deal).orderBy("added_at").orderBy("id").execute();
}

export function findDealPost(db: Queryable, deal: DealRef, id: string): Promise<PostRow | undefined> {
  return ofDeal(db, deal).where("id", "=", id).executeTakeFirst();
}

function ofDeal(db: Queryable, deal: DealRef) {
  return db
    .selectFrom("deal_posts")
    .selectAll()
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id);
}

/** Holds the deal: whoever reports at the same time comes before or after. */
export function lockDeal(trx: Trx, deal: DealRef): Promise<DealRow | undefined> {
  return trx
    .selectFrom("deals")
    .selectAll()
    .where("influencer_id", "=", deal.influencer_id)
    .where("id", "=", deal.id)
    .forUpdate()
    .executeTakeFirst();
}

type Medium = { readonly platform: DealRow["platform"]; readonly mediaId: string };

/** One medium serves one deal. The race: of two deals that claim it at once the second waits at the key, and gets false. */
export async function claimMedium(trx: Trx, deal: DealRef, { platform, mediaId }: Medium): Promise<boolean> {
  await trx
    .insertInto("post_directory")
    .values({ platform, media_id: mediaId, influencer_id: deal.influencer_id, deal: deal.id })
    .onConflict((conflict) => conflict.columns(["platform", "media_id"]).doNothing())
    .execute();
  const held = await trx
    .selectFrom("post_directory")
    .select("deal")
    .where("platform", "=", platform)
    .where("media_id", "=", mediaId)
    .executeTakeFirst();
  return held?.deal === deal.id;
}

type NewPost = Pick<PostRow, "id" | "url" | "kind" | "media_id"> & { readonly now: Date };

export async function insertPost(trx: Trx, deal: DealRef, { now, ...post }: NewPost): Promise<void> {
  await trx
    .insertInto("deal_posts")
    .values({
      influencer_id: deal.influencer_id,
      deal: deal.id,
      ...post,
      added_at: now,
      next_check_at: now,
    })
    .execute();
}

export async function deletePost(
  trx: Trx,
  deal: DealRef,
  { id, platform, mediaId }: Medium & { id: string },
): Promise<void> {
  await trx
    .deleteFrom("deal_posts")
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .where("id", "=", id)
    .execute();
  await trx
    .deleteFrom("post_directory")
    .where("platform", "=", platform)
    .where("media_id", "=", mediaId)
    .where("deal", "=", deal.id)
    .execute();
}

type Change = Partial<Pick<PostRow, "result" | "screenshot" | "next_check_at" | "silences">>;

export async function changePost(
  db: Queryable,
  deal: DealRef,
  { id, set }: { id: string; set: Change },
): Promise<void> {
  await db
    .updateTable("deal_posts")
    .set(set)
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .where("id", "=", id)
    .execute();
}

/** Reserves a check that is due: of many copies one asks. Who dies meanwhile leaves it due again at `until`. */
export function leaseCheck(
  db: Queryable,
  deal: DealRef,
  { id, dueBy, until }: { id: string; dueBy: Date; until: Date },
): Promise<PostRow | undefined> {
  return db
    .updateTable("deal_posts")
    .set({ next_check_at: until })
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .where("id", "=", id)
    .where("next_check_at", "<=", dueBy)
    .returningAll()
    .executeTakeFirst();
}

type Checked = { readonly id: string; readonly finding: Finding; readonly noted: Noted; readonly now: Date };

/** Evidence of a post in order is written once. False: it was taken off meanwhile. */
export async function saveCheck(
  trx: Trx,
  deal: DealRef,
  { id, finding, noted, now }: Checked,
): Promise<boolean> {
  const isAnswer = finding.result !== "silent" && finding.result !== "busy";
  const isOk = finding.result === "ok";
  const saved = await trx
    .updateTable("deal_posts")
    .set((eb) => ({
      result: noted.result,
      silences: noted.silences,
      rechecks: noted.rechecks,
      next_check_at: noted.nextCheckAt,
      ...(isAnswer ? { checked_at: now } : {}),
      ...(isAnswer && finding.label ? { label: JSON.stringify(finding.label) } : {}),
      ...(isAnswer && finding.figures ? { figures: JSON.stringify(finding.figures) } : {}),
      ...(isAnswer && finding.kind ? { kind: finding.kind } : {}),
      ...(isOk
        ? {
            caption: eb.fn.coalesce("caption", eb.val(finding.caption ?? "")),
            paid_flag: finding.paidFlag ?? null,
            ok_at: eb.fn.coalesce("ok_at", eb.val(now)),
            gone_at: null,
          }
        : {}),
      ...(noted.isGone ? { gone_at: now } : {}),
    }))
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}

/** Checks that are due, of all creators, for the job; with where they belong. */
export function findDueChecks(db: Queryable, { now, limit }: { now: Date; limit: number }) {
  return db
    .selectFrom("deal_posts as post")
    .innerJoin("deals", (join) =>
      join.onRef("deals.influencer_id", "=", "post.influencer_id").onRef("deals.id", "=", "post.deal"),
    )
    .select(["post.influencer_id", "post.id as postId", "deals.deal_id"])
    .where("post.next_check_at", "<=", now)
    .orderBy("post.next_check_at")
    .limit(limit)
    .execute();
}
