import { expect, test } from "vitest";
import { budgetExceeded } from "./campaigns.view.ts";

test("a wish above what the company would pay is told, one within it is not", () => {
  const band = { budgetBand: "u50", feeYen: null } as const;
  expect(budgetExceeded(band, 600_000)).toBe(500_000);
  expect(budgetExceeded(band, 500_000)).toBeNull();
  expect(budgetExceeded({ budgetBand: null, feeYen: 80_000 }, 80_001)).toBe(80_000);
  expect(budgetExceeded({ budgetBand: "o1000", feeYen: null }, 99_000_000)).toBeNull();
});
