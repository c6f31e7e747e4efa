import { closeAccount } from "@tomoru/contract/influencer/membership";
import { decideOffer, getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { logout } from "@tomoru/contract/influencer/session";
import { setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { atOnce, crowd } from "./testing/at-once.ts";
import { type SeededInfluencer, seedInfluencer, seedOffers, seedSession } from "./testing/seed.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let hanako: SeededInfluencer;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  hanako = await seedInfluencer(app);
  id = (await seedOffers(app, hanako, 1))[0]?.offerId ?? "";
});
afterAll(() => app.close());

const list = (token: string) => app.call(listOffers, { token });
const read = (token: string) => app.call(getOffer, { params: { id }, token });
const approve = (token: string) =>
  app.call(decideOffer, { params: { id }, body: { status: "approval" }, token });

/** The calls whose own statements look whether the session lives. */
const calls = { list, read, approve };

function suspend() {
  const body = { status: "suspended" as const, reason: "確認のため" };
  return app.call(setInfluencerStatus, { params: { email: hanako.email }, body });
}

async function isUndecided(): Promise<boolean> {
  const offers = app.deps.db.selectFrom("offers").select("is_approval").where("offer_id", "=", id);
  return (await offers.execute()).every(({ is_approval }) => is_approval === null);
}

describe.each([
  ["a session that has signed out", 401, 1019, (token: string) => app.call(logout, { token })],
  ["a suspended creator", 403, 1007, suspend],
  ["a creator who is gone", 403, 1006, (token: string) => app.call(closeAccount, { token })],
])("%s", (_, status, code, end) => {
  test.each(Object.entries(calls))(
    "is told so by %s on each copy that has just served it, and nothing is decided",
    async (_name, call) => {
      const token = await seedSession(app, hanako);
      await list(token);
      await list(token);
      expect((await end(token)).status).toBe(200);
      const answers = [await call(token), await call(token)];
      expect(answers.map((answer) => [answer.status, answer.code])).toEqual([
        [status, code],
        [status, code],
      ]);
      expect(await isUndecided()).toBe(true);
    },
  );
});

test("a dead session is told that it is dead, whatever else is wrong with its call", async () => {
  const token = await seedSession(app, hanako);
  await list(token);
  await list(token);
  await app.call(logout, { token });
  const rawBody = { status: "perhaps" };
  const malformed = await app.call(decideOffer, { params: { id: "x" }, rawBody, token });
  expect(malformed).toMatchObject({ status: 401, code: 1019, errors: [] });
  const unknown = await app.call(getOffer, { params: { id: "A".repeat(22) }, token });
  expect(unknown).toMatchObject({ status: 401, code: 1019 });
});

test("a creator whose suspension ends is served again by the session that they had", async () => {
  await list(hanako.token);
  await suspend();
  expect((await list(hanako.token)).code).toBe(1007);
  const body = { status: "active" as const, reason: "確認できたため" };
  await app.call(setInfluencerStatus, { params: { email: hanako.email }, body });
  expect((await list(hanako.token)).status).toBe(200);
});

test("a session that never was takes no calls from the minute, even where only a statement looks at it", async () => {
  const token = await seedSession(app, hanako);
  await app.deps.db.deleteFrom("account_sessions").execute();
  await atOnce(() => list(token), 4);
  expect(await app.deps.db.selectFrom("account_session_calls").selectAll().execute()).toEqual([]);
});

test("of approvals and a sign-out at once no decision is made that nobody was told of", async () => {
  const offers = await seedOffers(app, hanako, crowd);
  const token = await seedSession(app, hanako);
  const answers = atOnce((nth) =>
    app.call(decideOffer, {
      params: { id: offers[nth]?.offerId ?? "" },
      body: { status: "approval" },
      token,
    }),
  );
  await app.call(logout, { token });
  const told = await answers;
  expect(told.every(({ status, code }) => status === 200 || code === 1019)).toBe(true);
  const { result } = await list(hanako.token);
  expect(result.counts.approved).toBe(told.filter(({ status }) => status === 200).length);
});
