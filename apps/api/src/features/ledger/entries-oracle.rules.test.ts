import { chargeOf, creatorAmountsOf } from "@tomoru/contract/deals/amounts";
import { expect, test } from "vitest";
import * as entries from "./entries.rules.ts";

/** The same sums by another way: whole numbers without a bound, each line rounded down for itself. */
function oracle(of: { fee: bigint; bps: bigint; percent: bigint; std: boolean }) {
  const kept = (fee: bigint) => {
    const [tax, tool] = [(fee * 10n) / 100n, (fee * of.bps) / 10_000n];
    const toolTax = (tool * 10n) / 100n;
    return { creator: fee + tax, tool, toolTax, whole: fee + tax + tool + toolTax };
  };
  const [all, share] = [kept(of.fee), kept((of.fee * of.percent) / 100n)];
  const shareFee = (of.fee * of.percent) / 100n;
  const above = shareFee > 1_000_000n ? shareFee - 1_000_000n : 0n;
  const withheld = of.std ? ((shareFee - above) * 1021n) / 10_000n + (above * 2042n) / 10_000n : 0n;
  return { charge: all.whole, refund: all.whole - share.whole, share, withheld };
}

/** xorshift: the same ten thousand deals each time. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

test("of ten thousand deals charged, kept, refunded, withheld and paid agree with sums made another way", () => {
  const roll = dice(20_261_124);
  for (let nth = 0; nth < 10_000; nth += 1) {
    const feeYen = 3000 + roll(49_997_001);
    const toolFeeBps = [1500, 1000, 500][roll(3)] ?? 0;
    const percent = roll(4) === 0 ? 100 : roll(101);
    const std = roll(2) === 0;
    const wanted = oracle({ fee: BigInt(feeYen), bps: BigInt(toolFeeBps), percent: BigInt(percent), std });
    const charge = chargeOf({ feeYen, toolFeeBps });
    const of = { feeYen, toolFeeBps, isTaxed: true, percent };
    const { lines, keptYen, refundYen, tool } = entries.cancelled(of);
    const shareFeeYen = Math.floor((feeYen * percent) / 100);
    const creator = creatorAmountsOf({
      feeYen: shareFeeYen,
      kind: std ? "std" : "none",
      paidOn: "2026-12-15",
    });
    const grossYen = creator.feeYen + creator.taxYen;
    const booked: entries.Lines[] = [
      entries.charged({ yen: charge.chargeYen }),
      entries.cardPaid({ yen: charge.chargeYen }),
      lines,
      entries.refunded({ yen: refundYen }),
      entries.paid({ grossYen, withheldYen: creator.withholdingYen }),
      entries.withholdingReturned({ yen: creator.withholdingYen }),
      entries.refunded({ yen: creator.withholdingYen }),
    ];
    const sum = (account: entries.Account) =>
      booked.reduce((total, entry) => total + BigInt(entry[account] ?? 0), 0n);
    expect([charge.toolFeeYen - tool.toolFeeYen, charge.toolTaxYen - tool.toolTaxYen]).toEqual([
      0 - (lines.fee ?? 0),
      0 - (lines.tax ?? 0),
    ]);
    expect({
      charge: BigInt(charge.chargeYen),
      refund: BigInt(refundYen),
      kept: BigInt(keptYen),
      card: sum("card"),
      bank: sum("bank"),
      open: ["receivable", "secured", "payable", "withholding", "refund"].map((name) =>
        sum(name as entries.Account),
      ),
      ours: [sum("fee"), sum("tax")],
    }).toEqual({
      charge: wanted.charge,
      refund: wanted.refund,
      kept: wanted.share.whole,
      card: wanted.share.whole - wanted.withheld,
      bank: wanted.withheld - wanted.share.creator,
      open: [0n, 0n, 0n, 0n, 0n],
      ours: [-wanted.share.tool, -wanted.share.toolTax],
    });
  }
});
