import { answerCompanyTerms, getCompanyDeal } from "@tomoru/contract/company/deals";
import { getDeal } from "@tomoru/contract/influencer/deals";
import { setCompanyStatus } from "@tomoru/contract/operator/companies";
import { decideDispute, holdDeal } from "@tomoru/contract/operator/deals";
import { setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { runEchoes } from "../acting/echoes.usecases.ts";
import { runDealsClock } from "../deals.maintenance.ts";
import {
  acceptByCreator,
  dealNow,
  type SeededDeal,
  seedContract,
  seedReady,
  seedSecured,
  sendByCompany,
  sendByCreator,
  signInAgain,
} from "../deals.testing.ts";
import { followCompanies } from "./stopping.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

type Status = "active" | "suspended";
const reason = "お支払い方法の確認のため。";
const headers = { "x-operator": "mai" };
const ofCompany = ({ company: { companyId } }: SeededDeal, status: Status) =>
  app.call(setCompanyStatus, { params: { companyId }, body: { status, reason }, headers });
const ofCreator = ({ creator: { email } }: SeededDeal, status: Status) =>
  app.call(setInfluencerStatus, { params: { email }, body: { status, reason } });
const factsOf = async (seeded: SeededDeal) => (await dealNow(app, seeded)).facts;
/** What waits in the outbox, and for whom. */
async function mailed() {
  const mails = await app.deps.db.selectFrom("mails").select(["kind", "about"]).orderBy("id").execute();
  return mails.map(({ kind, about }) => ({ kind, about }));
}
const forgetMails = () => app.deps.db.deleteFrom("mails").execute();
const sums = () =>
  app.deps.db.selectFrom("ledger").select(["kind", "receivable", "secured", "card"]).orderBy("id").execute();

test("terms end at once with a company that the operator suspends; both are told, and nothing is owed", async () => {
  const seeded = await seedReady(app);
  await sendByCompany(app, seeded);
  await forgetMails();
  expect((await ofCompany(seeded, "suspended")).status).toBe(200);
  expect(await factsOf(seeded)).toMatchObject({ state: "cancelled", endReason: "decided", turn: "none" });
  const told = (await mailed()).filter(({ kind }) => kind === "cancelled").map(({ about }) => about);
  expect(told.sort()).toEqual([seeded.creator.ownerId, seeded.company.companyId].sort());
  expect(await acceptByCreator(app, seeded)).toMatchObject({ status: 409, errors: ["state 1023"] });
  expect(await app.deps.db.selectFrom("charges").select("id").execute()).toEqual([]);
  const shown = await app.call(getCompanyDeal, {
    token: seeded.company.token,
    params: { id: seeded.dealId },
  });
  expect(shown).toMatchObject({ status: 403, code: 1007 });
});

test("what is agreed waits for the operator's decision, its money as it was, and goes on once it is lifted", async () => {
  const seeded = await seedSecured(app);
  const before = await sums();
  await forgetMails();
  await ofCompany(seeded, "suspended");
  expect(await factsOf(seeded)).toMatchObject({ hold: "dispute", stoppedFor: "company", turn: "operator" });
  expect(await sums()).toEqual(before);
  const told = (await mailed()).filter(({ kind }) => kind === "held").map(({ about }) => about);
  expect(told.sort()).toEqual([seeded.creator.ownerId, seeded.company.companyId].sort());
  const { dealId } = seeded;
  const going = { decision: "resume", fault: "neither", reason } as const;
  expect(await app.call(decideDispute, { params: { dealId }, body: going, headers })).toMatchObject({
    ...{ status: 409, errors: ["suspended 1023"] },
  });
  await ofCompany(seeded, "active");
  expect(await factsOf(seeded)).toMatchObject({ hold: null, turn: "creator", turnKind: "draft" });
});

test("the operator gives back the money of a company that stays suspended", async () => {
  const seeded = await seedSecured(app);
  await ofCompany(seeded, "suspended");
  const body = { decision: "cancel", creatorPct: 0, fault: "company", reason } as const;
  const decided = await app.call(decideDispute, { params: { dealId: seeded.dealId }, body, headers });
  expect(decided.status).toBe(200);
  expect(await factsOf(seeded)).toMatchObject({ state: "cancelled", endReason: "decided", stoppedFor: null });
  const refunds = app.deps.db.selectFrom("refunds").select("yen");
  const charge = await app.deps.db.selectFrom("charges").select("yen").executeTakeFirstOrThrow();
  expect(await refunds.execute()).toEqual([charge]);
});

test.each([
  ["company", ofCompany, "dispute"],
  ["creator", ofCreator, "operator"],
] as const)(
  "a contract that waits for its money waits on, with its time anew once its %s is lifted",
  async (_, of, hold) => {
    const seeded = await seedContract(app);
    await of(seeded, "suspended");
    app.clock.advance(96 * 3600);
    await runDealsClock(app.deps);
    expect(await factsOf(seeded)).toMatchObject({ state: "contracted", hold });
    await of(seeded, "active");
    await runDealsClock(app.deps);
    const { state, turnDueAt, turnKind } = await factsOf(seeded);
    expect([state, turnKind]).toEqual(["contracted", "fund"]);
    const charge = await app.deps.db.selectFrom("charges").select("due_at").executeTakeFirstOrThrow();
    expect(charge.due_at).toEqual(turnDueAt);
    expect(turnDueAt?.getTime()).toBe(app.clock.now().getTime() + 72 * 3_600_000);
  },
);

test("what the call of a copy that died has left is stopped by the clock, once", async () => {
  const seeded = await seedSecured(app);
  const { companyId } = seeded.company;
  const suspended = { status: "suspended" as const, suspended_for: ["operator" as const] };
  await app.deps.db.updateTable("companies").set(suspended).where("id", "=", companyId).execute();
  await Promise.all([runDealsClock(app.deps), runDealsClock(app.deps), followCompanies(app.deps)]);
  expect(await factsOf(seeded)).toMatchObject({ hold: "dispute", stoppedFor: "company" });
  const events = app.deps.db.selectFrom("deal_events").select("id").where("act", "=", "suspend");
  expect(await events.execute()).toHaveLength(1);
  const lifted = { status: "active" as const, suspended_for: [] };
  await app.deps.db.updateTable("companies").set(lifted).where("id", "=", companyId).execute();
  await runDealsClock(app.deps);
  expect((await factsOf(seeded)).hold).toBeNull();
});

test("a company that does not pay its plan leaves terms to their clock, and what is agreed goes on", async () => {
  const [seeded, agreed] = [await seedReady(app), await seedSecured(app)];
  await sendByCompany(app, seeded);
  for (const { company } of [seeded, agreed]) {
    const unpaid = { status: "suspended" as const, suspended_for: ["payment" as const] };
    await app.deps.db.updateTable("companies").set(unpaid).where("id", "=", company.companyId).execute();
  }
  await runDealsClock(app.deps);
  expect([(await factsOf(seeded)).state, (await factsOf(agreed)).hold]).toEqual(["terms", null]);
  expect(await acceptByCreator(app, seeded)).toMatchObject({ status: 409, errors: ["state 1023"] });
});

test("a creator's suspension stops what is agreed and leaves terms to their clock; lifted, it goes on", async () => {
  const seeded = await seedSecured(app);
  const talking = await seedReady(app, { creator: seeded.creator });
  await sendByCompany(app, talking);
  await forgetMails();
  await ofCreator(seeded, "suspended");
  expect(await factsOf(seeded)).toMatchObject({ hold: "operator", stoppedFor: "creator" });
  expect(await factsOf(talking)).toMatchObject({ state: "terms", hold: null });
  expect((await mailed()).map(({ kind, about }) => `${kind} ${about}`).sort()).toEqual(
    [`held ${seeded.creator.ownerId}`, `held ${seeded.company.companyId}`].sort(),
  );
  expect(
    await app.call(getDeal, { token: seeded.creator.token, params: { id: seeded.dealId } }),
  ).toMatchObject({ status: 403, code: 1007 });
  const body = { on: false, reason };
  const released = await app.call(holdDeal, { params: { id: seeded.dealId }, body, headers });
  expect(released).toMatchObject({ status: 409, errors: ["suspended 1023"] });
  await ofCreator(seeded, "active");
  expect(await factsOf(seeded)).toMatchObject({ hold: null, stoppedFor: null, turn: "creator" });
});

test("of a creator who is suspended nothing is asked by mail, and no contract is made", async () => {
  const seeded = await seedReady(app);
  await sendByCompany(app, seeded);
  await sendByCreator(app, seeded, { terms: { feeYen: 120_000 } });
  const waiting = await seedReady(app, { creator: seeded.creator, company: seeded.company });
  await ofCreator(seeded, "suspended");
  await runEchoes(app.deps, []);
  await forgetMails();
  expect((await sendByCompany(app, waiting)).status).toBe(200);
  expect(await mailed()).toEqual([]);
  const { row } = await dealNow(app, seeded);
  const open = await app.deps.db
    .selectFrom("deal_terms")
    .select("sha256")
    .where("deal", "=", row.id)
    .where("version", "=", 2)
    .executeTakeFirstOrThrow();
  const accepting = { action: "accept" as const, version: 2, ...open, revision: 2 };
  const { token } = (await signInAgain(app, seeded)).company;
  const answer = await app.call(answerCompanyTerms, {
    token,
    params: { id: seeded.dealId },
    body: accepting,
  });
  expect(answer).toMatchObject({ status: 409, errors: ["state 1023"] });
  expect((await factsOf(seeded)).state).toBe("terms");
});

test.each([
  ["company", ofCompany],
  ["creator", ofCreator],
] as const)("a bank transfer has its five bank days anew once the %s is lifted", async (_, of) => {
  app.clock.set("2026-11-24T03:00:00.000Z");
  const seeded = await seedContract(app, { funding: "transfer" });
  await of(seeded, "suspended");
  app.clock.set("2026-12-08T03:00:00.000Z");
  await of(seeded, "active");
  const dueAt = new Date("2026-12-15T15:00:00.000Z");
  expect(await factsOf(seeded)).toMatchObject({ turnKind: "fund", turnDueAt: dueAt });
  const charge = await app.deps.db.selectFrom("charges").select(["way", "due_at"]).executeTakeFirstOrThrow();
  expect(charge).toEqual({ way: "transfer", due_at: dueAt });
});
