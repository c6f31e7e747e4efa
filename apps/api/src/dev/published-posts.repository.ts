import type { Platform } from "@tomoru/contract/platforms";
import type { Db } from "../platform/db/database.ts";
import type { PublishedPosts } from "./published-posts.ts";
import { findAccount, listedAccounts } from "./sandbox-accounts.data.ts";

/** In the database, so that what was published outlives a restart. */
export function publishedInDatabase(db: Db): PublishedPosts {
  return {
    async accounts(platform) {
      const linked = await linkedIds(db, platform);
      const made = linked.filter((id) => id.startsWith("sandbox-new-"));
      return [...listedAccounts(platform), ...made.flatMap((id) => findAccount(platform, id) ?? [])];
    },
    async lastLinked(platform) {
      const last = await db
        .selectFrom("social_accounts")
        .select("platform_user_id")
        .where("platform", "=", platform)
        .where("platform_user_id", "like", "sandbox-%")
        .orderBy("linked_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return last && findAccount(platform, last.platform_user_id);
    },
    async of(platform, accountId) {
      const rows = await db
        .selectFrom("dev_posts")
        .selectAll()
        .where("platform", "=", platform)
        .where("account_id", "=", accountId)
        .orderBy("published_at", "desc")
        .orderBy("media_id")
        .execute();
      return rows.map((row) => ({
        accountId: row.account_id,
        mediaId: row.media_id,
        kind: row.kind,
        title: row.title,
        caption: row.caption,
        isPaid: row.is_paid,
        publishedAt: row.published_at,
      }));
    },
    async publish(platform, post) {
      await db
        .insertInto("dev_posts")
        .values({
          platform,
          account_id: post.accountId,
          media_id: post.mediaId,
          kind: post.kind,
          title: post.title,
          caption: post.caption,
          is_paid: post.isPaid,
          published_at: post.publishedAt,
        })
        .execute();
    },
    async edit({ platform, accountId, mediaId }, change) {
      await db
        .updateTable("dev_posts")
        .set(change)
        .where("platform", "=", platform)
        .where("account_id", "=", accountId)
        .where("media_id", "=", mediaId)
        .execute();
    },
    async remove({ platform, accountId, mediaId }) {
      await db
        .deleteFrom("dev_posts")
        .where("platform", "=", platform)
        .where("account_id", "=", accountId)
        .where("media_id", "=", mediaId)
        .execute();
    },
  };
}

async function linkedIds(db: Db, platform: Platform): Promise<string[]> {
  const rows = await db
    .selectFrom("social_directory")
    .select("platform_user_id")
    .where("platform", "=", platform)
    .where("platform_user_id", "like", "sandbox-%")
    .orderBy("platform_user_id")
    .limit(200)
    .execute();
  return rows.map(({ platform_user_id }) => platform_user_id);
}
