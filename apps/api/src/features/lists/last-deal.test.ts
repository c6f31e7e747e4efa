import { createList, getList } from "@tomoru/contract/company/lists";
import { type CompiledQuery, DefaultQueryExecutor, sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { planOf } from "../../testing/plan-of.ts";
import { type SeededMember, seedCompany } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { type SignedInCreator, seedAskable } from "../consultations/consultations.testing.ts";
import { seedDeal } from "../deals/deals.testing.ts";
import type { DealFacts } from "../deals/transitions/deal-facts.rules.ts";

let app: TestApp;
let company: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
  company = await seedCompany(app, { planId: "standard" });
});
afterAll(() => app.close());

const over = { turn: "none", turnKind: null, turnDueAt: null } as const;
const accepted = (reportedOn: string): Partial<DealFacts> => ({ ...over, state: "accepted", reportedOn });

async function dealt(creator: SignedInCreator, facts: Partial<DealFacts>, feeYen: number, of = company) {
  const { dealId } = await seedDeal(app, { creator, company: of, facts });
  await app.deps.db
    .updateTable("company_deals")
    .set({ fee_yen: feeYen })
    .where("company_id", "=", of.companyId)
    .where("deal_id", "=", dealId)
    .execute();
  return dealId;
}

async function listed(creators: readonly SignedInCreator[]): Promise<string> {
  const creatorIds = creators.map(({ creatorId }) => creatorId);
  const body = { name: "候補", platform: "instagram", creatorIds } as const;
  return (await app.call(createList, { token: company.token, body })).result.listId;
}

const rowsOf = async (id: string) =>
  (await app.call(getList, { token: company.token, params: { id }, query: {} })).result.rows;

test("a row names the company's newest accepted deal with the creator, and no other's, running or cancelled one", async () => {
  const [known, fresh] = await seedAskable(app, 2);
  if (!known || !fresh) throw new Error("nobody was seeded");
  const stranger = await seedCompany(app, { planId: "standard" });
  await dealt(known, accepted("2026-06-03"), 140_000);
  const newest = await dealt(known, accepted("2026-09-20"), 190_000);
  await dealt(known, { ...over, state: "cancelled", endReason: "agreed" }, 250_000);
  await dealt(known, {}, 260_000);
  for (const creator of [known, fresh]) await dealt(creator, accepted("2026-10-01"), 900_000, stranger);
  const rows = await rowsOf(await listed([known, fresh]));
  expect(rows.map(({ creatorId, lastDeal }) => [creatorId, lastDeal])).toEqual(
    expect.arrayContaining([
      [known.creatorId, { dealId: newest, reportedOn: "2026-09-20", feeYen: 190_000 }],
      [fresh.creatorId, null],
    ]),
  );
});

test("of 20,000 deals of a company a list reads one for each of its rows", async () => {
  const [creator] = await seedAskable(app, 1);
  if (!creator) throw new Error("nobody was seeded");
  await sql`insert into company_deals (company_id, deal_id, influencer_id, changes, platform, creator_name, state, turn, funding,
      unread, reported_on, fee_yen, created_at, updated_at)
    select ${company.companyId}, lpad(n::text, 22, '0'), ${creator.ownerId}, 0, 'tiktok', 'さくら', 'accepted', 'none', 'secured',
      0, date '2026-01-01' + n % 200, 100000, now(), now()
    from generate_series(1, 20000) n`.execute(app.deps.db);
  await sql`analyze company_deals`.execute(app.deps.db);
  const id = await listed([creator]);
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery");
  expect((await rowsOf(id))[0]?.lastDeal?.reportedOn).toBe("2026-07-19");
  const calls = executed.mock.calls as [CompiledQuery][];
  const statement = calls.map(([run]) => run).find((run) => run.sql.includes("company_deals"));
  executed.mockRestore();
  if (!statement) throw new Error("the list was read without its deals");
  const steps = (await planOf(app.deps.db, statement)).filter(
    (step) => step["Relation Name"] === "company_deals",
  );
  expect(steps.map((step) => step["Actual Rows"] + (step["Rows Removed by Filter"] ?? 0))).toEqual([1]);
});
