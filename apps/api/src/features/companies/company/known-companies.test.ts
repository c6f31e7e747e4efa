import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SeededMember, seedColleague, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { readersOfAnswers } from "../members/members.usecases.ts";
import { companyCardOf, companyCardsOf } from "../profile/company-card.usecases.ts";
import { putCompanyFigures } from "../profile/company-figures.usecases.ts";
import { putCompany } from "./company.repository.ts";
import { knownCompanies } from "./known-companies.usecases.ts";
import { lastMonthOf, takeUsage, usedOf } from "./usage.usecases.ts";

let app: TestApp;
let owner: SeededMember;
let other: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-16T03:00:00Z");
  owner = await seedCompany(app, { companyName: "株式会社けやき", planId: "standard" });
  other = await seedCompany(app, { companyName: "青葉製菓" });
});
afterAll(() => app.close());

const change = (companyId: SeededMember["companyId"], to: object) =>
  app.deps.db.transaction().execute((trx) => putCompany(trx, { companyId, ...to }));

test("a list says of each company its name and whether it is verified", async () => {
  await change(owner.companyId, { verification: "verified" });
  const ids = [owner.companyId, other.companyId, owner.companyId];
  expect([...(await knownCompanies(app.deps.db, ids))]).toEqual(
    expect.arrayContaining([
      [owner.companyId, { name: "株式会社けやき", isVerified: true }],
      [other.companyId, { name: "青葉製菓", isVerified: false }],
    ]),
  );
  expect(await knownCompanies(app.deps.db, [])).toEqual(new Map());
});

describe("the card that creators see", () => {
  const figures = {
    dealsDone: 12,
    medianDaysToPay: 3,
    answerRate: 0.9,
    cancelRate: 0,
    warnings: ["prepay" as const],
  };

  test("is of every company that was asked for and is not closed", async () => {
    await change(other.companyId, { status: "closed", name: null });
    const companyIds = [owner.companyId, other.companyId];
    const cards = await companyCardsOf(app.deps.db, { companyIds, now: app.clock.now() });
    expect([...cards.keys()]).toEqual([owner.companyId]);
    expect(await companyCardOf(app.deps.db, { companyId: other.companyId, now: app.clock.now() })).toBeNull();
  });

  test("has what its deals tell, until it has none that count", async () => {
    const { companyId } = owner;
    const card = () => companyCardOf(app.deps.db, { companyId, now: app.clock.now() });
    await putCompanyFigures(app.deps.db, { figures: [{ companyId, ...figures }], now: app.clock.now() });
    const warnings = ["unverified", "under30Days", "prepay"];
    expect(await card()).toMatchObject({ companyId, name: "株式会社けやき", ...figures, warnings });
    app.clock.advance(1);
    await putCompanyFigures(app.deps.db, { figures: [], now: app.clock.now() });
    expect(await card()).toMatchObject({ dealsDone: null, warnings: ["unverified", "under30Days"] });
  });
});

test("mails about answers go to whoever has a seat and has not turned them off", async () => {
  const [silent, unseated, stopped] = [
    await seedColleague(app, owner),
    await seedColleague(app, owner),
    await seedColleague(app, owner, { locale: "en", fullName: "高橋 彩" }),
  ];
  const { db } = app.deps;
  const put = (set: object, id: string) => db.updateTable("members").set(set).where("id", "=", id).execute();
  await put({ is_notify_answers: false }, silent.memberId);
  await put({ is_seated: false }, unseated.memberId);
  await db.updateTable("accounts").set({ status: "inactive" }).where("id", "=", stopped.memberId).execute();
  const read = { email: owner.email, locale: "ja", fullName: "佐藤 一郎" };
  const readers = await readersOfAnswers(db, owner.companyId);
  expect(readers).toHaveLength(2);
  expect(readers).toEqual(
    expect.arrayContaining([read, { email: stopped.email, locale: "en", fullName: "高橋 彩" }]),
  );
  expect(await readersOfAnswers(db, owner.companyId, { isActive: true })).toEqual([read]);
});

describe("what a plan holds", () => {
  test("is counted by kind and period, up to the most", async () => {
    const { companyId } = owner;
    const taken = { companyId, kind: "csvRow", period: "2026-11", count: 4, most: 6 } as const;
    const take = () => app.deps.db.transaction().execute((trx) => takeUsage(trx, taken));
    expect(await usedOf(app.deps.db, taken)).toBe(0);
    expect([await take(), await take()]).toEqual([4, 0]);
    expect(await usedOf(app.deps.db, taken)).toBe(4);
    expect(await usedOf(app.deps.db, { ...taken, kind: "insight" })).toBe(0);
  });

  test("is told of the month before, in Japan, and not of a company that is younger", async () => {
    const { companyId } = owner;
    const use = (kind: "insight" | "csvRow", count: number) =>
      app.deps.db
        .transaction()
        .execute((trx) => takeUsage(trx, { companyId, kind, period: "2026-11", count, most: 200 }));
    await use("insight", 7);
    await use("csvRow", 120);
    const at = (now: string) => lastMonthOf(app.deps.db, { companyId, now: new Date(now) });
    expect(await at("2026-11-30T14:59:59Z")).toBeNull();
    expect(await at("2026-11-30T15:00:00Z")).toEqual({ month: "2026-11", insights: 7, csvRows: 120 });
  });
});
