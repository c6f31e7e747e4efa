import { isRefundOver } from "@tomoru/contract/deals/funding";
import type { ChargeState, EntryKind, RefundState } from "../../platform/db/money-tables.ts";
import type { Account, Lines } from "./entries.rules.ts";

type Entry = {
  readonly kind: EntryKind;
  readonly lines: Required<Lines>;
  readonly about: string | null;
};
type Charge = {
  readonly yen: string;
  /** The part that the company's balance has paid. */
  readonly balance_yen: string;
  readonly state: ChargeState;
  readonly outcome: "accepted" | "cancelled" | "voided" | null;
};
type Refund = { readonly yen: string; readonly state: RefundState };

/** A payment of the deal, as far as its money goes: gross with tax, before anything is withheld. */
type PaidOrNot = {
  readonly grossYen: number;
  readonly isPaid: boolean;
  /** Never claimed, and booked out. */
  readonly isWrittenOff: boolean;
};

export type DealMoney = {
  readonly entries: readonly Entry[];
  readonly charge: Charge;
  readonly refunds: readonly Refund[];
  readonly payments: readonly PaidOrNot[];
  /** What the provider now holds of each payment intent: received, less returned. Only where the provider was asked. */
  readonly held?: ReadonlyMap<string, number>;
};

export type Fault = {
  readonly rule:
    | "balance"
    | "receivable"
    | "secured"
    | "payable"
    | "paid"
    | "refund"
    | "withholding"
    | "card";
  readonly expected: number;
  readonly found: number;
  readonly about: string | null;
};

/** Where two sums that have to be one are not. */
export function faultsOf(money: DealMoney): Fault[] {
  const { entries, charge, refunds, payments } = money;
  const yen = Number(charge.yen);
  const of = (account: Account) => entries.reduce((sum, { lines }) => sum + lines[account], 0);
  const count = (kind: Entry["kind"]) => entries.filter((entry) => entry.kind === kind).length;
  const paid = payments.filter(({ isPaid }) => isPaid);
  const owed = payments
    .filter(({ isPaid, isWrittenOff }) => !isPaid && !isWrittenOff)
    .reduce((sum, { grossYen }) => sum + grossYen, 0);
  const open = refunds.filter(({ state }) => !isRefundOver(state));
  const disputed = entries
    .filter(({ kind }) => kind.startsWith("chargeback"))
    .reduce((sum, { lines }) => sum + lines.receivable, 0);
  const isOpen = charge.state !== "paid" && charge.state !== "voided";
  const checks: [Fault["rule"], number, number, string | null][] = [
    [
      "balance",
      0,
      entries.reduce((sum, { lines }) => sum + Object.values(lines).reduce((a, b) => a + b, 0), 0),
      null,
    ],
    ["receivable", (isOpen ? yen - Number(charge.balance_yen) : 0) + disputed, of("receivable"), null],
    ["secured", charge.outcome === null ? -yen : 0, of("secured"), null],
    ["payable", 0 - owed, of("payable"), null],
    ["paid", paid.length, count("paid"), null],
    ["refund", 0 - open.reduce((sum, refund) => sum + Number(refund.yen), 0), of("refund"), null],
    ["withholding", 0, of("withholding"), null],
    ...cardChecks(money),
  ];
  return checks
    .filter(([, expected, found]) => expected !== found)
    .map(([rule, expected, found, about]) => ({ rule, expected, found, about }));
}

function cardChecks({ entries, held }: DealMoney): [Fault["rule"], number, number, string][] {
  return [...(held ?? [])].map(([intent, yen]) => {
    const booked = entries.filter(({ about }) => about === intent);
    return ["card", yen, booked.reduce((sum, { lines }) => sum + lines.card, 0), intent];
  });
}
