import { chargeOf } from "@tomoru/contract/deals/amounts";
import { expect, test } from "vitest";
import * as entries from "./entries.rules.ts";

const charge = chargeOf({ feeYen: 100_000, toolFeeBps: 1000 });

test.each<[string, entries.Lines]>([
  ["charged", entries.charged({ yen: 121_000 })],
  ["cardPaid", entries.cardPaid({ yen: 121_000 })],
  ["chargeVoided", entries.chargeVoided({ yen: 121_000 })],
  ["accepted", entries.accepted(charge)],
  ["cancelled", entries.cancelled({ feeYen: 33_333, toolFeeBps: 1500, isTaxed: true, percent: 80 }).lines],
  ["paid", entries.paid({ grossYen: 110_000, withheldYen: 10_210 })],
  ["withholdingReturned", entries.withholdingReturned({ yen: 10_210 })],
  ["refunded", entries.refunded({ yen: 10_210 })],
  ["refundFailed", entries.refundFailed({ yen: 10_210 })],
  ["refundedByHand", entries.refundedByHand({ yen: 10_210 })],
  ["duplicate", entries.duplicate({ yen: 121_000 })],
  ["chargeback", entries.chargeback({ yen: 121_000 })],
  ["chargebackWon", entries.chargebackWon({ yen: 121_000 })],
  ["chargebackLost", entries.chargebackLost({ yen: 121_000 })],
  ["chargebackWon after it was lost", entries.chargebackWon({ yen: 121_000, wasLost: true })],
  ["refundNotOwed", entries.refundNotOwed({ yen: 96_800 })],
  ["refundOwedAgain", entries.refundOwedAgain({ yen: 96_800 })],
  ["writtenOff", entries.writtenOff({ yen: 110_000 })],
])("an entry balances: %s", (_, lines) => {
  expect(Object.values(lines).reduce((sum, yen) => sum + yen, 0)).toBe(0);
});

test("the table of a deal of 100,000 yen at 10 % with tax held back leaves no account but the bank's and ours", () => {
  const booked = [
    entries.charged({ yen: 121_000 }),
    entries.cardPaid({ yen: 121_000 }),
    entries.accepted(charge),
    entries.paid({ grossYen: 110_000, withheldYen: 10_210 }),
    entries.withholdingReturned({ yen: 10_210 }),
    entries.refunded({ yen: 10_210 }),
  ];
  const sums = Object.fromEntries(
    entries.accounts.map((name) => [name, booked.reduce((sum, lines) => sum + (lines[name] ?? 0), 0)]),
  );
  expect(sums).toEqual({
    receivable: 0,
    card: 110_790,
    bank: -99_790,
    secured: 0,
    payable: 0,
    withholding: 0,
    refund: 0,
    fee: -10_000,
    tax: -1000,
    loss: 0,
  });
});

const sumsOf = (...booked: entries.Lines[]) => {
  const sums = entries.accounts.map((name) => [
    name,
    booked.reduce((sum, lines) => sum + (lines[name] ?? 0), 0),
  ]);
  return Object.fromEntries(sums.filter(([, yen]) => yen !== 0));
};
const [yen, dealsPaid] = [121_000, [entries.charged({ yen: 121_000 }), entries.cardPaid({ yen: 121_000 })]];

test.each<[string, entries.Lines[], Partial<Record<entries.Account, number>>]>([
  [
    "a contract that was never paid for leaves nothing",
    [entries.charged({ yen }), entries.chargeVoided({ yen })],
    {},
  ],
  [
    "what the balance had paid of it is owed back to the company",
    [
      entries.charged({ yen }),
      entries.cardPaid({ yen: 21_000 }),
      entries.chargeVoided({ yen, paidYen: 21_000 }),
    ],
    { card: 21_000, refund: -21_000 },
  ],
  [
    "what came twice is owed back",
    [...dealsPaid, entries.duplicate({ yen })],
    { secured: -yen, card: 2 * yen, refund: -yen },
  ],
  [
    "… and has gone back once it is refunded",
    [...dealsPaid, entries.duplicate({ yen }), entries.refunded({ yen })],
    { secured: -yen, card: yen },
  ],
  [
    "a refund that failed is owed as before",
    [...dealsPaid, entries.duplicate({ yen }), entries.refunded({ yen }), entries.refundFailed({ yen })],
    { secured: -yen, card: 2 * yen, refund: -yen },
  ],
  [
    "… until the bank sends it by hand",
    [...dealsPaid, entries.duplicate({ yen }), entries.refundedByHand({ yen })],
    { secured: -yen, card: 2 * yen, bank: -yen },
  ],
  [
    "a chargeback takes the money and the company owes it",
    [...dealsPaid, entries.chargeback({ yen })],
    { secured: -yen, receivable: yen },
  ],
  [
    "… won, it is back",
    [...dealsPaid, entries.chargeback({ yen }), entries.chargebackWon({ yen })],
    { secured: -yen, card: yen },
  ],
  [
    "… lost, it is our loss",
    [...dealsPaid, entries.chargeback({ yen }), entries.chargebackLost({ yen })],
    { secured: -yen, loss: yen },
  ],
  [
    "… and less by the refund that is not owed because of it",
    [
      ...[...dealsPaid, entries.chargeback({ yen }), entries.chargebackLost({ yen })],
      entries.cancelled({ feeYen: 100_000, toolFeeBps: 1000, isTaxed: true, percent: 20 }).lines,
      entries.refundNotOwed({ yen: 96_800 }),
    ],
    { loss: 24_200, payable: -22_000, fee: -2000, tax: -200 },
  ],
  [
    "… until the bank takes it back: the money is there, and the refund owed again",
    [
      ...[...dealsPaid, entries.chargeback({ yen }), entries.chargebackLost({ yen })],
      entries.cancelled({ feeYen: 100_000, toolFeeBps: 1000, isTaxed: true, percent: 0 }).lines,
      ...[entries.refundNotOwed({ yen }), entries.chargebackWon({ yen, wasLost: true })],
      entries.refundOwedAgain({ yen }),
    ],
    { card: yen, refund: -yen },
  ],
  [
    "what nobody claimed in five years is owed no more",
    [...dealsPaid, entries.accepted(charge), entries.writtenOff({ yen: 110_000 })],
    { card: yen, fee: -10_000, tax: -1000, loss: -110_000 },
  ],
])("%s", (_, booked, sums) => {
  expect(sumsOf(...booked)).toEqual(sums);
});

test("a void with nothing paid has no line of a refund", () => {
  expect(Object.keys(entries.chargeVoided({ yen }))).toEqual(["receivable", "secured"]);
});
