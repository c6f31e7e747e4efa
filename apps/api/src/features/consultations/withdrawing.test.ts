import * as endpoints from "@tomoru/contract/company/consultations";
import { getOfferDeal } from "@tomoru/contract/influencer/offer-deal";
import { decideOffer, getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { sendOffers } from "@tomoru/contract/operator/operator";
import { aNewOffer } from "@tomoru/contract/testing/offer.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { creatorsAccount } from "../../accounts/account-key.rules.ts";
import { startSession } from "../../accounts/sessions/sessions.usecases.ts";
import { atOnce } from "../../testing/at-once.ts";
import { type SeededMember, seedColleague, seedCompany } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { liftSuspension, suspendCompany } from "../companies/company/standing.usecases.ts";
import { closeAccount } from "../membership/closing.usecases.ts";
import { setInfluencerStatus } from "../operator/suspension.usecases.ts";
import { runConsultationsClock } from "./consultations.maintenance.ts";
import {
  answersTo,
  consultBy,
  countsOf,
  hearEchoes,
  type SignedInCreator,
  seedAskable,
  seedConsultation,
} from "./consultations.testing.ts";

let app: TestApp;
let member: SeededMember;
let creators: SignedInCreator[];
let id: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00.000Z");
  ({ member, creators, id } = await seedConsultation(app));
});
afterAll(() => app.close());

const offerIdOf = async ({ token }: { token: string }) =>
  (await app.call(listOffers, { token })).result.docs[0]?.offerId ?? "";
const decide = async ({ token }: { token: string }, status: "approval" | "reject") => {
  const params = { id: await offerIdOf({ token }) };
  const answer = await app.call(decideOffer, { token, params, body: { status } });
  await hearEchoes(app);
  return answer;
};
const withdraw = (offerId: string, { token } = member) =>
  app.call(endpoints.withdrawOffer, { token, params: { id, offerId }, body: { action: "withdraw" } });
const close = ({ token } = member) =>
  app.call(endpoints.closeConsultation, { token, params: { id }, body: { action: "close" } });
const creatorAt = (at: number) => {
  const creator = creators[at];
  if (!creator) throw new Error("three were seeded");
  return creator;
};

/** Somebody's new session, after the clock has moved past the first one's token. */
async function signedInAgain({ ownerId }: SignedInCreator): Promise<{ token: string }> {
  const account = creatorsAccount(ownerId);
  const { accessToken: token } = await app.deps.db
    .transaction()
    .execute((trx) => startSession(app.deps, { trx, account }));
  return { token };
}

test("what a company withdraws is rejected for the creator, who reads that the company did it", async () => {
  const creator = creatorAt(0);
  const offerId = await offerIdOf(creator);
  expect((await withdraw(offerId)).result).toMatchObject({ state: "withdrawn" });
  expect((await withdraw(offerId)).status).toBe(200);
  const { token } = creator;
  const params = { id: offerId };
  expect((await app.call(getOffer, { token, params })).result.isApproval).toBe(false);
  expect((await app.call(getOfferDeal, { token, params })).result.closedBy).toBe("company");
  expect((await app.call(listOffers, { token })).result.counts).toEqual({
    all: 1,
    pending: 0,
    approved: 0,
    rejected: 1,
  });
  expect((await decide(creator, "approval")).status).toBe(409);
  expect(await countsOf(app, member, id)).toMatchObject({ sent: 3, waiting: 2, ended: 1 });
});

test("what is decided cannot be withdrawn, and is the creator's word", async () => {
  const creator = creatorAt(0);
  await decide(creator, "approval");
  const offerId = await offerIdOf(creator);
  expect(await withdraw(offerId)).toMatchObject({ status: 409, code: 1023 });
  const beside = await app.call(getOfferDeal, { token: creator.token, params: { id: offerId } });
  expect(beside.result.closedBy).toBe("creator");
});

test("approving against withdrawing, 64 at once: one of the two is so, on both sides", async () => {
  for (const creator of creators) {
    const offerId = await offerIdOf(creator);
    const approve = { token: creator.token, params: { id: offerId }, body: { status: "approval" } } as const;
    const statuses = await atOnce(async (nth) => {
      const answer = nth % 2 === 0 ? await app.call(decideOffer, approve) : await withdraw(offerId);
      return answer.status;
    });
    const { isApproval } = (await app.call(getOffer, { token: creator.token, params: { id: offerId } }))
      .result;
    const won = statuses.filter((_, nth) => (nth % 2 === 0) === isApproval);
    const lost = statuses.filter((_, nth) => (nth % 2 === 0) !== isApproval);
    expect(new Set(won)).toEqual(new Set([200]));
    expect(new Set(lost)).toEqual(new Set([409]));
    const answer = (await answersTo(app, member, id)).find((one) => one.offerId === offerId);
    expect(answer?.state).toBe(isApproval ? "approved" : "withdrawn");
    const { counts } = (await app.call(listOffers, { token: creator.token })).result;
    expect(counts).toMatchObject(isApproval ? { approved: 1, rejected: 0 } : { approved: 0, rejected: 1 });
  }
});

