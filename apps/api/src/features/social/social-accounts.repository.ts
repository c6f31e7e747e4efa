import type { Platform } from "@tomoru/contract/platforms";
import type { Insertable } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import type { AccountFigures } from "./social.rules.ts";

export type SocialKey = { readonly ownerId: OwnerId<"influencer">; readonly platform: Platform };
type Row = Tables["social_accounts"];

export async function findLinkedPlatforms(
  db: Queryable,
  ownerId: OwnerId<"influencer">,
): Promise<Platform[]> {
  const rows = await db
    .selectFrom("social_accounts")
    .select("platform")
    .where("influencer_id", "=", ownerId)
    .execute();
  return rows.map(({ platform }) => platform);
}

export function findAccountFigures(db: Queryable, ownerId: OwnerId<"influencer">): Promise<AccountFigures[]> {
  return db
    .selectFrom("social_accounts")
    .select(["platform", "handle", "display_name", "followers", "recent_views", "read_at", "is_sandbox"])
    .where("influencer_id", "=", ownerId)
    .execute();
}

/**
 * Takes a platform's account for a creator; one's own again is fine. Of two who claim it at once the second waits for the
 * first at the key, and gets false.
 */
export async function claimPlatformAccount(
  trx: Trx,
  { ownerId, platform, userId }: SocialKey & { userId: string },
): Promise<boolean> {
  const entry = { platform, platform_user_id: userId, influencer_id: ownerId };
  await trx
    .insertInto("social_directory")
    .values(entry)
    .onConflict((conflict) => conflict.columns(["platform", "platform_user_id"]).doNothing())
    .execute();
  const held = await trx
    .selectFrom("social_directory")
    .select("influencer_id")
    .where("platform", "=", platform)
    .where("platform_user_id", "=", userId)
    .executeTakeFirst();
  return held?.influencer_id === ownerId;
}

export type EndedLink = Pick<Row, "platform" | "platform_user_id" | "is_sandbox" | "tokens">;

type Ending = { ownerId: OwnerId<"influencer">; platform?: Platform; keptUserId?: string };

/**
 * Erases a creator's links, of one platform or of all, and frees their accounts for others, but for `keptUserId`, which
 * is linked again. Answers what they held.
 */
export async function deleteAccounts(
  trx: Trx,
  { ownerId, platform, keptUserId }: Ending,
): Promise<EndedLink[]> {
  const ended = await trx
    .deleteFrom("social_accounts")
    .where("influencer_id", "=", ownerId)
    .$if(platform !== undefined, (query) => query.where("platform", "=", platform ?? "instagram"))
    .returning(["platform", "platform_user_id", "is_sandbox", "tokens"])
    .execute();
  for (const { platform, platform_user_id } of ended) {
    if (platform_user_id === keptUserId) continue;
    await trx
      .deleteFrom("social_directory")
      .where("platform", "=", platform)
      .where("platform_user_id", "=", platform_user_id)
      .where("influencer_id", "=", ownerId)
      .execute();
  }
  return ended;
}

export function insertAccount(trx: Trx, account: Insertable<Row>): Promise<unknown> {
  return trx.insertInto("social_accounts").values(account).execute();
}

/** Who has linked a platform's account. */
export async function findPlatformAccountOwner(
  db: Queryable,
  { platform, userId }: { platform: Platform; userId: string },
): Promise<OwnerId<"influencer"> | undefined> {
  const held = await db
    .selectFrom("social_directory")
    .select("influencer_id")
    .where("platform", "=", platform)
    .where("platform_user_id", "=", userId)
    .executeTakeFirst();
  return held && mintOwnerId<"influencer">(held.influencer_id);
}

/** Whether a platform's account is linked by anybody. */
export async function isPlatformAccountLinked(
  db: Queryable,
  { platform, userId }: { platform: Platform; userId: string },
): Promise<boolean> {
  const held = await db
    .selectFrom("social_directory")
    .select("influencer_id")
    .where("platform", "=", platform)
    .where("platform_user_id", "=", userId)
    .executeTakeFirst();
  return held !== undefined;
}
