import type { Platform } from "@tomoru/contract/platforms";
import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

export type NewDemoCreator = {
  readonly ownerId: OwnerId<"influencer">;
  readonly fullName: string;
  readonly email: string;
  readonly creatorName: string | null;
  readonly bio: string | null;
  readonly categories: readonly string[];
  readonly country: string | null;
  readonly gender: "male" | "female" | "other" | null;
  readonly bornOn: string | null;
  readonly joinedAt: Date;
  readonly accounts: readonly NewDemoAccount[];
};

type NewDemoAccount = {
  readonly platform: Platform;
  readonly handle: string;
  readonly displayName: string;
  readonly followers: number | null;
  readonly recentViews: readonly number[];
  readonly linkedAt: Date;
  readonly readAt: Date;
};

export async function hasCreator(db: Queryable, ownerId: OwnerId<"influencer">): Promise<boolean> {
  const row = await db.selectFrom("influencers").select("id").where("id", "=", ownerId).executeTakeFirst();
  return row !== undefined;
}

/** Whether no other copy is inserting them now. It does not wait for the other: that would take longer than the lock timeout. */
export async function isAlone(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('tomoru demo creators')) as alone`.execute(trx);
  return rows[0]?.alone ?? false;
}

/**
 * These creators have no entry in the directory of e-mails and no password: nobody can sign in as them or mail them a code. False when
 * another copy was first.
 */
export async function insertCreators(trx: Trx, creators: readonly NewDemoCreator[]): Promise<boolean> {
  const claimed = await trx
    .insertInto("influencers")
    .values(
      creators.map(({ ownerId, creatorName, bornOn, country, gender, bio, joinedAt }) => ({
        id: ownerId,
        creator_name: creatorName,
        dob: bornOn,
        country,
        gender,
        bio,
        is_discoverable: true,
        is_notify_campaign: false,
        created_at: joinedAt,
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows !== BigInt(creators.length)) return false;
  await insertPeople(trx, creators);
  await insertLinks(trx, creators);
  return true;
}

async function insertPeople(trx: Trx, creators: readonly NewDemoCreator[]): Promise<void> {
  await trx
    .insertInto("accounts")
    .values(
      creators.map(({ ownerId, email, fullName, joinedAt }) => ({
        owner_id: ownerId,
        kind: "influencer" as const,
        status: "active" as const,
        role: "owner" as const,
        email,
        full_name: fullName,
        password_hash: null,
        locale: "ja" as const,
        created_at: joinedAt,
      })),
    )
    .execute();
  await trx
    .insertInto("offer_counts")
    .values(creators.map(({ ownerId }) => ({ influencer_id: ownerId })))
    .execute();
  await trx
    .insertInto("influencer_categories")
    .values(
      creators.flatMap(({ ownerId, categories }) =>
        categories.map((id) => ({ influencer_id: ownerId, category_id: id })),
      ),
    )
    .execute();
}

async function insertLinks(trx: Trx, creators: readonly NewDemoCreator[]): Promise<void> {
  const links = creators.flatMap(({ ownerId, accounts }) =>
    accounts.map((account) => ({ ownerId, userId: `sandbox-${account.handle}`, ...account })),
  );
  await trx
    .insertInto("social_directory")
    .values(
      links.map(({ ownerId, platform, userId }) => ({
        platform,
        platform_user_id: userId,
        influencer_id: ownerId,
      })),
    )
    .execute();
  await trx
    .insertInto("social_accounts")
    .values(
      links.map(({ ownerId, userId, ...link }) => ({
        influencer_id: ownerId,
        platform: link.platform,
        platform_user_id: userId,
        handle: link.handle,
        display_name: link.displayName,
        is_sandbox: true,
        linked_at: link.linkedAt,
        followers: link.followers,
        recent_views: JSON.stringify(link.recentViews),
        read_at: link.readAt,
      })),
    )
    .execute();
}
