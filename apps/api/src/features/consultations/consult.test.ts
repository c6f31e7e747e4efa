import * as endpoints from "@tomoru/contract/company/consultations";
import { getCompanyDeal } from "@tomoru/contract/company/deals";
import { addToList, getList } from "@tomoru/contract/company/lists";
import { getOfferDeal } from "@tomoru/contract/influencer/offer-deal";
import { decideOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { DefaultQueryExecutor } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startSession } from "../../accounts/sessions/sessions.usecases.ts";
import { atOnce } from "../../testing/at-once.ts";
import { type SeededMember, seedCompany } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { setDiscoverable } from "../discovery/consent/own-discovery.usecases.ts";
import { closeAccount } from "../membership/closing.usecases.ts";
import {
  answersTo,
  consultBy,
  countsOf,
  hearEchoes,
  listOf,
  seedAskable,
  verify,
} from "./consultations.testing.ts";

let app: TestApp;
let member: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00.000Z");
  member = await seedCompany(app, { planId: "standard" });
  await verify(app, member);
});
afterAll(() => app.close());

test("a company asks a list: each creator has the offer, the list is frozen, and each is mailed once", async () => {
  const creators = await seedAskable(app, 3);
  const listId = await listOf(app, member, creators);
  const { result } = await consultBy(app, member, { listId, usageWish: { scope: "ads", months: 6 } });
  expect(result).toMatchObject({ sent: 3, skipped: [] });
  for (const { token, email } of creators) {
    const { docs, counts } = (await app.call(listOffers, { token })).result;
    expect(counts).toMatchObject({ all: 1, pending: 1 });
    expect(docs[0]).toMatchObject({
      productName: "うるおい化粧水「しずく」",
      estBudget: { minYen: 500_000, maxYen: 1_000_000 },
      isApproval: null,
    });
    const params = { id: docs[0]?.offerId ?? "" };
    expect((await app.call(getOfferDeal, { token, params })).result).toMatchObject({
      company: {
        companyId: member.companyId,
        name: "株式会社みなと珈琲",
        verified: true,
        dealsDone: null,
        warnings: ["under30Days"],
      },
      usageWish: { scope: "ads", months: 6 },
      answerBy: "2026-11-29T15:00:00.000Z",
      closedBy: null,
      dealId: null,
      turn: null,
      turnDueAt: null,
    });
    const { subject, text } = await app.mail.mailTo(email);
    expect(subject).toContain("新しいオファー");
    expect(text).toContain("企業：株式会社みなと珈琲\n");
    expect(text).toContain("回答期限：2026年11月29日");
  }
  const list = await app.call(getList, { token: member.token, params: { id: listId }, query: {} });
  expect(list.result).toMatchObject({ status: "consulted", consultationId: result.consultationId });
  const answers = await answersTo(app, member, result.consultationId);
  expect(answers.map(({ creatorId }) => creatorId).sort()).toEqual(
    creators.map(({ creatorId }) => creatorId).sort(),
  );
  expect(await countsOf(app, member, result.consultationId)).toMatchObject({ sent: 3, waiting: 3 });
});

test("what a creator answers stands with the company, and no other creator's is seen", async () => {
  const [yes, no, silent] = await seedAskable(app, 3);
  if (!yes || !no || !silent) throw new Error("three were seeded");
  const listId = await listOf(app, member, [yes, no, silent]);
  const { consultationId } = (await consultBy(app, member, { listId })).result;
  for (const [{ token }, status] of [
    [yes, "approval"],
    [no, "reject"],
  ] as const) {
    const [offer] = (await app.call(listOffers, { token })).result.docs;
    await app.call(decideOffer, { token, params: { id: offer?.offerId ?? "" }, body: { status } });
  }
  const answers = await answersTo(app, member, consultationId);
  const stateOf = new Map(answers.map(({ creatorId, state }) => [creatorId, state]));
  expect([yes, no, silent].map(({ creatorId }) => stateOf.get(creatorId))).toEqual([
    "approved",
    "rejected",
    "waiting",
  ]);
  expect(await countsOf(app, member, consultationId)).toEqual({
    sent: 3,
    waiting: 1,
    approved: 1,
    rejected: 1,
    expired: 0,
    ended: 0,
  });
  const page = await app.call(endpoints.listConsultations, { token: member.token, query: {} });
  expect(page.result.docs[0]?.counts).toMatchObject({ approved: 1, rejected: 1 });
});