test("closing a consultation withdraws what waits and leaves what is decided; again is the same", async () => {
  await decide(creatorAt(0), "approval");
  expect((await close()).result).toMatchObject({
    state: "closed",
    counts: { sent: 3, waiting: 0, approved: 1, ended: 2 },
  });
  expect((await close()).status).toBe(200);
});

test("after the last day the clock rejects what waits, once, and a late approval is refused", async () => {
  await decide(creatorAt(0), "approval");
  const offerId = await offerIdOf(creatorAt(1));
  app.clock.set("2026-11-29T14:59:59.000Z");
  await runConsultationsClock(app.deps);
  expect(await statesIn()).toEqual(["approved", "waiting", "waiting"]);
  app.clock.set("2026-11-29T15:00:00.000Z");
  await Promise.all([runConsultationsClock(app.deps), runConsultationsClock(app.deps)]);
  expect(await statesIn()).toEqual(["approved", "expired", "expired"]);
  const late = await signedInAgain(creatorAt(1));
  const params = { id: offerId };
  expect((await app.call(getOfferDeal, { ...late, params })).result.closedBy).toBe("clock");
  expect((await decide(late, "approval")).status).toBe(409);
  expect((await app.call(listOffers, late)).result.counts).toMatchObject({ pending: 0, rejected: 1 });
});

test("a creator who answers after the last day is refused whether or not the clock has run", async () => {
  app.clock.set("2026-11-29T14:59:59.000Z");
  expect((await decide(await signedInAgain(creatorAt(0)), "approval")).status).toBe(200);
  app.clock.set("2026-11-29T15:00:00.000Z");
  const late = await signedInAgain(creatorAt(1));
  for (const status of ["approval", "reject"] as const)
    expect(await decide(late, status)).toMatchObject({ status: 409, code: 1023 });
  await runConsultationsClock(app.deps);
  expect(await statesIn()).toEqual(["approved", "expired", "expired"]);
  expect(await app.deps.db.selectFrom("deals").select("influencer_id").execute()).toEqual([
    { influencer_id: creatorAt(0).ownerId },
  ]);
});

/** As the database has them: the member's token is older than the clock by then. */
async function statesIn(): Promise<string[]> {
  const rows = await app.deps.db.selectFrom("consultation_offers").select("state").execute();
  return rows.map(({ state }) => state).sort();
}

test("a creator who has not answered is reminded once, two days before the end, unless mails are off", async () => {
  const [silent, quiet, suspended] = [creatorAt(0), creatorAt(1), creatorAt(2)];
  for (const { email } of creators) await app.mail.mailTo(email);
  await app.deps.db
    .updateTable("influencers")
    .set({ is_notify_campaign: false })
    .where("id", "=", quiet.ownerId)
    .execute();
  const status = { status: "suspended" as const, reason: "x", email: suspended.email };
  await setInfluencerStatus(app.deps, status);
  app.clock.set("2026-11-27T15:00:00.000Z");
  for (let at = 0; at < 2; at += 1) await runConsultationsClock(app.deps);
  const mail = await app.mail.mailTo(silent.email);
  expect(mail.subject).toContain("回答期限が近づいています");
  expect(mail.text).toContain("2026年11月29日");
  const rows = await app.deps.db
    .selectFrom("mails")
    .select("id")
    .where("kind", "=", "offerClosing")
    .execute();
  expect(rows).toHaveLength(1);
});

test("a company's people are told of answers at most once an hour, with how many there are", async () => {
  const colleague = await seedColleague(app, member);
  const quiet = await seedColleague(app, member);
  await app.deps.db
    .updateTable("members")
    .set({ is_notify_answers: false })
    .where("id", "=", quiet.memberId)
    .execute();
  await decide(creatorAt(0), "approval");
  await decide(creatorAt(1), "reject");
  for (let at = 0; at < 2; at += 1) await runConsultationsClock(app.deps);
  for (const { email } of [member, colleague]) {
    const mail = await app.mail.mailTo(email);
    expect(mail.subject).toContain("相談に回答がありました");
    expect(mail.text).toMatch(/引き受け：1件[\s\S]*見送り：1件[\s\S]*未回答：1件/);
    expect(mail.text).toMatch(/\/company\s/);
  }
  await decide(creatorAt(2), "approval");
  await runConsultationsClock(app.deps);
  const news = await app.deps.db.selectFrom("consultations").select("has_news").execute();
  expect(news).toEqual([{ has_news: true }]);
  app.clock.advance(3600);
  await runConsultationsClock(app.deps);
  expect((await app.mail.mailTo(member.email)).text).toContain("引き受け：2件");
});

