import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { onServer, openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import type { Listener } from "../db/listener.ts";
import { mintOwnerId } from "../owner.ts";
import { liveChannel } from "./announce.ts";
import { type Announcements, startAnnouncements } from "./announcements.ts";

const template = inject("template");
const hanako = mintOwnerId<"influencer">("hanako");
const taro = mintOwnerId<"influencer">("taro");

let database: TestDatabase;
let ear: Listener;
let heard: string[] = [];
let said: string[] = [];
let announcements: Announcements;
const log = pino({}, { write: (line) => said.push(JSON.parse(line).msg) });

beforeAll(async () => {
  database = await openTestDatabase(template);
  ear = await database.listen({
    channel: liveChannel,
    hear: (ownerId) => heard.push(ownerId),
    lost: () => undefined,
  });
});
beforeEach(() => {
  heard = [];
  said = [];
  announcements = startAnnouncements({ db: database.db, log });
});
afterAll(async () => {
  await ear.stop();
  await database.close();
});

test("whoever is added is heard of", async () => {
  announcements.add(hanako);
  await expect.poll(() => heard).toEqual([hanako]);
  announcements.add(taro);
  await expect.poll(() => heard).toEqual([hanako, taro]);
});

test("who is added again before it was said is heard of once", async () => {
  for (const ownerId of [hanako, taro, hanako, hanako]) announcements.add(ownerId);
  await announcements.stop();
  await expect.poll(() => heard).toEqual([hanako, taro]);
});

test("who is added while the others are said is heard of too", async () => {
  const more = Array.from({ length: 200 }, (_, nth) => mintOwnerId<"influencer">(`creator ${nth}`));
  for (const ownerId of more) {
    announcements.add(ownerId);
    await sql`select 1`.execute(database.db);
  }
  await expect.poll(() => heard).toEqual(more);
});

test("a stop says what is left, and waits until it is said", async () => {
  announcements.add(hanako);
  await announcements.stop();
  await expect.poll(() => heard).toEqual([hanako]);
});

// A pooler would keep the copy's connections, and the embedded database is never away.
const onServerItself = test.runIf(template.kind === "server" && !template.poolerUrl);

onServerItself("while the database takes nothing it is kept, and said afterwards", async () => {
  if (template.kind !== "server") return;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const name = rows[0]?.name ?? "";
  await onServer(template.url, `alter database ${name} allow_connections false`);
  await onServer(
    template.url,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and application_name not like 'tomoru-live%'`,
  );
  announcements.add(hanako);
  await expect.poll(() => said, { timeout: 5000 }).toContain("open pages were not told yet");
  announcements.add(taro);
  expect(heard).toEqual([]);
  await onServer(template.url, `alter database ${name} allow_connections true`);
  await expect.poll(() => heard, { timeout: 5000 }).toEqual([hanako, taro]);
});
