import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { RefundReason } from "../../platform/db/money-tables.ts";
import { daysAfter, firstDayOf, japanDay, monthsAfter } from "../../platform/japan-time.ts";
import { uuidAt } from "../../platform/random.ts";
import { book } from "./book.usecases.ts";
import { type ChargeRow, holdChargeOfDeal } from "./charges.repository.ts";
import {
  findCompanyCharge,
  insertCompanyCharge,
  insertCompanyWithholding,
} from "./company-copies.repository.ts";
import type { DealKey } from "./entries.repository.ts";
import { withholdingReturned } from "./entries.rules.ts";
import { sendFunding } from "./funding-jobs.usecases.ts";
import { findRefunds, insertRefund } from "./refunds.repository.ts";
import { sealPayee } from "./sealed-names.rules.ts";

export type NewRefund = DealKey & {
  readonly reason: RefundReason;
  readonly yen: number;
  /** Of another intent than the one that has paid. */
  readonly intent?: string;
  readonly now: Date;
};

/**
 * Money that goes back to where it came from: the row and its job, before the provider hears of it. The deal's charge is held
 * meanwhile, and all refunds of what was paid come to no more than it. Answers the refund's id.
 */
export async function openRefund(
  { jobs }: Pick<Deps, "jobs">,
  trx: Trx,
  { influencerId, deal, reason, yen, intent, now }: NewRefund,
): Promise<string> {
  const key = { influencerId, deal };
  const charge = await holdChargeOfDeal(trx, key);
  if (!charge) throw new Error(`deal ${deal} has no charge`);
  const before = await findRefunds(trx, key);
  const ofSame = before.filter((refund) => refund.intent === (intent ?? null));
  const sum = ofSame.reduce((total, refund) => total + Number(refund.yen), yen);
  if (sum > Number(charge.yen)) throw new Error(`refunds of deal ${deal} would come to more than its charge`);
  const id = uuidAt(now);
  await insertRefund(trx, {
    influencer_id: influencerId,
    id,
    deal,
    deal_id: charge.deal_id,
    charge: charge.id,
    company_id: charge.company_id,
    n: before.length + 1,
    reason,
    yen: String(yen),
    intent: intent ?? null,
    looked_at: now,
    made_at: now,
  });
  await copy(trx, { charge, id, reason, yen, now });
  await sendFunding(jobs, trx, key);
  return id;
}

type Copied = Pick<NewRefund, "reason" | "yen" | "now"> & {
  readonly charge: ChargeRow;
  readonly id: string;
};

async function copy(trx: Trx, { charge, id, reason, yen, now }: Copied): Promise<void> {
  const { company_id, way, deal_id, influencer_id } = charge;
  const names = await findCompanyCharge(trx, { companyId: company_id, id: charge.id });
  await insertCompanyCharge(trx, {
    company_id,
    id,
    kind: "refund",
    charge: charge.id,
    influencer_id,
    deal_id,
    product_name: names?.product_name ?? null,
    creator_name: names?.creator_name ?? "",
    reason,
    way,
    yen,
    tool_fee_yen: 0,
    tool_tax_yen: 0,
    state: "open",
    on_day: japanDay(now),
  });
}

export type PaidWithWithholding = DealKey & {
  /** Which payment of the deal: the same again brings nothing back twice. */
  readonly n?: number;
  readonly kind: "std" | "nonResident";
  /** One of the contract's reasons. */
  readonly reason: string;
  /** Whom the tax is withheld from, by law. */
  readonly payee: string;
  /** The fee without tax: what is withheld from. */
  readonly grossYen: number;
  readonly withheldYen: number;
  /** A day of Japan. */
  readonly paidOn: string;
  readonly now: Date;
};

/** A payment with tax held back was paid: the orderer gets the tax, which it remits by the tenth of the next month. */
export async function returnWithholding(
  parts: Pick<Deps, "jobs" | "keys">,
  trx: Trx,
  { influencerId, deal, n = 1, now, ...of }: PaidWithWithholding,
): Promise<void> {
  if (of.withheldYen === 0) return;
  const key = { influencerId, deal };
  const charge = await holdChargeOfDeal(trx, key);
  if (!charge) throw new Error(`deal ${deal} has no charge`);
  const lines = withholdingReturned({ yen: of.withheldYen });
  if (!(await book(trx, { ...key, kind: "withholdingReturned", n, lines, now }))) return;
  const id = await openRefund(parts, trx, { ...key, reason: "withholding", yen: of.withheldYen, now });
  const names = await findCompanyCharge(trx, { companyId: charge.company_id, id: charge.id });
  await insertCompanyWithholding(trx, {
    company_id: charge.company_id,
    id,
    influencer_id: influencerId,
    deal_id: charge.deal_id,
    product_name: names?.product_name ?? null,
    payee: sealPayee(parts.keys, { companyId: charge.company_id, id }, of.payee),
    kind: of.kind,
    reason: of.reason,
    gross_yen: of.grossYen,
    withheld_yen: of.withheldYen,
    paid_on: of.paidOn,
    due_on: remittedBy(of.paidOn),
  });
}

/** The tenth of the month after a payment. */
function remittedBy(paidOn: string): string {
  return daysAfter(firstDayOf(monthsAfter(paidOn.slice(0, 7), 1)), 9);
}
