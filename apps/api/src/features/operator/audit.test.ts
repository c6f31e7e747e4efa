import { getCompanyDeal } from "@tomoru/contract/company/deals";
import { askPaper } from "@tomoru/contract/influencer/deals";
import { type AuditGroup, listAudit } from "@tomoru/contract/operator/audit";
import { getCompany, setCompanyStatus, setCompanyVerification } from "@tomoru/contract/operator/companies";
import { getOperatorDeal, holdDeal } from "@tomoru/contract/operator/deals";
import { getLedger } from "@tomoru/contract/operator/ledger";
import { setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { setPayoutAccount } from "@tomoru/contract/operator/payments";
import { DefaultQueryExecutor } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { audit } from "../../platform/audit-log.ts";
import { type SeededInfluencer, seedCompany, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { seedDelivery } from "../deals/delivery/deliveries.testing.ts";
import { beforeCut, cutRun, operatorOf, payOn, seedAccepted, seedPayee } from "../payouts/payouts.testing.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-05-20T03:00:00Z");
  hanako = await seedPayee(app);
  app.clock.set(beforeCut);
});
afterAll(() => app.close());

const headers = { "x-operator": "tanaka" };
const logOf = async (of?: AuditGroup) =>
  (await app.call(listAudit, { headers, query: { limit: "50", of } })).result.docs;
const log = () => logOf("all");
const named = (creatorName: string) =>
  app.deps.db.updateTable("influencers").set({ creator_name: creatorName }).execute();

test("each act leads to the company, the deal, the run or the creator that it was about", async () => {
  await named("はなこ");
  const { dealId, paymentId } = await seedAccepted(app, hanako.ownerId);
  const { company_id: companyId } = await app.deps.db
    .selectFrom("deals")
    .select("company_id")
    .executeTakeFirstOrThrow();
  await app.call(getCompany, { headers, params: { companyId } });
  await app.call(getOperatorDeal, { headers, params: { id: dealId } });
  await app.call(getLedger, { headers, query: { deal: dealId } });
  await operatorOf(app).hold(paymentId, true);
  await operatorOf(app).hold(paymentId, false);
  const runId = await cutRun(app);
  await app.call(setPayoutAccount, {
    headers,
    params: { email: hanako.email },
    body: { bankCode: "0001", branchCode: "100", type: "savings", number7: "1234567", kana: "ミズノ" },
  });
  const { name } = await app.deps.db.selectFrom("companies").select("name").executeTakeFirstOrThrow();
  const deal = { kind: "deal", id: dealId, name: null, run: null };
  const subjects = new Map((await log()).map(({ call, subject }) => [call, subject]));
  expect(Object.fromEntries(subjects)).toEqual({
    getCompany: { kind: "company", id: companyId, name, run: null },
    getOperatorDeal: deal,
    getLedger: deal,
    holdPayment: deal,
    makePayoutRun: { kind: "run", id: runId, name: null, run: { payOn, kind: "main" } },
    setPayoutAccount: { kind: "creator", id: hanako.ownerId, name: "はなこ", run: null },
  });
});

test("acts and looks are told apart: without a word the log is of what was done", async () => {
  const { paymentId } = await seedAccepted(app, hanako.ownerId);
  const { company_id: companyId } = await app.deps.db
    .selectFrom("deals")
    .select("company_id")
    .executeTakeFirstOrThrow();
  await app.call(getCompany, { headers, params: { companyId } });
  app.clock.advance(1);
  await operatorOf(app).hold(paymentId, true);
  const calls = async (of?: AuditGroup) => (await logOf(of)).map(({ call }) => call);
  expect(await calls()).toEqual(["holdPayment"]);
  expect(await calls("acts")).toEqual(["holdPayment"]);
  expect(await calls("looks")).toEqual(["getCompany"]);
  expect(await calls("all")).toEqual(["holdPayment", "getCompany"]);
  const wrong = await app.call(listAudit, { headers, query: { of: "none" as AuditGroup } });
  expect(wrong).toMatchObject({ status: 400, errors: ["of 1023"] });
});

