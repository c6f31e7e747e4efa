import { formatter } from "@tomoru/i18n/format";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { expect, test } from "vitest";
import { budgetExceeded, feeOf } from "./campaigns.view.ts";

test("a wish above what the company would pay is told, one within it is not", () => {
  const band = { budgetBand: "u50", feeYen: null } as const;
  expect(budgetExceeded(band, 600_000)).toBe(500_000);
  expect(budgetExceeded(band, 500_000)).toBeNull();
  expect(budgetExceeded({ budgetBand: null, feeYen: 80_000 }, 80_001)).toBe(80_000);
  expect(budgetExceeded({ budgetBand: "o1000", feeYen: null }, 99_000_000)).toBeNull();
});

test("a band is called by its name, and a fee that is said is the amount", () => {
  const wording = { words, format: formatter({ locale: "ja", timeZone: "Asia/Tokyo" }) };
  expect(feeOf({ budgetBand: "u50", feeYen: null }, wording)).toBe("50万円未満");
  expect(feeOf({ budgetBand: null, feeYen: 80_000 }, wording)).toBe("¥80,000");
});
