import type { ChargeFault, DealCharge, DealRefund, DealTransfer } from "@tomoru/contract/deals/funding";
import type { Queryable } from "../../platform/db/database.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { type ChargeRow, findChargeOfDeal } from "./charges.repository.ts";
import { findOpenCharge } from "./company-copies.repository.ts";
import { type DealKey, findEntries } from "./entries.repository.ts";
import { findRefunds, type RefundRow } from "./refunds.repository.ts";

export type DealFunding = {
  readonly charge: DealCharge | null;
  readonly transfer: DealTransfer | null;
};

/** How a deal is paid for, as its company is shown it; nothing before the contract. */
export async function fundingOfDeal(db: Queryable, key: DealKey): Promise<DealFunding> {
  const charge = await findChargeOfDeal(db, key);
  if (!charge) return { charge: null, transfer: null };
  return fundingOf(charge, await findRefunds(db, key));
}

/** Whether a company has agreed to a deal that it has not paid for yet. */
export function owesForDeals(db: Queryable, companyId: OwnerId<"company">): Promise<boolean> {
  return findOpenCharge(db, companyId);
}

/** Whether all of a charge that was paid is still with us: no bank has taken it back, or asks for it. */
export async function isMoneyThere(db: Queryable, key: DealKey): Promise<boolean> {
  const entries = await findEntries(db, key);
  const sumOf = (account: "receivable" | "loss") =>
    entries.reduce((sum, { lines }) => sum + lines[account], 0);
  return sumOf("receivable") === 0 && sumOf("loss") === 0;
}

/**
 * Intents of a deal whose money a bank has taken back and has not given back since, beyond the refunds that are not owed because of it.
 */
export async function takenBackOf(db: Queryable, key: DealKey): Promise<ReadonlySet<string>> {
  const yenOf = new Map<string, number>();
  for (const { kind, about, lines } of await findEntries(db, key))
    if (about !== null && /^chargeback|^refund(NotOwed|OwedAgain)$/.test(kind))
      yenOf.set(about, (yenOf.get(about) ?? 0) + lines.receivable + lines.loss);
  return new Set([...yenOf].flatMap(([intent, yen]) => (yen > 0 ? [intent] : [])));
}

/** Whether a bank has taken back what a refund is to give back. */
export async function isTakenBack(
  db: Queryable,
  { influencer_id, deal, intent: own }: Pick<RefundRow, "influencer_id" | "deal" | "intent">,
): Promise<boolean> {
  const key = { influencerId: mintOwnerId<"influencer">(influencer_id), deal };
  const intent = own ?? (await findChargeOfDeal(db, key))?.intent;
  return !!intent && (await takenBackOf(db, key)).has(intent);
}

function fundingOf(charge: ChargeRow, refunds: readonly RefundRow[]): DealFunding {
  return {
    charge: {
      chargeId: charge.id,
      way: charge.way,
      state: charge.state,
      fault: charge.fault as ChargeFault | null,
      yen: Number(charge.yen),
      balanceYen: Number(charge.balance_yen),
      dueAt: charge.due_at.toISOString(),
      paidAt: charge.paid_at?.toISOString() ?? null,
      refunds: refunds.map(refundOf),
    },
    transfer: transferOf(charge),
  };
}

export function refundOf(refund: RefundRow): DealRefund {
  return {
    refundId: refund.id,
    reason: refund.reason,
    yen: Number(refund.yen),
    state: refund.state,
    on: japanDay(refund.done_at ?? refund.made_at),
  };
}

/** The account of a transfer that is awaited, once the provider has told of it. */
export function transferOf(charge: ChargeRow): DealTransfer | null {
  if (charge.state !== "awaiting" || charge.transfer === null) return null;
  return {
    ...(charge.transfer as Pick<
      DealTransfer,
      "bankName" | "branchName" | "accountType" | "accountNumber" | "accountName"
    >),
    yen: Number(charge.yen) - Number(charge.balance_yen),
    receivedYen: Number(charge.received_yen),
    dueAt: charge.due_at.toISOString(),
  };
}
