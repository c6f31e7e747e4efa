import { login, updatePassword } from "@tomoru/contract/influencer/accounts";
import { closeAccount } from "@tomoru/contract/influencer/membership";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { refreshToken } from "@tomoru/contract/influencer/session";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { secondsAfter } from "../platform/clock.ts";
import { mintOwnerId } from "../platform/owner.ts";
import { uuidAt } from "../platform/random.ts";
import { seedInfluencer, seedSession } from "../testing/seed.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

const template = inject("template");
const isCluster = template.kind === "server" && template.workerUrls.length > 0;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const email = "mae@example.jp";
const password = "Tomoru-Test-1";

/** A sign-up by the statements of a copy of the version before. */
async function signUpThere(): Promise<string> {
  const { db, clock, passwords } = app.deps;
  const id = uuidAt(clock.now());
  const hash = await passwords.hash(password);
  await sql`insert into influencer_emails (email, influencer_id) values (${email}, ${id})
    on conflict (email) do nothing`.execute(db);
  await sql`insert into influencers (id, status, email, full_name, password_hash, locale, created_at)
    values (${id}, 'active', ${email}, '前田 まえ', ${hash}, 'en', ${clock.now()})`.execute(db);
  await sql`insert into offer_counts (influencer_id) values (${id})`.execute(db);
  return id;
}

const enter = () => app.call(login, { body: { username: email, password } });

// On a distributed database no copy of the version before may run (docs/operations.md).
describe.skipIf(isCluster)("beside a copy of the version before", () => {
  test("who signs up there signs in here, and is greeted alike", async () => {
    await signUpThere();
    const { status, result } = await enter();
    expect(status).toBe(200);
    const profile = await app.call(getProfile, { token: result.accessToken });
    expect(profile.result).toMatchObject({ email, fullName: "前田 まえ", locale: "en" });
  });

  test("an e-mail that was taken there is taken here, and the other way round", async () => {
    await signUpThere();
    await expect(seedInfluencer(app, { email })).rejects.toMatchObject({ code: 2001 });
    const { email: taken } = await seedInfluencer(app);
    const claimed =
      await sql`insert into influencer_emails (email, influencer_id) values (${taken}, ${uuidAt(new Date())})
      on conflict (email) do nothing returning email`.execute(app.deps.db);
    expect(claimed.rows).toEqual([]);
  });

  test("a session that began there goes on here, and one that began here is found there", async () => {
    const id = await signUpThere();
    const { db, clock } = app.deps;
    const sessionId = uuidAt(clock.now());
    await sql`insert into sessions (influencer_id, id, created_at, used_at)
      values (${id}, ${sessionId}, ${clock.now()}, ${clock.now()})`.execute(db);
    await sql`insert into session_calls as held (influencer_id, session_id, minute, calls)
      values (${id}, ${sessionId}, ${clock.now()}, 50)
      on conflict (influencer_id, session_id) do update set calls = held.calls + excluded.calls
      where held.calls + excluded.calls <= 300 returning calls`.execute(db);
    await seedSession(app, { ownerId: mintOwnerId<"influencer">(id) });
    const held = await sql<{
      id: string;
    }>`select id from sessions where influencer_id = ${id} for update`.execute(db);
    expect(held.rows).toHaveLength(2);
    expect(await db.selectFrom("account_sessions").select("owner_id").execute()).toEqual([
      { owner_id: id },
      { owner_id: id },
    ]);
  });

  test("a refresh token that is spent here is spent there too", async () => {
    const person = await seedInfluencer(app);
    expect((await app.call(refreshToken, { body: { refreshToken: person.refreshToken } })).status).toBe(200);
    const { rows } = await sql<{ spent: boolean }>`select spent_at is not null as spent from refresh_tokens
      where influencer_id = ${person.ownerId} order by 1`.execute(app.deps.db);
    expect(rows).toEqual([{ spent: false }, { spent: true }]);
  });

  test("a password that is changed there is the one here", async () => {
    const id = await signUpThere();
    const hash = await app.deps.passwords.hash("Umi-no-Oto7");
    await sql`update influencers set password_hash = ${hash} where id = ${id}`.execute(app.deps.db);
    expect((await enter()).code).toBe(1004);
    const body = { username: email, password: "Umi-no-Oto7" };
    expect((await app.call(login, { body })).status).toBe(200);
  });

  test("a password that is changed here is the one there", async () => {
    const person = await seedInfluencer(app);
    const next = "Umi-no-Oto7";
    const body = { currentPassword: person.password, newPassword: next, confirmPassword: next };
    expect((await app.call(updatePassword, { body, token: person.token })).status).toBe(200);
    const { rows } = await sql<{ password_hash: string }>`select password_hash from influencers
      where id = ${person.ownerId} and email = ${person.email} and status = 'active'`.execute(app.deps.db);
    expect(await app.deps.passwords.verify(rows[0]?.password_hash ?? null, next)).toBe(true);
  });

  test("networks, grants and moves of either are the other's", async () => {
    const id = await signUpThere();
    const { db, clock } = app.deps;
    const later = secondsAfter(clock.now(), 600);
    await sql`insert into known_networks (influencer_id, network_hash, signed_in_at) values (${id}, 'n', ${clock.now()})
      on conflict (influencer_id, network_hash) do update set signed_in_at = excluded.signed_in_at`.execute(
      db,
    );
    await sql`insert into password_reset_grants (influencer_id, otp_id_hash, expires_at) values (${id}, 'g', ${later})
      on conflict (influencer_id) do update set otp_id_hash = excluded.otp_id_hash`.execute(db);
    await sql`insert into email_updates (influencer_id, new_email, expires_at) values (${id}, 'new@example.jp', ${later})
      on conflict (influencer_id) do update set new_email = excluded.new_email`.execute(db);
    for (const table of ["account_networks", "account_password_grants", "account_email_changes"] as const) {
      expect(await db.selectFrom(table).select("owner_id").execute()).toEqual([{ owner_id: id }]);
    }
  });

  test("an account that closes here has closed there, and leaves no name there either", async () => {
    const person = await seedInfluencer(app);
    expect((await app.call(closeAccount, { token: person.token })).status).toBe(200);
    const { rows } = await sql`select status, email, full_name, password_hash from influencers
      where id = ${person.ownerId}`.execute(app.deps.db);
    expect(rows).toEqual([{ status: "closed", email: null, full_name: null, password_hash: null }]);
  });

  test("an account that closes there is told to its token here", async () => {
    const person = await seedInfluencer(app);
    await sql`update influencers set status = 'closed', email = null, full_name = null, password_hash = null
      where id = ${person.ownerId}`.execute(app.deps.db);
    expect((await app.call(getProfile, { token: person.token })).code).toBe(1006);
  });
});
