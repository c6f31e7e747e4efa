import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesWith } from "../../testing/files-with.ts";
import type { OpenDatabase } from "./database.ts";
import { dumpEmbedded } from "./embedded-copy.ts";
import { openDatabase } from "./open-database.ts";

const log = pino({ level: "silent" });
const [gone, stays] = ["hoshino.mizuki@example.jp", "yamada.hanako@example.jp"];

let dataDir: string;
let database: OpenDatabase;
const open = () => openDatabase({ databaseUrl: undefined, dataDir, log });
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "tomoru-scrub-"));
  database = await open();
  await sql`create table people (email text primary key, bio text)`.execute(database.db);
  await bringAndDelete();
}, 120_000);
afterAll(() => rmSync(dataDir, { recursive: true }));

/** A row in a table, in an index, beside the table (a long text), and deleted; another one that stays. */
async function bringAndDelete(): Promise<void> {
  const long = sql`(select string_agg(md5(n::text), '') from generate_series(1, 1000) n)`;
  for (const email of [gone, stays]) {
    await sql`insert into people values (${email}, ${email} || ${long})`.execute(database.db);
  }
  await sql`delete from people where email = ${gone}`.execute(database.db);
  await sql`checkpoint`.execute(database.db);
}

test("a deleted person is found in the files of the embedded database, until they are written anew", {
  timeout: 120_000,
}, async () => {
  // What the search has to find now, or finding nothing afterwards would mean nothing.
  const held = await filesWith(dataDir, [gone]);
  expect(held.some((file) => file.includes("/pg_wal/"))).toBe(true);
  expect(held.some((file) => file.includes("/base/"))).toBe(true);
  await database.scrub?.();
  expect(await filesWith(dataDir, [gone])).toEqual([]);
  expect(await filesWith(dataDir, [stays])).not.toEqual([]);
  const { rows } = await sql`select email from people`.execute(database.db);
  expect(rows).toEqual([{ email: stays }]);
});

test("a backup holds nobody who was deleted before it", { timeout: 120_000 }, async () => {
  await sql`insert into people values (${gone}, '')`.execute(database.db);
  await sql`delete from people where email = ${gone}`.execute(database.db);
  await database.close();
  expect(await filesWith(dataDir, [gone])).not.toEqual([]);
  const file = join(dataDir, "backup");
  await dumpEmbedded({ dataDir, file });
  writeFileSync(join(dataDir, "backup.tar"), gunzipSync(readFileSync(file)));
  expect(await filesWith(dataDir, [gone])).toEqual([]);
  expect(await filesWith(dataDir, [stays])).toContain("backup.tar");
});
