import { login } from "@tomoru/contract/influencer/accounts";
import { decideOffer } from "@tomoru/contract/influencer/offers";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { atOnce } from "../../testing/at-once.ts";
import { seedInfluencer, seedOffers } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { maintenanceUrl } from "../../testing/test-database.ts";
import { openDatabase } from "./open-database.ts";
import { serverPool } from "./server-pool.ts";

const template = inject("template");
const away = { status: 503, code: 5000 };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => {
  vi.useRealTimers();
});

/** Holds what `work` takes until the answer is there. */
async function whileHeld<T>(work: Parameters<typeof sql.raw>[0], ask: () => Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const held = app.deps.db.transaction().execute(async (trx) => {
    await sql.raw(work).execute(trx);
    holding.resolve();
    await promise;
  });
  // One that cannot be held ends the test, which would wait for ever.
  await Promise.race([holding.promise, held]);
  return ask().finally(async () => {
    resolve();
    await held;
  });
}

// The embedded database has one connection, which nobody can hold against it.
const onServer = test.runIf(template.kind === "server");

onServer("a pooler whose connections begin without the time limits ends the start", async () => {
  const server = template.kind === "server" ? maintenanceUrl(template.url) : undefined;
  const opened = openDatabase({
    databaseUrl: server,
    databaseDirectUrl: server,
    dataDir: "",
    log: pino({ level: "silent" }),
  });
  await expect(opened).rejects.toThrow(
    "set statement_timeout = '5s'; set lock_timeout = '2s'; set timezone = 'UTC'.",
  );
});

onServer("a row that somebody holds is waited for two seconds, then the answer is 503", async () => {
  const person = await seedInfluencer(app);
  const [offer] = await seedOffers(app, person, 1);
  // By its owner: of several shards at once a distributed database holds no row.
  const row = `influencer_id = '${person.ownerId}' and offer_id = '${offer?.offerId}'`;
  const answer = await whileHeld(`select 1 from offers where ${row} for update`, () =>
    app.call(decideOffer, {
      params: { id: offer?.offerId ?? "" },
      body: { status: "approval" },
      token: person.token,
    }),
  );
  expect(answer).toMatchObject(away);
  expect(answer.headers["retry-after"]).toBe("2");
});

onServer("a statement that runs for more than five seconds is cut", async () => {
  await expect(sql`select pg_sleep(30)`.execute(app.deps.db)).rejects.toThrow(/timeout/);
});

onServer(
  "who gets no connection within three seconds is told 503, and the next is served again",
  async () => {
    const person = await seedInfluencer(app);
    const [copy] = app.copies;
    const busy = atOnce(() => sql`select pg_sleep(4)`.execute(app.deps.db), 10);
    const authorization = `Bearer ${person.token}`;
    const late = await copy.inject({ url: `/api${getProfile.path}`, headers: { authorization } });
    expect(late.statusCode).toBe(503);
    expect(late.json()).toMatchObject({ subStatusCode: 5000 });
    expect(late.headers["retry-after"]).toBe("2");
    await busy;
    const body = { username: person.email, password: person.password };
    expect((await app.call(login, { body })).status).toBe(200);
  },
);

onServer("connections that a crowd opened are there for the next, an hour later", async () => {
  const connectionString = template.kind === "server" ? maintenanceUrl(template.url) : "";
  const log = pino({ level: "silent" });
  const pool = serverPool({ connectionString, isPooled: false, connections: 3, log });
  onTestFinished(() => pool.end());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const crowd = await atOnce(() => pool.connect(), 3);
  for (const client of crowd) client.release();
  vi.advanceTimersByTime(3_600_000);
  expect(pool.idleCount).toBe(3);
});
