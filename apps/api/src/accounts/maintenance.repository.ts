import type { Queryable } from "../platform/db/database.ts";

/** Rows of all owners go here by their age alone, so there is no owner to ask for. */
type Before = { readonly before: Date };

/** A session takes its refresh tokens with it. */
export async function deleteSessionsUnused(db: Queryable, { before }: Before): Promise<void> {
  await db.deleteFrom("account_sessions").where("used_at", "<=", before).execute();
}

export async function deleteRefreshTokensExpired(db: Queryable, { before }: Before): Promise<void> {
  await db.deleteFrom("account_refresh_tokens").where("expires_at", "<=", before).execute();
}

export async function deleteCodesExpired(db: Queryable, { before }: Before): Promise<void> {
  await db.deleteFrom("one_time_codes").where("expires_at", "<=", before).execute();
}

export async function deleteRateWindowsEnded(db: Queryable, { before }: Before): Promise<void> {
  await db.deleteFrom("rate_limits").where("window_ends_at", "<=", before).execute();
}

export async function deleteSessionCallsBefore(db: Queryable, { before }: Before): Promise<void> {
  await db.deleteFrom("account_session_calls").where("minute", "<=", before).execute();
}

export async function deleteFailuresForgotten(db: Queryable, { before }: Before): Promise<void> {
  await db.deleteFrom("sign_in_failures").where("updated_at", "<=", before).execute();
}

export async function deleteGrantsExpired(db: Queryable, { before }: Before): Promise<void> {
  await db.deleteFrom("account_password_grants").where("expires_at", "<=", before).execute();
}

export async function deleteEmailUpdatesExpired(db: Queryable, { before }: Before): Promise<void> {
  await db.deleteFrom("account_email_changes").where("expires_at", "<=", before).execute();
}

export async function deleteNetworksUnused(db: Queryable, { before }: Before): Promise<void> {
  await db.deleteFrom("account_networks").where("signed_in_at", "<=", before).execute();
}

export async function deleteFirstAskersEnded(db: Queryable, { before }: Before): Promise<void> {
  await db.deleteFrom("first_askers").where("ends_at", "<=", before).execute();
}