test("why a run was let go stays in the log, and its rows name the creators", async () => {
  await named("はなこ");
  await seedAccepted(app, hanako.ownerId);
  const runId = await cutRun(app);
  expect((await operatorOf(app).rows(runId)).result.docs).toMatchObject([{ creatorName: "はなこ" }]);
  app.clock.advance(1);
  await operatorOf(app, "sato").settle(runId, "void", "一人の金額を確かめる");
  expect((await log())[0]).toMatchObject({
    ...{ operator: "sato", call: "settlePayoutRun", about: runId },
    note: "void: 一人の金額を確かめる",
  });
  const long = await operatorOf(app, "sato").settle(runId, "void", "あ".repeat(501));
  expect([long.status, ...long.errors]).toEqual([400, "reason 1023"]);
});

test("the log comes in pages, newest first, or of one person alone; who has no name has none in it", async () => {
  const acts = [
    ["tanaka", "suspended"],
    ["sato", "active"],
    ["tanaka", "suspended"],
  ] as const;
  for (const [operator, status] of acts) {
    app.clock.advance(1);
    const body = { status, reason: "確認のため" };
    const params = { email: hanako.email };
    await app.call(setInfluencerStatus, { headers: { "x-operator": operator }, params, body });
  }
  const page = async (query: { limit?: number; offset?: number; operator?: string }) => {
    const { docs, hasNextPage } = (await app.call(listAudit, { headers, query })).result;
    return [docs.map(({ operator, note }) => [operator, note]), hasNextPage];
  };
  expect(await page({ limit: 2 })).toEqual([acts.toReversed().slice(0, 2), true]);
  expect(await page({ limit: 2, offset: 2 })).toEqual([acts.slice(0, 1), false]);
  expect(await page({ limit: 3 })).toEqual([acts.toReversed(), false]);
  expect(await page({ operator: "sato" })).toEqual([acts.slice(1, 2), false]);
  expect((await log())[0]?.subject).toEqual({ kind: "creator", id: hanako.ownerId, name: null, run: null });
});

const leadsTo = {
  company: [
    ...["getCompany", "setCompanyStatus", "setCompanyVerification", "setCompanyOwner", "holdCompanyMessages"],
    ...["answerCompanyInquiry", "grantPlan", "settleCompany", "payOutBalance"],
  ],
  creator: [
    ...["answerInquiry", "setInfluencerStatus", "setGuardianConsent", "confirmTaxProfile"],
    "setPayoutAccount",
  ],
  run: ["makePayoutRun", "makePayoutFiles", "downloadPayoutFile", "settlePayoutRun", "importPayoutResults"],
};

test.each(Object.entries(leadsTo))(
  "what is done to a %s leads there, whichever call it was",
  async (kind, calls) => {
    await named("はなこ");
    const { companyId } = await seedCompany(app, { companyName: "株式会社みなと珈琲" });
    await seedAccepted(app, hanako.ownerId);
    const about = { company: companyId, creator: hanako.ownerId, run: await cutRun(app) }[kind] ?? "";
    await app.deps.db.deleteFrom("audit_log").execute();
    for (const call of calls) await audit(app.deps.db, { operator: "tanaka", call, about }, app.deps);
    const name = { company: "株式会社みなと珈琲", creator: "はなこ" }[kind] ?? null;
    const run = kind === "run" ? { payOn, kind: "main" } : null;
    const deeds = await log();
    // All of one moment: the one done last is in front.
    expect(deeds.map(({ call }) => call)).toEqual(calls.toReversed());
    for (const { subject } of deeds) expect(subject).toEqual({ kind, id: about, name, run });
  },
);

test("an act whose subject the log does not know leads nowhere", async () => {
  await audit(app.deps.db, { operator: "tanaka", call: "somethingNew", about: hanako.ownerId }, app.deps);
  await audit(app.deps.db, { operator: "tanaka", call: "getCompany" }, app.deps);
  expect((await log()).map(({ subject }) => subject)).toEqual([null, null]);
  app.clock.advance(1);
  const gone = "00000000-0000-7000-8000-000000000000";
  for (const call of ["getCompany", "settlePayoutRun"])
    await audit(app.deps.db, { operator: "tanaka", call, about: gone }, app.deps);
  expect((await log()).slice(0, 2)).toMatchObject([
    { subject: { kind: expect.any(String), id: gone, name: null, run: null } },
    { subject: { kind: expect.any(String), id: gone, name: null, run: null } },
  ]);
});

