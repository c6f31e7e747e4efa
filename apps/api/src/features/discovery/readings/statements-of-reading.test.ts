import { compareCreators, getInsight } from "@tomoru/contract/company/discovery";
import { createList, getList } from "@tomoru/contract/company/lists";
import { type CompiledQuery, DefaultQueryExecutor, sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type SeededMember, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { type FoundCreator, seedFound } from "../search/found-creators.testing.ts";

let app: TestApp;
let member: SeededMember;
const found: FoundCreator[] = [];
beforeAll(async () => {
  app = await startTestApp();
  member = await seedCompany(app, { planId: "professional" });
  for (let at = 0; at < 4; at += 1) found.push(await seedFound(app));
});
afterAll(() => app.close());

/** What reads accounts and lists; not the gate, the plan and the counting. */
const reading =
  /^\s*select .*(account_insights|discovery_|list_creators|"lists"|follower_months|account_posts)/s;

async function readingsOf(work: () => Promise<{ status: number }>): Promise<number> {
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery");
  const { status } = await work();
  const texts = executed.mock.calls.map(([query]) => (query as CompiledQuery).sql);
  executed.mockRestore();
  expect(status).toBe(200);
  return texts.filter((text) => reading.test(text)).length;
}

test("an insight is read in four statements, and four that are compared in as many", async () => {
  const [one, ...others] = found.map(({ creatorId }) => creatorId);
  const { token } = member;
  const ofOne = () => app.call(getInsight, { params: { id: one ?? "" }, query: {}, token });
  expect(await readingsOf(ofOne)).toBe(4);
  const ids = [one, ...others].join(",");
  expect(await readingsOf(() => app.call(compareCreators, { query: { ids }, token }))).toBe(4);
});

test("a list of 500 is read in two statements", async () => {
  const { token } = member;
  const creatorIds = found.map(({ creatorId }) => creatorId);
  const body = { name: "春", platform: "instagram", creatorIds } as const;
  const { listId } = (await app.call(createList, { token, body })).result;
  await sql`insert into list_creators (company_id, list_id, influencer_id, note, added_by, added_at)
    select ${member.companyId}, ${listId}, gen_random_uuid(), '', ${member.memberId}, now() from generate_series(1, 496)`.execute(
    app.deps.db,
  );
  const read = () => app.call(getList, { token, params: { id: listId }, query: {} });
  expect((await read()).result.rows).toHaveLength(500);
  expect(await readingsOf(read)).toBe(2);
});
