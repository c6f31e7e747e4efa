import { getOfferDeal } from "@tomoru/contract/influencer/offer-deal";
import { decideOffer, getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce, crowd } from "../../testing/at-once.ts";
import { type SeededInfluencer, seedInfluencer, seedOffers } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

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

const decide = (status: "approval" | "reject", token = hanako.token) =>
  app.call(decideOffer, { params: { id }, token, body: { status } });

async function standing() {
  const { result } = await app.call(getOffer, { params: { id }, token: hanako.token });
  return result;
}

async function counts() {
  const { result } = await app.call(listOffers, { token: hanako.token });
  return result.counts;
}

test.each([
  ["approval", true, { all: 1, pending: 0, approved: 1, rejected: 0 }],
  ["reject", false, { all: 1, pending: 0, approved: 0, rejected: 1 }],
] as const)("%s decides the offer, says when, and moves the counts", async (status, isApproval, expected) => {
  app.clock.advance(90);
  const answer = await decide(status);
  expect(answer).toMatchObject({ status: 200, result: { offerId: id, isApproval } });
  expect(answer.result.decidedAt).toBe(app.clock.now().toISOString());
  expect(await standing()).toEqual(answer.result);
  expect(await counts()).toEqual(expected);
});

test("the same decision again answers the offer as it was, and nothing happens twice", async () => {
  const first = await decide("approval");
  app.clock.advance(60);
  const again = await decide("approval");
  expect(again).toMatchObject({ status: 200, result: first.result });
  expect(await counts()).toMatchObject({ pending: 0, approved: 1 });
});

test("an offer decided twice keeps the first decision", async () => {
  await decide("reject");
  expect(await decide("approval")).toMatchObject({ status: 409, code: 1023 });
  expect(await standing()).toMatchObject({ isApproval: false });
  expect(await counts()).toMatchObject({ approved: 0, rejected: 1 });
});

test("of many decisions at once one side wins, and the counts agree with it", async () => {
  // Two and two, so that both copies are sent both decisions.
  const answers = await atOnce((nth) => decide(nth % 4 < 2 ? "approval" : "reject"));
  const { isApproval } = await standing();
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(crowd / 2);
  expect(new Set(winners.map(({ result }) => result.isApproval))).toEqual(new Set([isApproval]));
  expect(answers.filter(({ status, code }) => status === 409 && code === 1023)).toHaveLength(crowd / 2);
  expect(await counts()).toEqual({
    all: 1,
    pending: 0,
    approved: isApproval ? 1 : 0,
    rejected: isApproval ? 0 : 1,
  });
});

test("somebody else cannot decide it, and learns nothing of it", async () => {
  const stranger = await seedInfluencer(app);
  expect(await decide("approval", stranger.token)).toMatchObject({ status: 404, code: 2005 });
  expect(await standing()).toMatchObject({ isApproval: null });
});

test.each([
  ["a malformed id", "123", 400, 2008],
  ["an unknown id", "A".repeat(22), 404, 2005],
])("%s is refused on every call", async (_, unknown, status, code) => {
  const request = { params: { id: unknown }, token: hanako.token };
  for (const endpoint of [getOffer, getOfferDeal])
    expect(await app.call(endpoint, request)).toMatchObject({ status, code });
  expect(await app.call(decideOffer, { ...request, body: { status: "approval" } })).toMatchObject({
    status,
    code,
  });
});

test.each([
  ["no status", {}, "status 3009"],
  ["an unknown status", { status: "maybe" }, "status 1023"],
])("%s is refused on that field and decides nothing", async (_, rawBody, error) => {
  const answer = await app.call(decideOffer, { params: { id }, token: hanako.token, rawBody });
  expect(answer).toMatchObject({ status: 400, errors: [error] });
  expect(await standing()).toMatchObject({ isApproval: null });
});
