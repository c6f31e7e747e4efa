import { sql } from "kysely";
import type { SealedColumn } from "../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import type { SocialKey } from "./social-accounts.repository.ts";

export const sealedTokens: SealedColumn = {
  table: "social_accounts",
  column: "tokens",
  boundTo: ["influencer_id", "platform"],
  // Who refreshes tokens puts the new ones in the place of exactly those that they read, and the old ones are spent.
  isFree: sql<boolean>`(refreshing_until is null or refreshing_until < now())`,
};

type Row = Tables["social_accounts"];

/** A link with tokens to ask with. */
export type TokenHolder = Pick<
  Row,
  "platform_user_id" | "is_sandbox" | "access_expires_at" | "refresh_expires_at"
> & { readonly failed_reads: number; readonly tokens: string; readonly scopes: string[] };

export async function findTokenHolder(
  db: Queryable,
  { ownerId, platform }: SocialKey,
): Promise<TokenHolder | undefined> {
  const row = await db
    .selectFrom("social_accounts")
    .select([
      "platform_user_id",
      "is_sandbox",
      "access_expires_at",
      "refresh_expires_at",
      "failed_reads",
      "tokens",
      "scopes",
    ])
    .where("influencer_id", "=", ownerId)
    .where("platform", "=", platform)
    .executeTakeFirst();
  return row?.tokens ? { ...row, tokens: row.tokens } : undefined;
}

/** The tokens as they are stored: whoever changes them names those he has read, and loses when they were replaced meanwhile. */
type HeldTokens = SocialKey & { readonly tokens: string };

/** Reserves the refresh: of many at once one gets it, and a refresh token that rotates is spent once. */
export async function leaseRefresh(
  db: Queryable,
  { now, until, ...held }: HeldTokens & { now: Date; until: Date },
): Promise<boolean> {
  const leased = await changeHeld(db, held)
    .set({ refreshing_until: until })
    .where(({ eb, or }) => or([eb("refreshing_until", "is", null), eb("refreshing_until", "<=", now)]))
    .executeTakeFirst();
  return leased.numUpdatedRows > 0n;
}

type Renewed = Pick<Row, "access_expires_at" | "refresh_expires_at"> & {
  tokens: string;
  scopes: string[];
};

/** False when the link was ended or made anew meanwhile. */
export async function storeTokens(db: Queryable, held: HeldTokens, renewed: Renewed): Promise<boolean> {
  const stored = await changeHeld(db, held)
    .set({ ...renewed, refreshing_until: null })
    .executeTakeFirst();
  return stored.numUpdatedRows > 0n;
}

/** For a link that has none yet. */
export async function addTokens(
  trx: Trx,
  { ownerId, platform }: SocialKey,
  given: Renewed & { readonly next_read_at: Date },
): Promise<void> {
  await trx
    .updateTable("social_accounts")
    .set(given)
    .where("influencer_id", "=", ownerId)
    .where("platform", "=", platform)
    .where("tokens", "is", null)
    .execute();
}

export async function endLease(db: Queryable, held: HeldTokens): Promise<void> {
  await changeHeld(db, held).set({ refreshing_until: null }).execute();
}

/** The platform took the grant back: nothing is asked with it again. The link stays, with the figures last read. False when somebody was first. */
export async function eraseTokens(db: Queryable, held: HeldTokens, now: Date): Promise<boolean> {
  const erased = await changeHeld(db, held)
    .set({
      tokens: null,
      refreshing_until: null,
      reading_until: null,
      next_read_at: null,
      needs_relink_at: now,
    })
    .executeTakeFirst();
  return erased.numUpdatedRows > 0n;
}

function changeHeld(db: Queryable, { ownerId, platform, tokens }: HeldTokens) {
  return db
    .updateTable("social_accounts")
    .where("influencer_id", "=", ownerId)
    .where("platform", "=", platform)
    .where("tokens", "=", tokens);
}