test("who cannot be asked is named with the reason, before and in the answer; with nobody left it is refused", async () => {
  const [asked, hidden, unlinked, closed] = await seedAskable(app, 4);
  if (!asked || !hidden || !unlinked || !closed) throw new Error("four were seeded");
  const listId = await listOf(app, member, [asked, hidden, unlinked, closed]);
  await setDiscoverable(app.deps, { ownerId: hidden.ownerId, isDiscoverable: false });
  await app.deps.db.deleteFrom("social_accounts").where("influencer_id", "=", unlinked.ownerId).execute();
  await closeAccount(app.deps, closed.ownerId);
  const expected = {
    [asked.creatorId]: null,
    [hidden.creatorId]: "notDiscoverable",
    [unlinked.creatorId]: "notLinked",
    [closed.creatorId]: "closed",
  };
  const preview = await app.call(endpoints.previewConsultation, {
    token: member.token,
    query: { listId, platform: "instagram" },
  });
  expect(
    Object.fromEntries(preview.result.creators.map(({ creatorId, unasked }) => [creatorId, unasked])),
  ).toEqual(expected);
  const alone = await consultBy(app, member, { creatorId: hidden.creatorId });
  expect(alone).toMatchObject({ status: 409, errors: ["creators 1023"] });
  const { result } = await consultBy(app, member, { listId });
  expect(result.sent).toBe(1);
  const skipped = Object.fromEntries(result.skipped.map(({ creatorId, reason }) => [creatorId, reason]));
  expect({ [asked.creatorId]: null, ...skipped }).toEqual(expected);
});

test("another company's list is asked as little as one that there never was", async () => {
  const creators = await seedAskable(app, 1);
  const listId = await listOf(app, member, creators);
  const other = await seedCompany(app, { planId: "standard" });
  await verify(app, other);
  const theirs = await consultBy(app, other, { listId });
  expect(theirs).toMatchObject({ status: 404, code: 2005 });
  const missing = await consultBy(app, other, {
    listId: listId.replace(/^./, (first) => (first === "0" ? "1" : "0")),
  });
  expect(missing).toMatchObject({ status: 404, code: 2005, message: theirs.message, errors: theirs.errors });
  expect((await app.call(listOffers, { token: creators[0]?.token ?? "" })).result.counts.all).toBe(0);
});

test("three of one company may wait at one creator; another company still asks", async () => {
  const [creator] = await seedAskable(app, 1);
  const creatorId = creator?.creatorId ?? "";
  for (let at = 0; at < 3; at += 1) expect((await consultBy(app, member, { creatorId })).status).toBe(200);
  expect(await consultBy(app, member, { creatorId })).toMatchObject({
    status: 409,
    errors: ["creators 1023"],
  });
  const other = await seedCompany(app);
  expect((await consultBy(app, other, { creatorId })).status).toBe(200);
});

