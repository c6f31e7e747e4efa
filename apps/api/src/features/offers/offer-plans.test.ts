import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PlanStep, planOf as stepsOfPlan } from "../../testing/plan-of.ts";
import { type SeededInfluencer, seedInfluencer, seedOffers } from "../../testing/seed.ts";
import { startOwnApp, type TestApp } from "../../testing/test-app.ts";
import { writeStatement } from "./offer-page.repository.ts";

const many = 4000;
const rows = 6;

let app: TestApp;
let heavy: SeededInfluencer;
let sessionId: string;

beforeAll(async () => {
  app = await startOwnApp();
  heavy = await seedInfluencer(app);
  await seedOffers(app, heavy, 1);
  await sql`insert into offers (influencer_id, id, offer_id, platform, created_at)
    select ${heavy.ownerId}, gen_random_uuid(), lpad(n::text, 22, '0'), 'tiktok', now() - n * interval '1 minute'
    from generate_series(1, ${sql.lit(many)}) n`.execute(app.deps.db);
  await sql`analyze`.execute(app.deps.db);
  const session = app.deps.db
    .selectFrom("account_sessions")
    .select("id")
    .where("owner_id", "=", heavy.ownerId);
  sessionId = (await session.executeTakeFirstOrThrow()).id;
});
afterAll(() => app.close());

function planOf(shape: Parameters<typeof writeStatement>[0], ...parameters: unknown[]): Promise<PlanStep[]> {
  const run = { sql: writeStatement(shape), parameters: [heavy.ownerId, sessionId, ...parameters] };
  return stepsOfPlan(app.deps.db, run);
}

function scanned(steps: PlanStep[]) {
  return steps.filter((step) => step["Relation Name"] === "offers");
}

test.each([
  ["all", "offers_newest"],
  ["pending", "offers_pending"],
] as const)(
  "the first page of %s walks its index and reads a page of rows of a heavy creator",
  async (filter, index) => {
    const steps = await planOf({ filter, start: "first", rows });
    expect(scanned(steps).map((step) => step["Index Name"])).toContain(index);
    expect(Math.max(...steps.map((step) => step["Actual Rows"]))).toBeLessThanOrEqual(rows);
  },
);

test("a page far behind by cursor reads as many rows as the first", async () => {
  const moment = new Date(Date.now() - 3000 * 60_000).toISOString();
  const last = "ffffffff-ffff-ffff-ffff-ffffffffffff";
  const steps = await planOf({ filter: "all", start: "after", rows }, moment, last);
  expect(scanned(steps).map((step) => step["Index Name"])).toContain("offers_newest");
  expect(Math.max(...steps.map((step) => step["Actual Rows"]))).toBeLessThanOrEqual(rows);
});

test("a page far behind by offset skips entries of the index and looks up the rows of the page alone", async () => {
  const steps = await planOf({ filter: "all", start: "offset", rows }, 3000);
  const skipping = steps.filter((step) => step["Actual Rows"] > rows);
  expect(skipping.map((step) => [step["Node Type"], step["Index Name"]])).toEqual([
    ["Index Only Scan", "offers_newest"],
  ]);
});
