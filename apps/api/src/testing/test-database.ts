import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import type { OpenDatabase } from "../platform/db/database.ts";
import { openDatabase, openEmbedded, parsers } from "../platform/db/open-database.ts";

/** Where the migrated template lies that every test file gets a copy of; set once a run by global-setup.ts. */
export type Template =
  | { readonly kind: "embedded"; readonly file: string }
  | { readonly kind: "server"; readonly url: string };

const silent = pino({ level: "silent" });

export type TestDatabase = OpenDatabase & {
  /** The same database as a second copy of the server reaches it: over connections of its own, where there is a server. */
  openAgain(): Promise<Pick<OpenDatabase, "db" | "close">>;
};

/** A migrated database of this test file's own: a copy of the template, on whichever database the run is for. */
export async function openTestDatabase(template: Template): Promise<TestDatabase> {
  if (template.kind === "embedded") {
    const loadDataDir = new Blob([await readFile(template.file)]);
    const opened = openEmbedded(await PGlite.create({ loadDataDir, parsers }));
    return { ...opened, openAgain: async () => ({ db: opened.db, close: async () => undefined }) };
  }
  const name = `${databaseName(template.url)}_${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
  await onServer(template.url, `create database ${name} template ${databaseName(template.url)}`);
  const open = () =>
    openDatabase({ databaseUrl: withDatabase(template.url, name), dataDir: "", log: silent });
  const opened = await open();
  return {
    ...opened,
    openAgain: open,
    async close() {
      await opened.close();
      await onServer(template.url, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement on the server's own maintenance database. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, "postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Empties every table between the tests of one file, but keeps what the migrations brought. */
export async function emptyDatabase({ db }: OpenDatabase): Promise<void> {
  await sql`truncate influencers, influencer_emails, one_time_codes, sign_in_failures, rate_limits, session_calls,
    offers, offer_counts, payments, payment_references, operator_requests, mails, dev_mailbox, social_directory,
    social_revocations restart identity cascade`.execute(db);
}
