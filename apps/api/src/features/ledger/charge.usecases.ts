import { chargeOf } from "@tomoru/contract/deals/amounts";
import type { FundingWay } from "@tomoru/contract/deals/deal-states";
import type { Deps } from "../../deps.ts";
import type { KeyRing } from "../../platform/crypto/key-ring.ts";
import type { Trx } from "../../platform/db/database.ts";
import { japanDay } from "../../platform/japan-time.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { book } from "./book.usecases.ts";
import {
  type ChargeRow,
  holdChargeOfDeal,
  insertAttempt,
  insertCharge,
  updateCharge,
} from "./charges.repository.ts";
import { insertCompanyCharge, moveCompanyCharge } from "./company-copies.repository.ts";
import type { DealKey } from "./entries.repository.ts";
import { accepted, cancelled, charged, chargeVoided } from "./entries.rules.ts";
import { sendFunding } from "./funding-jobs.usecases.ts";
import { openRefund } from "./refund.usecases.ts";
import { type Buyer, openBuyer, sealBuyer } from "./sealed-names.rules.ts";

/** The charge of a deal, held until the transaction ends; undefined before its contract. */
export const holdCharge = holdChargeOfDeal;

/** Changes a charge that is held. */
export const putCharge = updateCharge;

type Parts = Pick<Deps, "jobs" | "keys">;

export type NewCharge = DealKey & {
  readonly companyId: OwnerId<"company">;
  readonly dealId: string;
  readonly feeYen: number;
  readonly toolFeeBps: number;
  /** Whether the creator lives in Japan. */
  readonly isTaxed: boolean;
  readonly way: FundingWay;
  /** As the contract names the orderer: whom the receipt is made out to. */
  readonly buyer: { readonly name: string; readonly address: string | null };
  readonly productName: string | null;
  /** As the company knows the creator. */
  readonly creatorName: string;
  /** From then on the deal is not paid for. */
  readonly dueAt: Date;
  readonly now: Date;
};

/**
 * The second acceptance: what the company owes, written with the contract and before the provider hears of it. The job drives it
 * until the money is there. Again: nothing.
 */
export async function openCharge({ jobs, keys }: Parts, trx: Trx, charge: NewCharge): Promise<void> {
  const { influencerId, deal, companyId, dealId, feeYen, toolFeeBps, isTaxed, way, now } = charge;
  const amounts = chargeOf({ feeYen, toolFeeBps, isTaxed });
  const id = uuidAt(now);
  const state = way === "card" ? ("charging" as const) : ("awaiting" as const);
  const isNew = await insertCharge(trx, {
    influencer_id: influencerId,
    id,
    deal,
    deal_id: dealId,
    company_id: companyId,
    yen: String(amounts.chargeYen),
    fee_yen: String(amounts.feeYen),
    tax_yen: String(amounts.taxYen),
    tool_fee_yen: String(amounts.toolFeeYen),
    tool_tax_yen: String(amounts.toolTaxYen),
    tool_fee_bps: toolFeeBps,
    way,
    state,
    paid_attempt: null,
    intent: null,
    outcome: null,
    kept_yen: String(amounts.chargeYen),
    buyer: sealBuyer(keys, { influencerId, id }, charge.buyer),
    due_at: charge.dueAt,
    looked_at: now,
    made_at: now,
  });
  if (!isNew) return;
  await insertAttempt(trx, { influencerId, chargeId: id, attempt: 1, way, now });
  await book(trx, { influencerId, deal, kind: "charged", lines: charged({ yen: amounts.chargeYen }), now });
  await insertCompanyCharge(trx, {
    company_id: companyId,
    id,
    kind: "charge",
    charge: id,
    influencer_id: influencerId,
    deal_id: dealId,
    product_name: charge.productName,
    creator_name: charge.creatorName,
    reason: null,
    way,
    yen: amounts.chargeYen,
    tool_fee_yen: amounts.toolFeeYen,
    tool_tax_yen: amounts.toolTaxYen,
    state,
    on_day: japanDay(now),
  });
  await sendFunding(jobs, trx, { influencerId, deal });
}

type At = DealKey & { readonly now: Date };

