import type { Queryable } from "../../platform/db/database.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import type { SocialKey } from "./social-accounts.repository.ts";

/** Links whose figures are due, the longest waiting first. For the job, which reads everybody's. */
export async function findDueReads(
  db: Queryable,
  { now, most }: { now: Date; most: number },
): Promise<SocialKey[]> {
  const rows = await db
    .selectFrom("social_accounts")
    .select(["influencer_id", "platform"])
    .where("tokens", "is not", null)
    .where("next_read_at", "<=", now)
    .orderBy("next_read_at")
    .limit(most)
    .execute();
  return rows.map(({ influencer_id, platform }) => ({
    ownerId: mintOwnerId<"influencer">(influencer_id),
    platform,
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

export async function saveFigures(db: Queryable, asked: Asked, figures: Figures): Promise<void> {
  await changeAsked(db, asked)
    .set({
      handle: figures.handle,
      display_name: figures.displayName,
      followers: figures.followers,
      recent_views: JSON.stringify(figures.recentViews),
      read_at: figures.readAt,
      next_read_at: figures.nextReadAt,
    })
    .execute();
}

export async function putOffRead(db: Queryable, asked: Asked, until: Date): Promise<void> {
  await changeAsked(db, asked).set({ next_read_at: until }).execute();
}

function changeAsked(db: Queryable, { ownerId, platform, userId }: Asked) {
  return db
    .updateTable("social_accounts")
    .where("influencer_id", "=", ownerId)
    .where("platform", "=", platform)
    .where("platform_user_id", "=", userId);
}
