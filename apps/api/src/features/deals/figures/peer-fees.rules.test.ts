import { expect, test } from "vitest";
import { peerFeesOf } from "./peer-fees.rules.ts";

const size = { platform: "instagram", band: 10_000 } as const;
const agreed = (...fees: (readonly [feeYen: number, people: number])[]) =>
  fees.map(([feeYen, people]) => ({ ...size, feeYen, people }));

test.each([
  [agreed([50_000, 19]), []],
  [agreed([50_000, 20]), [50_000]],
  [agreed([90_000, 1], [30_000, 10], [60_001, 10]), [60_001]],
  [agreed([60_001, 10], [30_000, 10]), [45_000]],
])("of %j the median is %j", (fees, medians) => {
  expect(peerFeesOf(fees).map(({ medianYen }) => medianYen)).toEqual(medians);
});

test("sizes and platforms are never put together", () => {
  const others = [
    { ...size, band: 50_000 as const, feeYen: 80_000, people: 20 },
    { ...size, platform: "tiktok" as const, feeYen: 9000, people: 19 },
  ];
  expect(peerFeesOf([...agreed([50_000, 20]), ...others])).toEqual([
    { ...size, people: 20, medianYen: 50_000 },
    { ...size, band: 50_000, people: 20, medianYen: 80_000 },
  ]);
});
