import { expect, test } from "vitest";
import {
  amountsOf,
  cancelledAt,
  chargeOf,
  creatorAmountsOf,
  feeBounds,
  isTaxed,
  shareOfBalance,
  type WithholdingKind,
  withheldYenOf,
} from "./amounts.ts";

const paidOn = "2026-12-30";

test.each<[number, number, WithholdingKind, number, number, number, number, number, number]>([
  [3000, 1500, "none", 300, 450, 45, 3795, 0, 3300],
  [3333, 1500, "none", 333, 499, 49, 4214, 0, 3666],
  [12_345, 1000, "none", 1234, 1234, 123, 14_936, 0, 13_579],
  [33_333, 500, "std", 3333, 1666, 166, 38_498, 3403, 33_263],
  [100_000, 1000, "std", 10_000, 10_000, 1000, 121_000, 10_210, 99_790],
  [333_333, 1000, "std", 33_333, 33_333, 3333, 403_332, 34_033, 332_633],
  [1_000_001, 500, "std", 100_000, 50_000, 5000, 1_155_001, 102_100, 997_901],
  [1_500_000, 500, "std", 150_000, 75_000, 7500, 1_732_500, 204_200, 1_445_800],
  [9_999_999, 1500, "none", 999_999, 1_499_999, 149_999, 12_649_996, 0, 10_999_998],
  [50_000_000, 1500, "none", 5_000_000, 7_500_000, 750_000, 63_250_000, 0, 55_000_000],
])(
  "a fee of %i at %i, withheld %s",
  (feeYen, toolFeeBps, kind, taxYen, toolFeeYen, toolTaxYen, chargeYen, withholdingYen, netYen) => {
    expect(chargeOf({ feeYen, toolFeeBps })).toEqual({ feeYen, taxYen, toolFeeYen, toolTaxYen, chargeYen });
    expect(creatorAmountsOf({ feeYen, kind, paidOn })).toEqual({ feeYen, taxYen, withholdingYen, netYen });
  },
);

test.each([
  [9, 0],
  [10, 1],
  [97, 9],
  [98, 10],
  [9999, 1020],
  [10_000, 1021],
  [1_000_000, 102_100],
  [1_000_004, 102_100],
  [1_000_005, 102_101],
  [3_000_000, 510_500],
])("of %i yen %i are withheld", (feeYen, expected) => {
  expect(withheldYenOf({ feeYen, kind: "std", paidOn })).toBe(expected);
});

test("withholding is known from the first day of the rates that hold, and before it none is made up", () => {
  expect(withheldYenOf({ feeYen: 10_000, kind: "std", paidOn: "2013-01-01" })).toBe(1021);
  const before = () => withheldYenOf({ feeYen: 10_000, kind: "none", paidOn: "2012-12-31" });
  expect(before).toThrow("no withholding is known for 2012-12-31");
});

test("who lives abroad is withheld one rate, and pays no consumption tax", () => {
  expect(creatorAmountsOf({ feeYen: 333_333, kind: "nonResident", paidOn })).toEqual({
    feeYen: 333_333,
    taxYen: 0,
    withholdingYen: 68_066,
    netYen: 265_267,
  });
  expect(chargeOf({ feeYen: 100_000, toolFeeBps: 1000, isTaxed: false }).chargeYen).toBe(111_000);
});

test.each([
  [100_000, 1000, 0, 121_000],
  [100_000, 1000, 20, 96_800],
  [100_000, 1000, 50, 60_500],
  [100_000, 1000, 80, 24_200],
  [100_000, 1000, 100, 0],
  [33_333, 1500, 10, 37_950],
  [33_333, 1500, 50, 21_084],
  [33_333, 1500, 80, 8434],
])("%i at %i cancelled at %i %% gives back %i", (feeYen, toolFeeBps, percent, refundYen) => {
  expect(cancelledAt({ feeYen, toolFeeBps, percent }).refundYen).toBe(refundYen);
});

test("no cancelled share gives back more than was charged, or takes more", () => {
  for (let feeYen = feeBounds.minYen; feeYen < feeBounds.maxYen; feeYen = Math.floor(feeYen * 1.7) + 1) {
    for (let percent = 0; percent <= 100; percent++) {
      const { kept, refundYen } = cancelledAt({ feeYen, toolFeeBps: 1500, percent });
      expect(refundYen).toBeGreaterThanOrEqual(0);
      expect(refundYen + kept.chargeYen).toBe(chargeOf({ feeYen, toolFeeBps: 1500 }).chargeYen);
    }
  }
});

test("the rates of a day before the first are not guessed", () => {
  expect(() => withheldYenOf({ feeYen: 1, kind: "std", paidOn: "2012-12-31" })).toThrow(RangeError);
});

test.each([
  [0, 121_000, 0],
  [21_000, 121_000, 21_000],
  [121_000, 121_000, 121_000],
  [500_000, 121_000, 121_000],
  // What would be too little for an intent stays, on either side.
  [49, 121_000, 0],
  [50, 121_000, 50],
  [120_999, 121_000, 120_950],
  [120_950, 121_000, 120_950],
  [80, 90, 0],
])("of a balance of %i a charge of %i takes %i", (balanceYen, restYen, share) => {
  expect(shareOfBalance({ balanceYen, restYen })).toBe(share);
});

test.each([
  { kind: "none", reason: "corporation", taxYen: 10_000, withholdingYen: 0, netYen: 110_000 },
  { kind: "std", reason: "appearance", taxYen: 10_000, withholdingYen: 10_210, netYen: 99_790 },
  { kind: "nonResident", reason: "copyright", taxYen: 0, withholdingYen: 20_420, netYen: 79_580 },
  { kind: "none", reason: "treatyFiled", taxYen: 0, withholdingYen: 0, netYen: 100_000 },
] as const)(
  "a fee of 100,000 yen, withheld $kind for $reason, bears $taxYen of tax",
  ({ kind, reason, ...money }) => {
    const withholding = { kind, reason };
    expect(amountsOf({ feeYen: 100_000, withholding, paidOn })).toEqual({ feeYen: 100_000, ...money });
    expect(isTaxed(withholding)).toBe(money.taxYen > 0);
  },
);
