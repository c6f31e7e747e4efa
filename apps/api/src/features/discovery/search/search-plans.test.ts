import { CompiledQuery, DefaultQueryExecutor, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { findPage } from "./search.repository.ts";
import { onlyWords, type Search, type SearchFilters } from "./search.rules.ts";
import { countFound } from "./search-count.repository.ts";
import type { SearchBounds } from "./search-statement.repository.ts";
import { wordsOf } from "./search-words.rules.ts";

const accounts = 5000;
/** So small that a way without its bound would be seen to go on. */
const bounds: SearchBounds = { walk: 300, texts: 60, hits: 120 };
const most = 25;

type Step = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Step[];
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject("template"));
  const { db } = database;
  await sql`
    insert into discovery_instagram (influencer_id, found_since, categories, followers, median_views, engagement, price_yen,
      last_post_on, born_on, pr_share, country, gender)
    select md5(n::text)::uuid, now(), 1::bigint << (n % 16), 1000000 / n, 300000 / n, n * 7919 % 1000, 5000 + n * 104729 % 900000,
      date '2026-11-01' - n % 300, date '2000-01-01' - n % 9000, n % 4000, case when n % 10 = 0 then 840 else 392 end, 1 + n % 2
    from generate_series(1, ${sql.lit(accounts)}) as n`.execute(db);
  // In every account, in one of 20, in one of 50, in both of them, in 30 at the end of most orders.
  await sql`
    insert into discovery_texts_instagram (influencer_id, body)
    select md5(n::text)::uuid, '暮らし' || case when n % 20 = 0 then ' 登山' else '' end || case when n % 50 = 0 then ' 古着' else '' end
      || case when n > 4970 then ' 鰻重' else '' end
    from generate_series(1, ${sql.lit(accounts)}) as n`.execute(db);
  await sql`analyze discovery_instagram`.execute(db);
  await sql`analyze discovery_texts_instagram`.execute(db);
});
afterAll(() => database.close());

const having = (filters: Partial<SearchFilters>, words = ""): SearchFilters => ({
  ...onlyWords(wordsOf(words)),
  ...filters,
});
const searches: [string, SearchFilters, Search["sort"]][] = [
  ["nothing", having({}), "followers"],
  [
    "a category with followers",
    having({ categories: [3], followers: { min: 300, max: 100_000 } }),
    "followers",
  ],
  [
    "what hardly anybody fits",
    having({ gender: 1, prShare: { min: 3990, max: null }, country: 840 }),
    "lastPost",
  ],
  ["cheap ones with many views", having({ medianViews: { min: 50_000, max: null } }), "price"],
  ["a word that everybody has", having({}, "暮らし"), "engagement"],
  ["… which few fit", having({ gender: 1, prShare: { min: 3900, max: null } }, "暮らし"), "medianViews"],
  ["a common word", having({}, "登山"), "followers"],
  ["two words together", having({}, "登山 古着"), "followers"],
  ["… with a filter", having({ gender: 1 }, "登山 古着"), "price"],
  ["a rare word against the order", having({}, "鰻重"), "followers"],
  ["a word that nobody has", having({ categories: [1] }, "%_'{\\"), "lastPost"],
  ["thirty times the same", having({}, "の".repeat(30)), "followers"],
];

const places = {
  followers: "200",
  medianViews: "60",
  engagement: "500",
  price: "400000",
  lastPost: "2026-06-01",
} as const;

describe.each(searches)("%s", (_, filters, sort) => {
  const behind = { value: places[sort], id: "7fffffff-ffff-4fff-8fff-ffffffffffff" };
  test.each([
    ["first page", null],
    ["page behind it", behind],
  ])("no step of the %s reads beyond its bound", async (_page, after) => {
    const search: Search = { platform: "instagram", sort, filters, after };
    await expectBounded(() => findPage(database.db, { search, most, bounds }));
  });

  test("nor does any of its count", async () => {
    const search: Search = { platform: "instagram", sort, filters, after: null };
    await expectBounded(() => countFound(database.db, { search, most: 100, bounds }));
  });
});

async function expectBounded(work: () => Promise<unknown>): Promise<void> {
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery");
  await work();
  const statements = executed.mock.calls.map(([query]) => query as CompiledQuery);
  executed.mockRestore();
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.length).toBeLessThanOrEqual(6);
  for (const statement of statements) {
    const steps = await stepsOf(statement);
    const figures = steps.filter((step) => step["Relation Name"] === "discovery_instagram");
    const texts = steps.filter((step) => step["Relation Name"] === "discovery_texts_instagram");
    // One pass over the narrow table may be a step; everything else stops at a bound.
    const passes = figures.filter((step) => readBy(step) > bounds.walk + 1);
    expect(
      passes.map((step) => step["Node Type"]),
      statement.sql,
    ).toEqual(passes.slice(0, 1).map(() => "Seq Scan"));
    for (const step of texts) expect(readBy(step), statement.sql).toBeLessThanOrEqual(bounds.walk + 1);
  }
}

/** A step that is run many times tells of each the middle, rounded: one row that is looked up is found or fails the filter. */
function readBy(step: Step): number {
  const { "Actual Rows": kept, "Rows Removed by Filter": removed = 0, "Actual Loops": loops } = step;
  return loops === 1 ? kept + removed : Math.max(kept, removed) * loops;
}

/** As with a million, where no table is read whole to look a few up. */
const asIfLarge = ["set local enable_hashjoin = off", "set local enable_mergejoin = off"];

async function stepsOf(statement: CompiledQuery): Promise<Step[]> {
  return database.db.transaction().execute(async (trx) => {
    for (const each of asIfLarge) await trx.executeQuery(CompiledQuery.raw(each));
    const text = `explain (analyze, format json) ${statement.sql}`;
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, [...statement.parameters]));
    const [row] = rows as { "QUERY PLAN": { Plan: Step }[] }[];
    const flat = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(flat)];
    return (row?.["QUERY PLAN"] ?? []).flatMap(({ Plan }) => flat(Plan));
  });
}