test("of 64 that ask one creator at once three are let through", async () => {
  const [creator] = await seedAskable(app, 1);
  const answers = await atOnce(() => consultBy(app, member, { creatorId: creator?.creatorId ?? "" }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const { counts } = (await app.call(listOffers, { token: creator?.token ?? "" })).result;
  expect(counts.pending).toBe(3);
});

test("64 ask one list at once while it is edited: one does, and all who were added in time are in it", async () => {
  const creators = await seedAskable(app, 6);
  const [first, ...others] = creators;
  if (!first) throw new Error("six were seeded");
  const listId = await listOf(app, member, [first]);
  const asking = atOnce(() => consultBy(app, member, { listId }));
  const adding = Promise.all(
    others.map(({ creatorId }) =>
      app.call(addToList, {
        token: member.token,
        params: { id: listId },
        body: { creatorIds: [creatorId] },
      }),
    ),
  );
  const [answers, added] = await Promise.all([asking, adding]);
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  // Beyond the twentieth of an hour nothing is counted that was refused.
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const inTime = added.filter(({ status }) => status === 200).length;
  expect(done[0]?.result.sent).toBe(1 + inTime);
  expect((await answersTo(app, member, done[0]?.result.consultationId ?? "")).length).toBe(1 + inTime);
}, 60_000);

test("a list is consulted once, and the same key answers the same", async () => {
  const [creator] = await seedAskable(app, 1);
  if (!creator) throw new Error("one was seeded");
  const listId = await listOf(app, member, [creator]);
  const headers = { "idempotency-key": "one" };
  const { result } = await consultBy(app, member, { listId }, headers);
  expect((await consultBy(app, member, { listId }, headers)).result).toEqual(result);
  expect(await consultBy(app, member, { listId, description: "別の依頼" }, headers)).toMatchObject({
    status: 409,
  });
  expect(await consultBy(app, member, { listId })).toMatchObject({ status: 409, errors: ["listId 1023"] });
  expect((await app.call(listOffers, { token: creator.token })).result.counts.all).toBe(1);
});

test("a company that nobody has verified asks ten creators in 24 hours", async () => {
  const creators = await seedAskable(app, 11);
  const unverified = await seedCompany(app, { planId: "standard" });
  const all = await listOf(app, unverified, creators);
  expect(await consultBy(app, unverified, { listId: all })).toMatchObject({
    status: 403,
    errors: ["verification 2016"],
  });
  const ten = await listOf(app, unverified, creators.slice(0, 10));
  expect((await consultBy(app, unverified, { listId: ten })).status).toBe(200);
  const last = { creatorId: creators[10]?.creatorId ?? "" };
  expect((await consultBy(app, unverified, last)).code).toBe(2016);
  app.clock.advance(86_401);
  const token = await app.deps.db.transaction().execute(async (trx) => {
    const { accessToken } = await startSession(app.deps, { trx, account: unverified.account });
    return accessToken;
  });
  expect((await consultBy(app, { ...unverified, token }, last)).status).toBe(200);
});

test("a company asks twenty times an hour", async () => {
  const creators = await seedAskable(app, 7);
  const ask = (at: number) =>
    consultBy(app, member, { creatorId: creators[Math.floor(at / 3)]?.creatorId ?? "" });
  for (let at = 0; at < 20; at += 1) expect((await ask(at)).status).toBe(200);
  const refused = await ask(20);
  expect(refused).toMatchObject({ status: 429, code: 1020 });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test.each([
  [{ period: { from: "2026-11-14", to: "2026-12-16" } }, "period 1023"],
  [{ period: { from: "2026-12-03", to: "2027-05-15" } }, "period 1023"],
  [{ budgetBand: "u50", feeYen: 5000 }, "budgetBand 3009"],
  [{ budgetBand: null }, "budgetBand 3009"],
  [{ budgetBand: null, feeYen: 2999 }, "feeYen 1023"],
  [{ postFormat: [] }, "postFormat 3009"],
  [{ description: "" }, "description 3009"],
  [{ answerDays: 2 }, "answerDays 1023"],
  [{ usageWish: { scope: "ads", months: null } }, "usageWish.months 3009"],
  [{ listId: "00000000-0000-7000-8000-000000000000" }, "listId 3009"],
] as const)("%j is refused at its field", async (more, error) => {
  const [creator] = await seedAskable(app, 1);
  const body = { creatorId: creator?.creatorId ?? "", ...more };
  expect((await consultBy(app, member, body as never)).errors).toEqual([error]);
});

test("a fixed fee is the whole band, and the time for an answer ends with the posts at the latest", async () => {
  const [creator] = await seedAskable(app, 1);
  const { creatorId = "", token = "" } = creator ?? {};
  const period = { from: "2026-11-16", to: "2026-11-18" };
  await consultBy(app, member, { creatorId, budgetBand: null, feeYen: 80_000, period });
  const [offer] = (await app.call(listOffers, { token })).result.docs;
  expect(offer?.estBudget).toEqual({ minYen: 80_000, maxYen: 80_000 });
  const beside = await app.call(getOfferDeal, { token, params: { id: offer?.offerId ?? "" } });
  expect(beside.result.answerBy).toBe("2026-11-18T15:00:00.000Z");
});

test("the first version of terms after a yes begins with what the creator was asked", async () => {
  const [creator] = await seedAskable(app, 1);
  const { creatorId = "", token = "" } = creator ?? {};
  const usageWish = { scope: "organic", months: 6 } as const;
  await consultBy(app, member, { creatorId, budgetBand: null, feeYen: 80_000, usageWish });
  const [offer] = (await app.call(listOffers, { token })).result.docs;
  const params = { id: offer?.offerId ?? "" };
  await app.call(decideOffer, { token, params, body: { status: "approval" } });
  const beside = await app.call(getOfferDeal, { token, params });
  expect(beside.result).toMatchObject({
    dealId: params.id,
    turn: "company",
    turnDueAt: "2026-11-22T15:00:00.000Z",
  });
  await hearEchoes(app);
  const deal = (await app.call(getCompanyDeal, { token: member.token, params })).result;
  const { description, situation, period, postFormat } = offer ?? expect.fail("one was asked");
  expect(deal.asked).toEqual({
    ...{ description, situation, period, postFormat },
    ...{ feeYen: 80_000, wishFeeYen: null, usageWish },
  });
});

test("asking is nine statements between gate and commit, for many as for one", async () => {
  const statementsFor = async (count: number) => {
    const creators = await seedAskable(app, count);
    const listId = await listOf(app, member, creators);
    const executed = vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery");
    const { status, result } = await consultBy(app, member, { listId });
    const texts = executed.mock.calls.map(([query]) => query.sql.trim());
    executed.mockRestore();
    expect([status, result.sent]).toEqual([200, count]);
    // From the company's row to the jobs of the mails; what comes before is the gate, and behind it the mails go.
    const first = texts.findIndex((text) => text.startsWith('update "companies"'));
    return texts.slice(first, texts.findIndex((text) => text.startsWith("WITH ins AS")) + 1);
  };
  expect((await statementsFor(1)).length).toBe(9);
  expect((await statementsFor(40)).length).toBe(9);
}, 30_000);
