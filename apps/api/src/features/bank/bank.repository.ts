import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

export async function hasBankAccount(db: Queryable, ownerId: OwnerId): Promise<boolean> {
  const row = await db
    .selectFrom("bank_accounts")
    .select("influencer_id")
    .where("influencer_id", "=", ownerId)
    .executeTakeFirst();
  return row !== undefined;
}