async function held(trx: Trx, key: DealKey) {
  const charge = await holdChargeOfDeal(trx, key);
  if (!charge) throw new Error(`deal ${key.deal} has no charge`);
  const feeYen = Number(charge.fee_yen);
  const terms = {
    feeYen,
    toolFeeBps: charge.tool_fee_bps,
    isTaxed: Number(charge.tax_yen) > 0,
  };
  return { charge, terms };
}

/** Nobody paid in time, or one side left before: nothing is owed, and what comes all the same goes back. Again: nothing. */
export async function voidCharge({ jobs }: Pick<Deps, "jobs">, trx: Trx, { now, ...key }: At): Promise<void> {
  const { charge } = await held(trx, key);
  if (charge.outcome !== null) return;
  if (charge.state === "paid") throw new Error(`the charge of deal ${key.deal} is paid`);
  await updateCharge(trx, {
    ...key,
    chargeId: charge.id,
    set: { state: "voided", outcome: "voided", kept_yen: 0 },
  });
  const paidYen = Number(charge.balance_yen);
  const lines = chargeVoided({ yen: Number(charge.yen), paidYen });
  await book(trx, { ...key, kind: "chargeVoided", lines, now });
  await moveCompanyCharge(trx, { companyId: charge.company_id, id: charge.id, state: "voided" });
  // What the company's balance had paid of it already.
  if (paidYen > 0) await openRefund({ jobs }, trx, { ...key, reason: "cancelled", yen: paidYen, now });
  await sendFunding(jobs, trx, key);
}

/** The report is accepted: the fee is the creator's. Of accepting and cancelling one is booked; again: nothing. */
export async function bookAccepted(trx: Trx, { now, ...key }: At): Promise<void> {
  const { charge, terms } = await held(trx, key);
  if (charge.outcome !== null) return;
  await updateCharge(trx, { ...key, chargeId: charge.id, set: { outcome: "accepted" } });
  await book(trx, { ...key, kind: "accepted", lines: accepted(chargeOf(terms)), now });
}

/** A deal that was paid for is over: the creator keeps a share of the fee, whole percents, and the rest goes back. */
export async function bookCancelled(
  parts: Pick<Deps, "jobs">,
  trx: Trx,
  { now, creatorPct, ...key }: At & { creatorPct: number },
): Promise<void> {
  const { charge, terms } = await held(trx, key);
  if (charge.outcome !== null) return;
  const { lines, keptYen, refundYen, tool } = cancelled({ ...terms, percent: creatorPct });
  await updateCharge(trx, {
    ...key,
    chargeId: charge.id,
    set: { outcome: "cancelled", kept_yen: keptYen },
  });
  await book(trx, { ...key, kind: "cancelled", lines, now });
  if (refundYen > 0) await openRefund(parts, trx, { ...key, reason: "cancelled", yen: refundYen, tool, now });
}

type Another = DealKey & {
  readonly chargeId: string;
  readonly attempt: number;
  readonly way: FundingWay;
  readonly dueAt: Date;
};

/** Its company pays anew, or another way. Under the charge's lock. */
export async function moveCharge(
  trx: Trx,
  { chargeId, attempt, way, dueAt, ...key }: Another,
): Promise<void> {
  const { charge } = await held(trx, key);
  const state = way === "card" ? ("charging" as const) : ("awaiting" as const);
  const set = { attempt, way, state, fault: null, due_at: dueAt, transfer: null, received_yen: 0 };
  await updateCharge(trx, { ...key, chargeId, set });
  await moveCompanyCharge(trx, { companyId: charge.company_id, id: chargeId, state, way });
}

/** Its company has until then: a deal that was held goes on. Under the charge's lock. */
export async function extendCharge(trx: Trx, { dueAt, ...key }: DealKey & { dueAt: Date }): Promise<void> {
  const { charge } = await held(trx, key);
  await updateCharge(trx, { ...key, chargeId: charge.id, set: { due_at: dueAt } });
}

/** The buyer on a charge's receipt. */
export function buyerOf(
  keys: KeyRing,
  { influencerId, charge }: Pick<DealKey, "influencerId"> & { charge: Pick<ChargeRow, "id" | "buyer"> },
): Buyer {
  return openBuyer(keys, { influencerId, id: charge.id }, charge.buyer);
}
