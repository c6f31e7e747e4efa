import type { Platform } from "@tomoru/contract/offers";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

export async function findLinkedPlatforms(db: Queryable, ownerId: OwnerId): Promise<Platform[]> {
  const rows = await db
    .selectFrom("social_accounts")
    .select("platform")
    .where("influencer_id", "=", ownerId)
    .execute();
  return rows.map(({ platform }) => platform);
}