test("why it was done stands beside what was done, each act with its own reason", async () => {
  const { companyId } = await seedCompany(app);
  await app.deps.db.updateTable("companies").set({ verification: "verified" }).execute();
  const params = { companyId };
  const stand = async (status: "suspended" | "active", reason: string) => {
    app.clock.advance(60);
    await app.call(setCompanyStatus, { headers, params, body: { status, reason } });
  };
  await stand("suspended", "なりすましの疑い。");
  await stand("active", "登記を確認。");
  await stand("suspended", "再び通報。");
  app.clock.advance(60);
  const evidence = "所在地が違います。";
  await app.call(setCompanyVerification, { headers, params, body: { status: "unverified", evidence } });
  app.clock.advance(60);
  const body = { status: "suspended", reason: "本人からの依頼。" } as const;
  await app.call(setInfluencerStatus, { headers, params: { email: hanako.email }, body });
  expect((await log()).map(({ note, reason }) => [note, reason])).toEqual([
    ["suspended", "本人からの依頼。"],
    ["unverified", "所在地が違います。"],
    ["suspended", "再び通報。"],
    ["active", "登記を確認。"],
    ["suspended", "なりすましの疑い。"],
  ]);
  await app.deps.db.deleteFrom("company_status_changes").execute();
  expect((await log()).map(({ reason }) => reason)).toEqual(["本人からの依頼。", null, null, null, null]);
});

test("why a deal was stopped and let go stands beside it, as long as the deal is kept", async () => {
  const { dealId, creator, company } = await seedDelivery(app);
  // An act that says nothing of itself, as most do.
  const { revision } = (await app.call(getCompanyDeal, { token: company.token, params: { id: dealId } }))
    .result;
  const asking = { token: creator.token, params: { id: dealId }, body: { revision } };
  expect((await app.call(askPaper, asking)).status).toBe(200);
  for (const on of [true, false]) {
    app.clock.advance(60);
    const body = { on, reason: on ? "通報の確認。" : "問題なし。" };
    await app.call(holdDeal, { headers, params: { id: dealId }, body });
  }
  expect((await log()).map(({ note, reason }) => [note, reason])).toEqual([
    ["off", "問題なし。"],
    ["on", "通報の確認。"],
  ]);
});

test("a page of the log asks no more of the database for many than for one", async () => {
  const suspend = async () => {
    const { companyId } = await seedCompany(app);
    const { email, ownerId } = await seedInfluencer(app);
    const { dealId } = await seedDelivery(app);
    const body = { status: "suspended", reason: `${companyId}の確認。` } as const;
    app.clock.advance(60);
    await app.call(setCompanyStatus, { headers, params: { companyId }, body });
    await app.call(setInfluencerStatus, {
      headers,
      params: { email },
      body: { ...body, reason: `${ownerId}の確認。` },
    });
    await app.call(holdDeal, {
      headers,
      params: { id: dealId },
      body: { on: true, reason: `${dealId}の確認。` },
    });
  };
  const statementsOfLog = async () => {
    const executed = vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery");
    const docs = await log();
    const texts = executed.mock.calls.map(([query]) => query.sql);
    executed.mockRestore();
    for (const { subject, reason } of docs) expect(reason).toBe(`${subject?.id}の確認。`);
    // Mails of the acts may go out meanwhile, by statements of their own.
    return texts.filter((text) => /from "(company_status_changes|status_changes|deal_disputes)"/.test(text))
      .length;
  };
  await suspend();
  expect(await statementsOfLog()).toBe(3);
  for (let times = 0; times < 3; times++) await suspend();
  expect(await statementsOfLog()).toBe(3);
});

test("one person's acts of one day in Japan are asked for", async () => {
  const days = [
    "2026-05-19T14:59:59Z",
    "2026-05-19T15:00:00Z",
    "2026-05-20T14:59:59Z",
    "2026-05-20T15:00:00Z",
  ];
  for (const [nth, day] of days.entries()) {
    app.clock.set(day);
    await audit(
      app.deps.db,
      { operator: nth % 2 ? "sato" : "tanaka", call: "holdPayment", note: `${nth}` },
      app.deps,
    );
  }
  const notes = async (query: Record<string, string>) =>
    (await app.call(listAudit, { headers, query })).result.docs.map(({ note }) => note);
  expect(await notes({ on: "2026-05-20" })).toEqual(["2", "1"]);
  expect(await notes({ on: "2026-05-20", operator: "sato" })).toEqual(["1"]);
  expect(await notes({ operator: "sato" })).toEqual(["3", "1"]);
  expect((await app.call(listAudit, { headers, query: { on: "2026-02-30" } })).errors).toEqual(["on 1023"]);
});
