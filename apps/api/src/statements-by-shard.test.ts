import { endpoints } from "@tomoru/contract/endpoints";
import { openEvents } from "@tomoru/contract/live";
import { type CompiledQuery, DefaultQueryExecutor } from "kysely";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { sweepExpired } from "./features/auth/auth.maintenance.ts";
import { closeDueAccounts } from "./features/membership/closing.usecases.ts";
import { lookAfterSocial } from "./features/social/social.maintenance.ts";
import { makeEveryCall } from "./testing/every-call.ts";
import { shardsOf } from "./testing/shards-of.ts";
import { type StandInPlatforms, startStandInPlatforms } from "./testing/stand-in-platforms.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";

/** What asks every shard, by the beginning of its statement; everything else of creators is on one. */
const everyShard = [
  // By e-mail, through the directory: signing in, codes and the operator's writes.
  'select "person"."id", "person"."status", "person"."password_hash" from "influencer_emails"',
  'select "person"."id", "directory"."email", "person"."full_name"',
  'update "influencers" set "status" = $1 where "id" in (select "influencer_id" from "influencer_emails"',
  'select "known"."signed_in_at" from "influencer_emails"',
  // The operator's lists over all creators.
  'select "asked"."id", "asked"."influencer_id"',
  'select "written"."id", "written"."influencer_id"',
  // Jobs by the clock: what is due, and what nobody reads any more.
  'select "influencer_id" from "withdrawals" where "status" = $1 and "ends_on" < $2',
  'select "influencer_id", "platform" from "social_accounts" where "tokens" is not null',
  'delete from "sessions" where "used_at"',
  'delete from "session_calls" where "minute"',
  'delete from "refresh_tokens" where "expires_at"',
  'delete from "known_networks" where "signed_in_at"',
  'delete from "oauth_states" where "expires_at"',
  'delete from "email_updates" where "expires_at"',
  'delete from "password_reset_grants" where "expires_at"',
];

let app: TestApp;
let platforms: StandInPlatforms;
let called: ReadonlySet<string>;
const statements = new Set<string>();

beforeAll(async () => {
  platforms = await startStandInPlatforms();
  app = await startTestApp({ social: platforms.social });
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery");
  called = await makeEveryCall({ app, platforms });
  await closeDueAccounts(app.deps);
  await sweepExpired(app.deps);
  await lookAfterSocial(app.deps);
  for (const [query] of executed.mock.calls as [CompiledQuery][]) statements.add(query.sql);
  executed.mockRestore();
}, 300_000);
afterAll(async () => {
  await app.close();
  await platforms.close();
});

// On a server the busiest statements take a shorter way than the one that is listened to here; they are the same.
const onEmbedded = test.runIf(inject("template").kind === "embedded");

onEmbedded("every call but the stream is looked at", () => {
  const left = endpoints.map(({ name }) => name).filter((name) => !called.has(name));
  expect(left).toEqual([openEvents.name]);
});

onEmbedded("every statement keeps to one creator's shard, but for the few that ask all of them", async () => {
  const found: Record<string, string[]> = { one: [], every: [], nowhere: [] };
  for (const statement of statements) found[await shardsOf(app.deps.db, statement)]?.push(statement);
  expect(found.nowhere).toEqual([]);
  expect(found.one?.length).toBeGreaterThan(50);
  const unlisted = found.every?.filter((text) => !everyShard.some((start) => text.startsWith(start)));
  expect(unlisted).toEqual([]);
  expect(found.every).toHaveLength(everyShard.length);
});

onEmbedded.each([
  [
    "one",
    "select 1 from offers join sessions on sessions.influencer_id = offers.influencer_id where offers.influencer_id = $1",
  ],
  ["every", "select 1 from offers where offer_id = $1"],
  ["every", "select 1 from offers join sessions using (influencer_id) where offer_id = $1"],
  ["nowhere", "select 1 from offers join sessions on sessions.id = offers.id where offers.offer_id = $1"],
  ["nowhere", "select 1 from offers where exists (select 1 from payments where payments.id = offers.id)"],
  ["none", "select 1 from categories where id = $1"],
])("it can tell: %s, %s", async (shards, statement) => {
  expect(await shardsOf(app.deps.db, statement)).toBe(shards);
});
