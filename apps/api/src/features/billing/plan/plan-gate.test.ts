import { type PlanKey, planIds, planOf, plans } from "@tomoru/contract/company/plans";
import { expect, test } from "vitest";
import { hasInPlan, requirePlan } from "./plan-gate.usecases.ts";

const keys = Object.keys(planOf("free").values) as PlanKey[];

test.each(planIds)("of %s every row is open exactly as the matrix says", (planId) => {
  const { values } = planOf(planId);
  for (const key of keys) {
    const value = values[key];
    if (typeof value === "number") {
      expect(hasInPlan({ planId, key, count: value }), key).toBe(true);
      expect(hasInPlan({ planId, key, count: value + 1 }), key).toBe(false);
    } else {
      expect(hasInPlan({ planId, key }), key).toBe(value !== false);
    }
  }
});

test("all seventeen rows, and what else they say, are among the keys", () => {
  const inRows = plans.rows.flatMap((row) => [row.key, ...("also" in row ? row.also : [])]);
  expect(new Set(inRows)).toEqual(new Set(keys));
});

test("what a plan lacks is refused at `plan`", () => {
  expect(() => requirePlan({ planId: "free", key: "prAnalysis" })).toThrow(
    expect.objectContaining({
      failure: "noAccess",
      status: 403,
      faults: [expect.objectContaining({ field: "plan" })],
    }),
  );
  expect(() => requirePlan({ planId: "standard", key: "prAnalysis" })).not.toThrow();
  expect(() => requirePlan({ planId: "standard", key: "live" })).not.toThrow();
  expect(() => requirePlan({ planId: "free", key: "csvRowsPerMonth" })).toThrow();
  expect(() => requirePlan({ planId: "free", key: "seats", count: 2 })).toThrow();
});
