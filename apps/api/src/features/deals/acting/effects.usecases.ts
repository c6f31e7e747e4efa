import { amountsOf, feeShareOf, isTaxed } from "@tomoru/contract/deals/amounts";
import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import {
  bookAccepted,
  bookCancelled,
  extendCharge,
  openCharge,
  voidCharge,
} from "../../ledger/charge.usecases.ts";
import { fundingOfDeal } from "../../ledger/deal-funding.usecases.ts";
import { openDealPayment } from "../../payments/deal-payments.usecases.ts";
import { findContract, findVersion } from "../agreement/terms.repository.ts";
import { partiesIn, sheetIn } from "../agreement/versions.rules.ts";
import type { Act } from "../transitions/deal-facts.rules.ts";
import type { Deal } from "../transitions/deal-row.rules.ts";
import type { Moved } from "../transitions/transition-parts.rules.ts";
import { putNet } from "./acting.repository.ts";
import { approveByClock } from "./clock-approval.usecases.ts";

/** An act that has moved a deal, within its transaction. */
export type Done = {
  readonly trx: Trx;
  readonly deal: Deal;
  readonly before: Deal;
  readonly act: Act;
  readonly moved: Moved;
  readonly now: Date;
};

/**
 * What hangs on an act in money: the entry that the transition names, the charge that a contract opens, the payment that an accepted
 * report or a share is owed by, the refund of the rest. That the money has come is booked by whoever heard of it.
 */
export async function takeEffect(deps: Deps, done: Done): Promise<void> {
  const { trx, deal, moved, now, act } = done;
  if (act.kind === "tick" && moved.mail === "draftApproved") await approveByClock(trx, deal, now);
  const key = { influencerId: mintOwnerId<"influencer">(deal.row.influencer_id), deal: deal.row.id, now };
  const { hold, turnKind, turnDueAt } = deal.facts;
  const isAwaitedAnew = turnKind === "fund" && hold === null && done.before.facts.hold !== null;
  if (isAwaitedAnew && turnDueAt) await extendCharge(trx, { ...key, dueAt: turnDueAt });
  switch (moved.ledger) {
    case "charged":
      return charge(deps, done);
    case "chargeVoided":
      return voidCharge(deps, trx, key);
    case "accepted":
      await bookAccepted(trx, key);
      return pay(deps, done, { percent: 100 });
    case "cancelled":
      await bookCancelled(deps, trx, { ...key, creatorPct: deal.facts.creatorPct ?? 0 });
      return pay(deps, done, { percent: deal.facts.creatorPct ?? 0 });
    case "cardPaid":
    case null:
      return;
  }
}

/** What was agreed, as it was frozen. */
async function contractOf({ keys }: Pick<Deps, "keys">, trx: Trx, { row }: Deal) {
  const version = row.contract_version ?? 0;
  const terms = await findVersion(trx, row, version);
  const contract = await findContract(trx, row, version);
  if (!terms || !contract) throw new Error(`deal ${row.deal_id} has no contract`);
  return { sheet: sheetIn(keys, terms), contract, parties: partiesIn(keys, contract) };
}

async function charge(deps: Deps, { trx, deal, now }: Done): Promise<void> {
  const { row } = deal;
  const { sheet, contract } = await contractOf(deps, trx, deal);
  const { orderer, terms, creator } = sheet;
  await openCharge(deps, trx, {
    influencerId: mintOwnerId<"influencer">(row.influencer_id),
    deal: row.id,
    dealId: row.deal_id,
    companyId: mintOwnerId<"company">(row.company_id),
    feeYen: terms.feeYen,
    toolFeeBps: contract.tool_fee_bps,
    isTaxed: isTaxed(terms.withholding),
    way: contract.funding,
    buyer: { name: orderer.name, address: orderer.address },
    productName: row.product_name,
    creatorName: creator.name,
    dueAt: row.turn_due_at ?? now,
    now,
  });
}

/** A share is taxable work done, and is paid like a fee. Nothing is owed by 0. */
async function pay(deps: Deps, { trx, deal, now }: Done, { percent }: { percent: number }): Promise<void> {
  const { row } = deal;
  if (percent === 0) return;
  const influencerId = mintOwnerId<"influencer">(row.influencer_id);
  const { sheet, parties } = await contractOf(deps, trx, deal);
  const { charge: paid } = await fundingOfDeal(trx, { influencerId, deal: row.id });
  const today = japanDay(now);
  const { withholding } = sheet.terms;
  const feeYen = feeShareOf(sheet.terms.feeYen, percent);
  const payOn = row.pay_due_on ?? today;
  const amounts = amountsOf({ feeYen, withholding, paidOn: payOn });
  await openDealPayment(deps, trx, {
    influencerId,
    companyId: mintOwnerId<"company">(row.company_id),
    deal: row.id,
    dealId: row.deal_id,
    issuer: sheet.orderer,
    payee: {
      legalName: parties.creatorLegalName,
      tradeName: parties.creatorTradeName,
      invoiceNumber: parties.creatorInvoiceNumber,
      isConfirmed: parties.isInvoiceConfirmed,
    },
    receivedOn: row.reported_on ?? today,
    securedOn: paid?.paidAt ? japanDay(new Date(paid.paidAt)) : today,
    platform: row.platform,
    productName: row.product_name,
    formats: sheet.terms.formats,
    sharePercent: percent === 100 && row.state === "accepted" ? null : percent,
    ...amounts,
    withholding,
    payOn,
    now,
  });
  if (row.state === "cancelled") await putNet(trx, row, amounts.netYen);
}
