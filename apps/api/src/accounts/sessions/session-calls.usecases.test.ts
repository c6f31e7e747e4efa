import { getProfile } from "@tomoru/contract/influencer/profile";
import { refreshToken } from "@tomoru/contract/influencer/session";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepExpired } from "../accounts.maintenance.ts";
import { tally } from "../codes/mailed-code.testing.ts";

const most = limits.callsPerSessionPerMinute;

let app: TestApp;
let person: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:15.000Z");
  person = await seedInfluencer(app);
});
afterAll(() => app.close());

async function callTimes(times: number, token = person.token) {
  return Promise.all(Array.from({ length: times }, () => app.call(getProfile, { token })));
}

/** So many that each copy is asked for the whole limit: whatever block either holds is used to its end. */
function useUp() {
  return callTimes(app.copies.length * most);
}

async function taken(): Promise<number[]> {
  const rows = await app.deps.db.selectFrom("account_session_calls").select("calls").execute();
  return rows.map(({ calls }) => calls);
}

test("a session has three hundred calls a minute over both copies, however many come at once", async () => {
  const answers = await useUp();
  expect(tally(answers)).toEqual({ 200: most, 1020: most });
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers["retry-after"]).toBe("45");
});

test("the next minute begins anew", async () => {
  await useUp();
  expect(tally(await callTimes(2))).toEqual({ 1020: 2 });
  app.clock.advance(45);
  expect(tally(await callTimes(2))).toEqual({ 200: 2 });
});

test("another session of the same person has calls of its own", async () => {
  await useUp();
  expect(tally(await callTimes(2, await seedSession(app, person)))).toEqual({ 200: 2 });
});

test("calls are counted by the block: one write for fifty", async () => {
  await callTimes(64);
  expect(await taken()).toEqual([2 * limits.callsPerLease]);
});

test("what one copy has taken and not used is lost to the other, so that a limit is met early but never late", async () => {
  const [first, second] = app.copies;
  const request = { url: "/api/influencer/profile", headers: { authorization: `Bearer ${person.token}` } };
  await first.inject(request);
  const answers = await Promise.all(Array.from({ length: most }, () => second.inject(request)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(most - limits.callsPerLease);
});

test("renewing counts too, and a renewal that is refused leaves the token as it was", async () => {
  await useUp();
  const body = { refreshToken: person.refreshToken };
  expect(await app.call(refreshToken, { body })).toMatchObject({ status: 429, code: 1020 });
  app.clock.advance(45);
  expect((await app.call(refreshToken, { body })).status).toBe(200);
});

test("a call that its session does not let in is not counted", async () => {
  await app.deps.db.deleteFrom("account_sessions").execute();
  expect(tally(await callTimes(2))).toEqual({ 1019: 2 });
  expect(await taken()).toEqual([]);
});

test("minutes that are over are swept", async () => {
  await callTimes(1);
  app.clock.advance(60);
  await sweepExpired(app.deps);
  expect(await taken()).toHaveLength(1);
  app.clock.advance(120);
  await sweepExpired(app.deps);
  expect(await taken()).toEqual([]);
});
