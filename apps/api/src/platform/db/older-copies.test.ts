import { sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { migrateUpTo } from "../../testing/earlier-schema.ts";
import { addressOf, onServer } from "../../testing/test-database.ts";
import type { OpenDatabase } from "./database.ts";
import { openDatabase } from "./open-database.ts";

const template = inject("template");
const isSingle = template.kind === "server" && template.workerUrls.length === 0;

describe.runIf(isSingle)("the step that older copies must be gone for", () => {
  const name = `tomoru_older_${crypto.randomUUID().slice(0, 8)}`;
  const person = "019ab4d2-0000-7000-8000-000000000001";
  let database: OpenDatabase;
  let older: pg.Client;
  beforeAll(async () => {
    if (template.kind !== "server") return;
    await onServer(template.url, `create database ${name}`);
    database = await openDatabase({ ...addressOf(template, name), log: pino({ level: "silent" }) });
    await migrateUpTo(database.db, "0020-dev-stripe-objects");
    const { databaseDirectUrl, databaseUrl } = addressOf(template, name);
    older = new pg.Client({
      connectionString: databaseDirectUrl ?? databaseUrl,
      application_name: "tomoru-live",
    });
    await older.connect();
  });
  afterAll(async () => {
    await database.close();
    if (template.kind === "server") await onServer(template.url, `drop database ${name}`);
  });

  test("waits while one of them listens, and takes nothing away", async () => {
    await sql`insert into influencers (id, email, full_name, created_at) values (${person}, 'mae@example.jp', '前田 まえ', now())`.execute(
      database.db,
    );
    const step = migrateUpTo(database.db, "0021-one-set-of-accounts");
    await expect(step).rejects.toMatchObject({ code: "55P03" });
    expect((await sql`select email from influencers`.execute(database.db)).rows).toHaveLength(1);
  });

  test("goes through once they are gone, and keeps who signs in", async () => {
    await older.end();
    await expect.poll(() => migrateUpTo(database.db, "0021-one-set-of-accounts").then(() => true)).toBe(true);
    const { rows } = await sql`select kind, status, email, full_name from accounts`.execute(database.db);
    expect(rows).toEqual([
      { kind: "influencer", status: "active", email: "mae@example.jp", full_name: "前田 まえ" },
    ]);
  });

  test("lets the two sides have an e-mail each, and the people of one owner a grant each", async () => {
    for (const kind of ["influencer", "company"]) {
      await sql`insert into account_emails (email, kind, owner_id) values ('mae@example.jp', ${kind}, ${person})`.execute(
        database.db,
      );
    }
    for (const account of [person, crypto.randomUUID()]) {
      await sql`insert into account_password_grants (owner_id, account_id, otp_id_hash, expires_at)
        values (${person}, ${account}, 'a hash', now())`.execute(database.db);
    }
    const { rows } = await sql`select account_id from account_password_grants`.execute(database.db);
    expect(rows).toHaveLength(2);
  });
});
