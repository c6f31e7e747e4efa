import { sql } from "kysely";
import { secondsAfter } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import type { SocialKey } from "./social-accounts.repository.ts";

/** So many days an account that a company has opened is read before others. */
const openedDays = 7;

type DueRead = SocialKey & { readonly dueAt: Date };

/**
 * Links whose figures are due until then: those that were never read, whom nobody finds yet, then those that companies looked at, then the
 * longest waiting. For the job, which reads everybody's.
 */
export async function findDueReads(
  db: Queryable,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<DueRead[]> {
  const rows = await db
    .selectFrom("social_accounts")
    .select(["influencer_id", "platform", "next_read_at"])
    .where("tokens", "is not", null)
    .where("next_read_at", "<=", until)
    // Linking asks for the account alone, and dates that as read.
    .orderBy(({ fn, eb }) => fn.coalesce(eb("read_at", "<=", eb.ref("linked_at")), eb.lit(false)), "desc")
    .orderBy(
      ({ fn, eb }) =>
        fn.coalesce(eb("opened_at", ">", secondsAfter(now, -openedDays * 86_400)), eb.lit(false)),
      "desc",
    )
    .orderBy("next_read_at")
    .limit(most)
    .execute();
  return rows.map(({ influencer_id, platform, next_read_at }) => ({
    ownerId: mintOwnerId<"influencer">(influencer_id),
    platform,
    dueAt: next_read_at ?? now,
  }));
}

/** Which account was asked: another one may have been linked meanwhile, and gets nothing of it. */
type Asked = SocialKey & { readonly userId: string };

export type Figures = {
  readonly handle: string;
  readonly displayName: string;
  readonly followers: number | null;
  readonly recentViews: readonly number[];
  readonly readAt: Date;
  readonly nextReadAt: Date;
};

/** False when the link was ended or made anew meanwhile. */
export async function saveFigures(db: Queryable, asked: Asked, figures: Figures): Promise<boolean> {
  const saved = await changeAsked(db, asked)
    .set({
      handle: figures.handle,
      display_name: figures.displayName,
      followers: figures.followers,
      recent_views: JSON.stringify(figures.recentViews),
      read_at: figures.readAt,
      next_read_at: figures.nextReadAt,
      failed_reads: 0,
      reading_until: null,
    })
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}

/** Reserves the read: of many at once one gets it. A process that dies leaves a lease that ends. */
export async function leaseRead(
  db: Queryable,
  asked: Asked,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const leased = await changeAsked(db, asked)
    .set({ reading_until: until })
    .where(({ eb, or }) => or([eb("reading_until", "is", null), eb("reading_until", "<=", now)]))
    .executeTakeFirst();
  return leased.numUpdatedRows > 0n;
}

/** No fault of the link's: it is read when the platform lets us. */
export async function postponeRead(db: Queryable, asked: Asked, until: Date): Promise<void> {
  await changeAsked(db, asked).set({ next_read_at: until, reading_until: null }).execute();
}

export async function putOffRead(db: Queryable, asked: Asked, until: Date): Promise<void> {
  await changeAsked(db, asked)
    .set(({ eb }) => ({
      next_read_at: sql<Date | null>`case when tokens is not null then ${until}::timestamptz end`,
      failed_reads: eb("failed_reads", "+", 1),
      reading_until: null,
    }))
    .execute();
}

function changeAsked(db: Queryable, { ownerId, platform, userId }: Asked) {
  return db
    .updateTable("social_accounts")
    .where("influencer_id", "=", ownerId)
    .where("platform", "=", platform)
    .where("platform_user_id", "=", userId);
}
