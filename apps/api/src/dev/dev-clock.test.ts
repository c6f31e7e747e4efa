import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { startCopy, startTestApp, type TestApp } from "../testing/test-app.ts";
import { testConfig } from "../testing/test-config.ts";
import { isClockMovable, type MovedClock, movedClock } from "./moved-clock.ts";

const dayMs = 86_400_000;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
beforeEach(() => api.empty());
afterAll(() => api.close());

/** The clock of a copy that starts now. */
async function startedClock(): Promise<MovedClock> {
  const { db, clock, log } = api.deps;
  return movedClock({ database: { db, listen: api.listen }, clock, log });
}

/** How many hours a copy's clock is ahead. */
const ahead = (clock: MovedClock) => (clock.now().getTime() - api.clock.now().getTime()) / 3_600_000;

/** The app of a copy with this clock. */
const copyOf = (clock: MovedClock, config = api.deps.config) =>
  startCopy(api, { deps: { config, clock }, movedClock: clock });

const form = { "content-type": "application/x-www-form-urlencoded" };

test("what one copy moves on is moved for every copy, also for one that starts later", async () => {
  const [one, other] = await Promise.all([startedClock(), startedClock()]);
  await one.moveBy(dayMs);
  expect(ahead(one)).toBe(24);
  await expect.poll(() => ahead(other)).toBe(24);
  const later = await startedClock();
  expect(ahead(later)).toBe(24);
  await Promise.all([one, other, later].map((clock) => clock.stop()));
});

test.skipIf(inject("template").kind === "embedded")(
  "a copy that did not hear of a move has moved as soon as it hears again",
  async () => {
    const [one, deaf] = await Promise.all([startedClock(), startedClock()]);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen "dev_clock"%'`.execute(api.deps.db);
    await one.moveBy(dayMs);
    await expect.poll(() => ahead(deaf)).toBe(24);
    await Promise.all([one, deaf].map((clock) => clock.stop()));
  },
);

test("of many who move it at once each one moves it", async () => {
  const clocks = await Promise.all([startedClock(), startedClock()]);
  await Promise.all(Array.from({ length: 16 }, (_, at) => clocks[at % 2]?.moveBy(3_600_000)));
  for (const clock of clocks) await expect.poll(() => ahead(clock)).toBe(16);
  await Promise.all(clocks.map((clock) => clock.stop()));
});

test("it is never moved back, and at most a year on", async () => {
  const clock = await startedClock();
  await clock.moveTo(new Date(api.clock.now().getTime() + 5 * dayMs));
  await clock.moveTo(new Date(api.clock.now().getTime() + dayMs));
  await clock.moveBy(-3 * dayMs);
  expect(ahead(clock)).toBe(5 * 24);
  await clock.moveBy(9999 * dayMs);
  expect(ahead(clock)).toBe(366 * 24);
  await clock.stop();
});

test("its page shows the time in Japan and moves it on by hours or to a moment, and nothing else", async () => {
  api.clock.set("2026-11-25T03:30:00.000Z");
  const clock = await startedClock();
  const copy = await copyOf(clock);
  const send = (payload: string) =>
    copy.inject({ method: "POST", url: "/dev/clock", headers: form, payload });
  expect((await copy.inject("/dev/clock")).body).toContain("2026-11-25 12:30");
  expect((await send("hours=24")).statusCode).toBe(303);
  expect((await send("to=2026-12-10T09:05")).statusCode).toBe(303);
  const page = await copy.inject({ url: "/dev/clock", headers: { cookie: "locale=en" } });
  expect(page.body).toContain("2026-12-10 09:05");
  expect(page.body).toContain("14.9 days ahead of the real time.");
  for (const wrong of ["hours=-1", "hours=1e3", "to=soon", "to=2026-13-45T99:99", ""])
    expect((await send(wrong)).statusCode, wrong).toBe(400);
  expect((await copy.inject("/dev/clock.json")).json()).toEqual({ now: "2026-12-10T00:05:00.000Z" });
  const answer = await copy.inject("/api/influencer/categories");
  expect(answer.headers.date).toBe("Thu, 10 Dec 2026 00:05:00 GMT");
  await Promise.all([copy.close(), clock.stop()]);
});

test("a page of somebody else's cannot move it, nor can who does not sit at this machine", async () => {
  const clock = await startedClock();
  const copy = await copyOf(clock);
  const move = { method: "POST", url: "/dev/clock", payload: "hours=24" } as const;
  const foreign = { ...form, origin: "https://evil.example" };
  expect((await copy.inject({ ...move, headers: foreign })).statusCode).toBe(403);
  expect((await copy.inject({ ...move, headers: form, remoteAddress: "192.0.2.7" })).statusCode).toBe(404);
  expect(ahead(clock)).toBe(0);
  await Promise.all([copy.close(), clock.stop()]);
});

test("in production the time is nobody's to move, and where real money is taken neither", async () => {
  const credentials = { secretKey: "sk_test_a", webhookSecrets: ["whsec_a"] };
  expect(isClockMovable(testConfig())).toBe(true);
  expect(isClockMovable(testConfig({ production: true }))).toBe(false);
  expect(isClockMovable(testConfig({ billing: { credentials, apiUrl: undefined } }))).toBe(false);
  const clock = await startedClock();
  const copy = await copyOf(clock, { ...api.deps.config, production: true });
  for (const url of ["/dev/clock", "/dev/clock.json"]) expect((await copy.inject(url)).statusCode).toBe(404);
  const moved = await copy.inject({ method: "POST", url: "/dev/clock", headers: form, payload: "hours=24" });
  expect(moved.statusCode).toBe(404);
  expect(ahead(clock)).toBe(0);
  await Promise.all([copy.close(), clock.stop()]);
});
