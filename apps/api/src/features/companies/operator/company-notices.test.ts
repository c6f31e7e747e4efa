import { searchCreators } from "@tomoru/contract/company/discovery";
import { limits } from "@tomoru/contract/limits";
import { listAudit } from "@tomoru/contract/operator/audit";
import { listCompanyNotices, seeCompanyNotice } from "@tomoru/contract/operator/company-notices";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSession } from "../../../accounts/sessions/sessions.usecases.ts";
import { daysAfter, japanDay } from "../../../platform/japan-time.ts";
import { type SeededMember, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { seedFound } from "../../discovery/search/found-creators.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-16T03:00:00Z");
});
afterAll(() => app.close());

const headers = { "x-operator": "Ueda" };
const list = async () => (await app.call(listCompanyNotices, { headers })).result.docs;
const see = (kind: "searchLimit" | "domain", companyIds: string[]) =>
  app.call(seeCompanyNotice, { headers, body: { kind, companyIds } });
const today = () => japanDay(app.clock.now());
const nextDay = (days = 1) => app.clock.advance(days * 86_400);

/** Has seen as much today as leaves one search. */
async function searchUpTo(member: SeededMember, count: number): Promise<void> {
  await app.deps.db
    .insertInto("usage_counts")
    .values({ company_id: member.companyId, kind: "searchRow", period: today(), count })
    .execute();
  // A session lasts no week.
  const { account } = member;
  const { accessToken: token } = await app.deps.db
    .transaction()
    .execute((trx) => startSession(app.deps, { trx, account }));
  const answer = await app.call(searchCreators, { token, query: { platform: "instagram" } });
  expect(answer.status).toBe(200);
}

async function threeFullDays(member: SeededMember): Promise<void> {
  for (let day = 0; day < limits.fullDaysTold; day += 1) {
    await searchUpTo(member, 460);
    nextDay(2);
  }
}

test("the operator is told of a company on its third day at the limit, not of one that stays a page below it", async () => {
  await seedFound(app);
  const [full, below] = [await seedCompany(app), await seedCompany(app)];
  const first = today();
  for (const day of [0, 2, 4]) {
    expect(await list()).toEqual([]);
    app.clock.set(`${daysAfter("2026-11-16", day)}T03:00:00Z`);
    await searchUpTo(full, 460);
    await searchUpTo(below, 400);
  }
  expect(await list()).toMatchObject([
    {
      kind: "searchLimit",
      domain: null,
      days: [first, daysAfter(first, 2), daysAfter(first, 4)],
      companies: [{ companyId: full.companyId, name: "株式会社みなと珈琲" }],
    },
  ]);
});

test("the day's limit is the plan's of that day: a smaller plan later makes nobody suspicious", async () => {
  await seedFound(app);
  const member = await seedCompany(app, { planId: "standard" });
  await threeFullDays(member);
  await app.deps.db.updateTable("subscriptions").set({ plan_id: "free" }).execute();
  expect(await list()).toEqual([]);
});

test("what was looked at is told no more, until there are three such days again; the log says who looked", async () => {
  await seedFound(app);
  const member = await seedCompany(app);
  await threeFullDays(member);
  expect((await see("searchLimit", [member.companyId])).status).toBe(200);
  expect(await list()).toEqual([]);
  await searchUpTo(member, 460);
  nextDay();
  expect(await list()).toEqual([]);
  await threeFullDays(member);
  expect(await list()).toMatchObject([{ kind: "searchLimit" }]);
  const { docs } = (await app.call(listAudit, { headers, query: {} })).result;
  expect(docs).toMatchObject([
    { call: "seeCompanyNotice", operator: "Ueda", note: "searchLimit", subject: { id: member.companyId } },
  ]);
});

test("days at the limit that are a month old are told no more", async () => {
  await seedFound(app);
  await threeFullDays(await seedCompany(app));
  expect(await list()).toHaveLength(1);
  nextDay(limits.fullDaysWithin - 5);
  expect(await list()).toEqual([]);
});

const signUp = async (domain: string, count: number, planId: "free" | "standard" = "free") => {
  const made: SeededMember[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    made.push(await seedCompany(app, { planId, email: `${crypto.randomUUID()}@${domain}` }));
  }
  return made.map(({ companyId }) => companyId);
};

test("the operator is told of five new Free companies of one e-mail domain, and of no plan that is paid for", async () => {
  const ids = await signUp("many.example", 4);
  await signUp("many.example", 1, "standard");
  await signUp("paid.example", 5, "standard");
  expect(await list()).toEqual([]);
  ids.push(...(await signUp("Many.example", 1)));
  const docs = await list();
  expect(docs).toMatchObject([{ kind: "domain", domain: "many.example", days: [] }]);
  expect(new Set(docs[0]?.companies.map(({ companyId }) => companyId))).toEqual(new Set(ids));
});

test.each(["gmail.com", "yahoo.co.jp"])(
  "%s is nobody's domain, however many have an address there",
  async (domain) => {
    await signUp(domain, 6);
    expect(await list()).toEqual([]);
  },
);

test("companies of a domain that were looked at count no more, whoever signed up meanwhile does", async () => {
  const ids = await signUp("many.example", 5);
  await signUp("many.example", 1);
  expect((await see("domain", ids)).result.companyIds).toHaveLength(5);
  expect(await list()).toEqual([]);
  await signUp("many.example", 4);
  expect((await list())[0]?.companies).toHaveLength(5);
});

test("companies that came long ago, and one that has closed, are not counted", async () => {
  await signUp("many.example", 4);
  nextDay(limits.domainCompaniesDays + 1);
  const [closed = ""] = await signUp("many.example", 5);
  expect(await list()).toHaveLength(1);
  await app.deps.db.updateTable("companies").set({ status: "closed" }).where("id", "=", closed).execute();
  expect(await list()).toEqual([]);
  expect((await see("domain", [closed])).code).toBe(2005);
});

test("nothing, a number that is none, and too many are refused", async () => {
  const [id = ""] = await signUp("many.example", 1);
  const wrong = [[], ["x"], Array.from({ length: limits.noticeCompanies + 1 }, () => id)];
  const codes = [];
  for (const companyIds of wrong) codes.push((await see("domain", companyIds)).status);
  expect(codes).toEqual([400, 400, 400]);
});
