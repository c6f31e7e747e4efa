import { type PlanKey, planIds, planOf } from "@tomoru/contract/company/plans";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { planEdges, planKeys } from "./testing/plan-edges.ts";
import { seedCompany } from "./testing/seed.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00.000Z");
});
afterAll(() => app.close());

const ofPlan = { status: 403, code: 2016, errors: ["plan 2016"] };
/** A share of the day comes back with the next one: wait, rather than pay. */
const tomorrow = { status: 429, code: 1020 };
const beyond: Partial<Record<PlanKey, object>> = { searchRowsPerDay: tomorrow };

for (const planId of planIds) {
  test.each(planKeys)(
    `on ${planId} the gated call of %s goes as far as the matrix says and no farther`,
    async (key) => {
      const value = planOf(planId).values[key];
      const company = await seedCompany(app, { planId });
      const edge = await planEdges[key]({ app, company, value });
      if (edge.within) expect(edge.within).toMatchObject({ status: 200 });
      if (edge.beyond) expect(edge.beyond).toMatchObject(beyond[key] ?? ofPlan);
      expect(edge.within ?? edge.beyond).not.toBeNull();
    },
  );
}

test("all seventeen rows of the matrix are walked", () => {
  expect(planKeys.toSorted()).toEqual(Object.keys(planEdges).toSorted());
});