test("a creator whose account ends is told of as ended, and a company that is suspended asks nobody any more", async () => {
  await closeAccount(app.deps, creatorAt(0).ownerId);
  expect(await statesIn()).toEqual(["ended", "waiting", "waiting"]);
  const suspension = { companyId: member.companyId, reason: "payment" as const };
  await app.deps.db.transaction().execute((trx) => suspendCompany(app.deps, { trx, ...suspension }));
  expect(await statesIn()).toEqual(["ended", "withdrawn", "withdrawn"]);
  const { counts } = (await app.call(listOffers, { token: creatorAt(1).token })).result;
  expect(counts).toMatchObject({ pending: 0, rejected: 1 });
  await app.deps.db.transaction().execute((trx) => liftSuspension(trx, suspension));
  const page = await app.call(endpoints.listConsultations, { token: member.token, query: {} });
  expect(page.result.docs).toMatchObject([{ state: "closed", counts: { sent: 3, waiting: 0, ended: 3 } }]);
});

test("an account that closes while it is asked keeps no offer", async () => {
  const [creator] = await seedAskable(app, 1);
  if (!creator) throw new Error("one was seeded");
  const [asked] = await Promise.all([
    consultBy(app, member, { creatorId: creator.creatorId }),
    closeAccount(app.deps, creator.ownerId),
  ]);
  expect([200, 409]).toContain(asked.status);
  const left = (table: "offers" | "offer_counts") =>
    app.deps.db
      .selectFrom(table)
      .select("influencer_id")
      .where("influencer_id", "=", creator.ownerId)
      .execute();
  expect([await left("offers"), await left("offer_counts")]).toEqual([[], []]);
});

test("an operator's offer of a company has its card, and no day on which it ends", async () => {
  const { email, token } = creatorAt(0);
  const offer = { ...aNewOffer(), influencerEmail: email, companyId: member.companyId };
  const operator = app.deps.config.operatorToken;
  const send = (offers: object[]) => app.call(sendOffers, { token: operator, rawBody: { offers } });
  const [offerId = ""] = (await send([offer])).result.offerIds;
  expect((await app.call(getOfferDeal, { token, params: { id: offerId } })).result).toMatchObject({
    company: { companyId: member.companyId },
    answerBy: null,
    closedBy: null,
  });
  const { companyId: _, ...plain } = offer;
  const [own = ""] = (await send([plain])).result.offerIds;
  expect((await app.call(getOfferDeal, { token, params: { id: own } })).result).toEqual({
    company: null,
    usageWish: null,
    answerBy: null,
    closedBy: null,
    dealId: null,
    turn: null,
    turnDueAt: null,
  });
  const nobody = { ...offer, companyId: "00000000-0000-7000-8000-000000000000" };
  expect(await send([plain, nobody])).toMatchObject({ status: 404, errors: ["offers.1.companyId 2005"] });
});

test("somebody else's consultation answers as none, and a colleague's is one's own", async () => {
  const stranger = await seedCompany(app);
  const colleague = await seedColleague(app, member);
  const offerId = await offerIdOf(creatorAt(0));
  const { token } = stranger;
  const refusals = [
    await app.call(endpoints.getConsultation, { token, params: { id } }),
    await app.call(endpoints.listAnswers, { token, params: { id } }),
    await close(stranger),
    await withdraw(offerId, stranger),
  ].map(({ status, code }) => [status, code]);
  expect(refusals).toEqual(refusals.map(() => [404, 2005]));
  expect(await countsOf(app, colleague, id)).toMatchObject({ sent: 3 });
  expect((await withdraw(offerId, colleague)).status).toBe(200);
});

test.each(["x", "00000000-0000-7000-8000-00000000000"])("%s is no consultation's id", async (wrong) => {
  const { token } = member;
  expect((await app.call(endpoints.getConsultation, { token, params: { id: wrong } })).code).toBe(2021);
});

test("no answer of a creator's tells the company's plan, members or lists, and none of a company's the creator's name", async () => {
  const { token, fullName, email, ownerId } = creatorAt(0);
  const params = { id: await offerIdOf({ token }) };
  const beside = JSON.stringify((await app.call(getOfferDeal, { token, params })).result);
  for (const secret of [member.email, member.fullName, member.memberId, "しずく 候補"])
    expect(beside).not.toContain(secret);
  const answers = JSON.stringify(await answersTo(app, member, id));
  for (const secret of [fullName, email, ownerId]) expect(answers).not.toContain(secret);
});
