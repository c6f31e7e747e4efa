import { chargeOf } from "@tomoru/contract/deals/amounts";
import { expect, test } from "vitest";
import type { EntryKind } from "../../platform/db/money-tables.ts";
import * as entries from "./entries.rules.ts";
import { type DealMoney, faultsOf } from "./reconcile.rules.ts";

const yen = 121_000;
const nothing = Object.fromEntries(entries.accounts.map((name) => [name, 0]));
const entry = (kind: EntryKind, lines: entries.Lines, about: string | null = null) => ({
  kind,
  about,
  lines: { ...nothing, ...lines } as Required<entries.Lines>,
});
const charged = entry("charged", entries.charged({ yen }));
const cardPaid = entry("cardPaid", entries.cardPaid({ yen }), "pi_1");
const accepted = entry("accepted", entries.accepted(chargeOf({ feeYen: 100_000, toolFeeBps: 1000 })));
const paid = entry("paid", entries.paid({ grossYen: 110_000, withheldYen: 10_210 }));
const returned = entry("withholdingReturned", entries.withholdingReturned({ yen: 10_210 }));

const open: DealMoney = {
  entries: [charged],
  charge: { yen: `${yen}`, balance_yen: "0", state: "charging", outcome: null },
  refunds: [],
  payments: [],
};
const secured: DealMoney = {
  ...open,
  entries: [charged, cardPaid],
  charge: { ...open.charge, state: "paid" },
  held: new Map([["pi_1", yen]]),
};
const owed: DealMoney = {
  ...secured,
  entries: [charged, cardPaid, accepted],
  charge: { ...secured.charge, outcome: "accepted" },
  payments: [{ grossYen: 110_000, isPaid: false, isWrittenOff: false }],
};
const settled: DealMoney = {
  ...owed,
  entries: [charged, cardPaid, accepted, paid, returned],
  refunds: [{ yen: "10210", state: "sent" }],
  payments: [{ grossYen: 110_000, isPaid: true, isWrittenOff: false }],
};
const voided: DealMoney = {
  ...open,
  entries: [charged, entry("chargeVoided", entries.chargeVoided({ yen }))],
  charge: { ...open.charge, state: "voided", outcome: "voided" },
};
const byBalance: DealMoney = {
  ...open,
  entries: [charged, entry("cardPaid", entries.cardPaid({ yen: 21_000 }))],
  charge: { ...open.charge, balance_yen: "21000" },
};
const disputed: DealMoney = {
  ...secured,
  entries: [charged, cardPaid, entry("chargeback", entries.chargeback({ yen }), "pi_1")],
  held: new Map([["pi_1", 0]]),
};
const won: DealMoney = {
  ...secured,
  entries: [...disputed.entries, entry("chargebackWon", entries.chargebackWon({ yen }), "pi_1")],
};
const cancelled = entries.cancelled({ feeYen: 100_000, toolFeeBps: 1000, isTaxed: true, percent: 0 });
const lost: DealMoney = {
  ...disputed,
  entries: [
    ...disputed.entries,
    entry("chargebackLost", entries.chargebackLost({ yen }), "pi_1"),
    entry("cancelled", cancelled.lines),
    entry("refundNotOwed", entries.refundNotOwed({ yen }), "pi_1"),
  ],
  charge: { ...secured.charge, outcome: "cancelled" },
  refunds: [{ yen: `${yen}`, state: "notOwed" }],
};
const writtenOff: DealMoney = {
  ...owed,
  entries: [...owed.entries, entry("writtenOff", entries.writtenOff({ yen: 110_000 }))],
  payments: [{ grossYen: 110_000, isPaid: false, isWrittenOff: true }],
};
/** Two payments, one booked out and the other still owed. */
const halfWritten: DealMoney = {
  ...owed,
  entries: [...owed.entries, entry("writtenOff", entries.writtenOff({ yen: 40_000 }))],
  payments: [
    { grossYen: 40_000, isPaid: false, isWrittenOff: true },
    { grossYen: 70_000, isPaid: false, isWrittenOff: false },
  ],
};

test.each([
  ["before the money", open],
  ["paid in part by the company's balance", byBalance],
  ["secured", secured],
  ["accepted and owed", owed],
  ["paid, with tax on its way back", settled],
  ["given up before it was paid", voided],
  ["charged back", disputed],
  ["charged back, and won", won],
  ["charged back and lost, its refund not owed", lost],
  ["never claimed", writtenOff],
  ["never claimed in part, the rest still owed", halfWritten],
])("the books of a deal agree with what is known of it: %s", (_, money) => {
  expect(faultsOf(money)).toEqual([]);
});

const refundDone: DealMoney = { ...settled, refunds: [{ yen: "10210", state: "succeeded" }] };
const sentByHand: DealMoney = { ...settled, refunds: [{ yen: "10210", state: "byHand" }] };
const askedBack: DealMoney = { ...owed, refunds: [{ yen: "5000", state: "sent" }] };

test.each<[string, DealMoney, string, number, number]>([
  [
    "an entry whose lines do not come to nothing",
    { ...secured, entries: [charged, entry("cardPaid", { card: yen }, "pi_1")] },
    "balance",
    0,
    yen,
  ],
  [
    "a charge that is paid and not booked",
    { ...open, charge: { ...open.charge, state: "paid" } },
    "receivable",
    0,
    yen,
  ],
  [
    "a charge that is booked as paid and still open",
    { ...secured, charge: open.charge },
    "receivable",
    yen,
    0,
  ],
  ["what is accepted and not booked", { ...secured, charge: owed.charge }, "secured", 0, -yen],
  [
    "what a creator is owed twice",
    { ...owed, payments: [...owed.payments, ...owed.payments] },
    "payable",
    -220_000,
    -110_000,
  ],
  ["what is owed to nobody", { ...owed, payments: [] }, "payable", 0, -110_000],
  [
    "what was booked out and is still to be paid",
    { ...writtenOff, payments: owed.payments },
    "payable",
    -110_000,
    0,
  ],
  ["what was written off and not booked", { ...owed, payments: writtenOff.payments }, "payable", 0, -110_000],
  [
    "a rest that is no longer owed in the books",
    { ...halfWritten, entries: writtenOff.entries },
    "payable",
    -70_000,
    0,
  ],
  ["a transfer that is not booked", { ...owed, payments: settled.payments }, "paid", 1, 0],
  ["a refund that was never booked", askedBack, "refund", -5000, 0],
  ["a refund that is done and still owed", refundDone, "refund", 0, -10_210],
  ["a refund by hand that is still owed", sentByHand, "refund", 0, -10_210],
  [
    "a refund that is not owed, and owed in the books",
    { ...lost, entries: lost.entries.slice(0, -1) },
    "refund",
    0,
    -yen,
  ],
  [
    "tax that was withheld and never went back",
    { ...settled, entries: [charged, cardPaid, accepted, paid], refunds: [] },
    "withholding",
    0,
    -10_210,
  ],
  [
    "other money at the provider than in the books",
    { ...secured, held: new Map([["pi_1", yen - 1]]) },
    "card",
    yen - 1,
    yen,
  ],
  [
    "money of an intent that nobody booked",
    {
      ...secured,
      held: new Map([
        ["pi_1", yen],
        ["pi_2", yen],
      ]),
    },
    "card",
    yen,
    0,
  ],
])("%s is found, with what should be and what is", (_, money, rule, expected, found) => {
  const about = rule === "card" ? expect.stringMatching(/^pi_/) : null;
  expect(faultsOf(money)).toContainEqual({ rule, expected, found, about });
});
