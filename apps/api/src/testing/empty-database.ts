import { sql } from "kysely";
import type { Db, Queryable, Trx } from "../platform/db/database.ts";
import { untilUnlocked } from "../platform/db/until-unlocked.ts";
import type { TestDatabase } from "./test-database.ts";

/** What refers to one of these is emptied with it; what the migrations brought stays. */
const roots = [
  "influencers",
  "accounts",
  "account_emails",
  "account_sessions",
  "account_session_calls",
  "account_refresh_tokens",
  "account_password_grants",
  "account_email_changes",
  "account_networks",
  "one_time_codes",
  "first_askers",
  "sign_in_failures",
  "rate_limits",
  "offers",
  "offer_counts",
  "payments",
  "payment_references",
  "operator_requests",
  "mails",
  "dev_mailbox",
  "dev_clock",
  "dev_stripe_objects",
  "social_directory",
  "payout_runs",
  "payout_files",
  "payout_rows",
  "reconcile_faults",
  "charge_directory",
  "companies",
  "members",
  "request_keys",
  "stripe_customers",
  "post_directory",
  "stripe_events",
  "audit_log",
  "social_revocations",
  "unlinked_offers",
  "open_inquiries",
  "discovery_instagram",
  "discovery_tiktok",
  "discovery_youtube",
  "discovery_texts_instagram",
  "discovery_texts_tiktok",
  "discovery_texts_youtube",
  "open_campaigns",
  "peer_fees",
  "file_chunks",
  "deal_echoes",
  "dev_posts",
] as const;

/** Milliseconds between two tries. */
const pause = 20;

/**
 * Empties the tables between the tests of one file. The race: a job of the test before may still hold some tables and want
 * others; this waits until it has written, and gives way to it well before the server calls the two a deadlock.
 */
export async function emptyDatabase({ db, isDistributed }: TestDatabase): Promise<void> {
  const tables = await filledTables(db);
  const empty = isDistributed ? deleteEverywhere(tables) : deleteRows(tables);
  await untilUnlocked(
    () =>
      db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = '200ms'`.execute(trx);
        await empty(trx);
      }),
    pause,
  );
}

/** A distributed engine cannot delete from many tables in one statement, so each has its own; references are not checked meanwhile. */
function deleteEverywhere(tables: readonly string[]) {
  return async (trx: Trx): Promise<void> => {
    await sql`set local citus.propagate_set_commands = 'local'`.execute(trx);
    await sql`set local session_replication_role = 'replica'`.execute(trx);
    for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(trx);
  };
}

/**
 * New files for each table and index, as truncating makes them, take longer than most tests; a few rows are deleted at once.
 * One statement for all tables: which refers to which is then looked at when all are empty.
 */
function deleteRows(tables: readonly string[]) {
  const names = tables.map((name) => sql.table(name));
  const deletions = tables.map((name) => sql`${sql.ref(`${name}_rows`)} as (delete from ${sql.table(name)})`);
  return async (trx: Trx): Promise<void> => {
    await sql`lock table ${sql.join(names)} in exclusive mode`.execute(trx);
    await sql`with ${sql.join(deletions)} select 1`.execute(trx);
  };
}

/** Known for each database once, since its schema does not change. */
const found = new WeakMap<Db, readonly string[]>();

/** The tables that tests write to; the others hold what the migrations inserted. */
export async function filledTables(db: Db): Promise<readonly string[]> {
  const known = found.get(db);
  if (known) return known;
  const tables = withReferring(await referencesOf(db));
  found.set(db, tables);
  return tables;
}

type Reference = { readonly from: string; readonly to: string };

async function referencesOf(db: Queryable): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`.execute(
    db,
  );
  return rows;
}

function withReferring(references: readonly Reference[]): readonly string[] {
  const tables = new Set<string>(roots);
  for (const table of tables) {
    for (const { from, to } of references) if (to === table) tables.add(from);
  }
  return [...tables];
}
