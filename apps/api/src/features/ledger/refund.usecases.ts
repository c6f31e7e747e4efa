import type { ChargeAmounts } from "@tomoru/contract/deals/amounts";
import type { FundingWay } from "@tomoru/contract/deals/deal-states";
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
import { type DealKey, type Entry, findEntries } from "./entries.repository.ts";
import { withholdingReturned } from "./entries.rules.ts";
import { sendFunding } from "./funding-jobs.usecases.ts";
import { partsOfRefund, type Received } from "./refund-parts.rules.ts";
import { findRefunds, insertRefund, type RefundRow } from "./refunds.repository.ts";
import { sealPayee } from "./sealed-names.rules.ts";

type ToolPart = Pick<ChargeAmounts, "toolFeeYen" | "toolTaxYen">;
const noTool: ToolPart = { toolFeeYen: 0, toolTaxYen: 0 };

export type NewRefund = DealKey & {
  readonly reason: RefundReason;
  readonly yen: number;
  /** The part of the sum that returns the tool's fee; none unless given. */
  readonly tool?: ToolPart;
  /** Where it is not the intent that paid the charge. */
  readonly intent?: string;
  readonly now: Date;
};

/**
 * Money that goes back to where it came from: the rows and their job, before the provider hears of it. What a card and the company's
 * balance have paid together goes back to the card first. The deal's charge is held meanwhile, and all refunds of what an intent has
 * paid come to no more than it. Answers the first refund's id.
 */
export async function openRefund(
  { jobs }: Pick<Deps, "jobs">,
  trx: Trx,
  { influencerId, deal, reason, yen, tool = noTool, intent, now }: NewRefund,
): Promise<string> {
  const key = { influencerId, deal };
  const charge = await holdChargeOfDeal(trx, key);
  if (!charge) throw new Error(`deal ${deal} has no charge`);
  const before = await findRefunds(trx, key);
  const received = receivedOf(charge, await findEntries(trx, key));
  const parts = partsOfRefund({
    yen,
    received: received.filter((part) => intent === undefined || part.intent === intent),
    refunded: before.map((refund) => ({ intent: refund.intent ?? charge.intent, yen: Number(refund.yen) })),
  });
  if (!parts) throw new Error(`refunds of deal ${deal} would come to more than its charge`);
  const refunds = parts.map((part, nth) => ({ ...part, id: uuidAt(now), n: before.length + 1 + nth }));
  for (const { isOfBalance, ...part } of refunds) {
    const way = isOfBalance ? "transfer" : charge.way;
    // Where two go back, the first one's line has the tool's part of both.
    const ofTool = part.id === refunds[0]?.id ? tool : noTool;
    await insertWithCopy(trx, { ...part, charge, reason, way, tool: ofTool, now });
  }
  await sendFunding(jobs, trx, key);
  const [first] = refunds;
  if (!first) throw new Error(`a refund of deal ${deal} is of nothing`);
  return first.id;
}

/** What came by each intent, the balance's parts at the end; before anything was booked all of it is to come by the one that pays. */
function receivedOf(charge: ChargeRow, entries: readonly Entry[]): Received[] {
  const came = entries.filter(({ kind }) => kind === "cardPaid" || kind === "duplicate");
  if (came.length === 0) return [{ intent: charge.intent, yen: Number(charge.yen), isOfBalance: false }];
  const parts = came.map(({ kind, about, n, lines }) => ({
    intent: about,
    yen: lines.card,
    // Parts of it have the number of their attempt; else it has paid all or nothing.
    isOfBalance: kind === "cardPaid" && (n > 1 || charge.balance_yen === charge.yen),
  }));
  return [...parts.filter((part) => !part.isOfBalance), ...parts.filter((part) => part.isOfBalance)];
}

type Row = Required<Pick<NewRefund, "reason" | "yen" | "tool" | "now">> & {
  readonly charge: ChargeRow;
  readonly id: string;
  readonly n: number;
  readonly intent: string | null;
  readonly way: FundingWay;
};

async function insertWithCopy(trx: Trx, row: Row): Promise<void> {
  const { charge, id, n, reason, yen, intent, now } = row;
  await insertRefund(trx, {
    influencer_id: charge.influencer_id,
    id,
    deal: charge.deal,
    deal_id: charge.deal_id,
    charge: charge.id,
    company_id: charge.company_id,
    n,
    reason,
    yen: String(yen),
    // The intent that has paid is known by its charge.
    intent: intent === charge.intent ? null : intent,
    looked_at: now,
    made_at: now,
  });
  await copy(trx, row);
}

type Rest = Pick<Row, "charge" | "n" | "yen" | "now"> & { readonly refund: RefundRow };

/** What is left to give back of a refund that is not owed whole. */
export async function openRest(trx: Trx, { refund, charge, ...rest }: Rest): Promise<void> {
  const { reason, intent } = refund;
  const of = { charge, reason, intent: intent ?? charge.intent, way: charge.way, tool: noTool };
  await insertWithCopy(trx, { ...rest, ...of, id: uuidAt(rest.now) });
}

/** What the company lists of it. */
async function copy(trx: Trx, { charge, id, reason, way, yen, tool, now }: Row): Promise<void> {
  const { company_id, deal_id, influencer_id } = charge;
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
    tool_fee_yen: tool.toolFeeYen,
    tool_tax_yen: tool.toolTaxYen,
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
  /** The person from whom the law withholds the tax. */
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
