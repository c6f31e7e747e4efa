import { listCompanyDeals } from "@tomoru/contract/company/deals";
import type { DealGroup } from "@tomoru/contract/deals/deal-states";
import { listDeals } from "@tomoru/contract/influencer/deals";
import { limits } from "@tomoru/contract/limits";
import { type CompiledQuery, DefaultQueryExecutor, sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { planOf } from "../../../testing/plan-of.ts";
import { startOwnApp, type TestApp } from "../../../testing/test-app.ts";
import { dealNow, type SeededDeal, seedDeal } from "../deals.testing.ts";

const many = 50_000;
const rows = 20;

let app: TestApp;
let seeded: SeededDeal;

beforeAll(async () => {
  app = await startOwnApp();
  seeded = await seedDeal(app);
  await fill(seeded);
  // Fills in as many deals of other creators.
  await fill(await seedDeal(app));
  // As the database does by itself: what is old enough is counted by its index alone.
  await sql`vacuum (analyze) deals, company_deals`.execute(app.deps.db);
}, 120_000);
afterAll(() => app.close());

/** Most are over; of the others it is each side's turn in as many. */
async function fill(of: SeededDeal): Promise<void> {
  const { row } = await dealNow(app, of);
  const { influencer_id, company_id } = row;
  const turn = sql`(array['creator', 'company', 'none'])[least(1 + n % 10, 3)]`;
  const kind = sql`(array['answer', 'propose', null])[least(1 + n % 10, 3)]`;
  const due = sql`case when n % 10 < 2 then now() + n * interval '1 minute' end`;
  const state = sql`case when n % 10 < 2 then 'terms' else 'cancelled' end`;
  const at = sql`now() - n * interval '1 minute'`;
  const id = sql`lpad(n::text, 22, '0')`;
  await sql`insert into deals (influencer_id, id, deal_id, company_id, source, platform, least_fee_yen, state, turn, turn_kind,
      turn_due_at, created_at, updated_at)
    select ${influencer_id}, gen_random_uuid(), ${id}, ${company_id}, 'offer', 'tiktok', 3000, ${state}, ${turn}, ${kind}, ${due},
      ${at}, ${at}
    from generate_series(1, ${sql.lit(many)}) n`.execute(app.deps.db);
  await sql`insert into company_deals (company_id, deal_id, influencer_id, changes, platform, creator_name, state, turn, turn_kind,
      turn_due_at, funding, unread, created_at, updated_at)
    select ${company_id}, ${id}, ${influencer_id}, 0, 'tiktok', 'さくら', ${state}, ${turn}, ${kind}, ${due}, 'none', 0, ${at}, ${at}
    from generate_series(1, ${sql.lit(many)}) n`.execute(app.deps.db);
}

type Query = { group?: DealGroup; limit: string; cursor?: string };

/** The most rows that any step reads of the tables of deals, of every statement of a list. */
async function readBy(list: (query: Query) => Promise<{ status: number }>, query: Query) {
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery");
  const { status } = await list(query);
  const calls = executed.mock.calls as [CompiledQuery][];
  const statements = calls.map(([run]) => run).filter((run) => /from "?(company_)?deals"?/.test(run.sql));
  executed.mockRestore();
  expect([status, statements.length]).toEqual([200, 2]);
  const read = [];
  for (const statement of statements) {
    const steps = (await planOf(app.deps.db, statement)).filter((step) => step["Relation Name"]);
    read.push(Math.max(...steps.map((step) => step["Actual Rows"] + (step["Rows Removed by Filter"] ?? 0))));
  }
  return { page: read.find((_, at) => !statements[at]?.sql.includes("count(*)")), counts: Math.max(...read) };
}

const sides = [
  ["a creator", (query: Query) => app.call(listDeals, { token: seeded.creator.token, query })],
  ["a company", (query: Query) => app.call(listCompanyDeals, { token: seeded.company.token, query })],
] as const;
const groups = [undefined, "waiting", "active", "done"] as const;

test.each(sides.flatMap(([who, list]) => groups.map((group) => [who, group ?? "all", list] as const)))(
  "of 50,000 deals of %s a page of %s reads a page, and what is counted has an end",
  async (_, shown, list) => {
    const query = { limit: String(rows), ...(shown === "all" ? {} : { group: shown }) };
    const first = await readBy(list, query);
    // A worker has rows of other groups in the way of the few, a single server has none.
    expect(first.page).toBeLessThanOrEqual(3 * rows);
    expect(first.counts).toBeLessThanOrEqual(2 * limits.dealCountMost);
  },
);

test.each(sides)("a page of %s far behind reads as many as the first", async (_, list) => {
  let cursor: string | undefined;
  for (let at = 0; at < 5; at += 1) {
    const answer = (await list({ limit: "50", ...(cursor ? { cursor } : {}) })) as {
      result: { nextCursor: string | null };
      status: number;
    };
    cursor = answer.result.nextCursor ?? undefined;
  }
  const behind = await readBy(list, { limit: String(rows), ...(cursor ? { cursor } : {}) });
  expect(cursor).toBeDefined();
  expect(behind.page).toBeLessThanOrEqual(rows + 1);
});
