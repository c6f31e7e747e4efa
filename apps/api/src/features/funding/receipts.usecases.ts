import type { Receipt } from "@tomoru/contract/company/charges";
import { taxPercentOn } from "@tomoru/contract/company/plans";
import { cancelledAt } from "@tomoru/contract/deals/amounts";
import { isRefundOver } from "@tomoru/contract/deals/funding";
import type { Deps } from "../../deps.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { buyerOf } from "../ledger/charge.usecases.ts";
import { refundOf, transferOf } from "../ledger/deal-funding.usecases.ts";
import { stageOfDeal } from "../payments/deal-payments.usecases.ts";
import { findCopy } from "./charge-list.repository.ts";
import { type ChargeRow, findDealOfCharge, findMoney } from "./money.repository.ts";

/** What a charge's receipt says. The tool's fee is our invoice; the creator's is received in her name. `dataNotFound`. */
export async function receiptOf(
  deps: Pick<Deps, "db" | "keys" | "config">,
  { companyId, chargeId }: { companyId: OwnerId<"company">; chargeId: string },
): Promise<Receipt> {
  const copy = await findCopy(deps.db, { companyId, id: chargeId });
  const deal = copy && (await findDealOfCharge(deps.db, copy));
  const money = deal && (await findMoney(deps.db, deal));
  if (!copy || !money) throw new Refusal("dataNotFound");
  const { charge, refunds } = money;
  const given = refunds.filter(({ state }) => isRefundOver(state));
  const { name, address, invoiceNumber } = deps.config.operator;
  const influencerId = mintOwnerId<"influencer">(charge.influencer_id);
  const payment = await stageOfDeal(deps.db, { influencerId, dealId: charge.deal_id });
  return {
    chargeId,
    number: numberOf(charge),
    dealId: charge.deal_id,
    productName: copy.product_name,
    creatorName: copy.creator_name,
    way: charge.way,
    state: charge.state,
    feeYen: Number(charge.fee_yen),
    taxYen: Number(charge.tax_yen),
    toolFeeYen: Number(charge.tool_fee_yen),
    toolTaxYen: Number(charge.tool_tax_yen),
    chargeYen: Number(charge.yen),
    balanceYen: Number(charge.balance_yen),
    taxPercent: taxPercentOn(japanDay(charge.made_at)),
    kept: keptOf(charge),
    madeOn: japanDay(charge.made_at),
    paidOn: charge.paid_at && japanDay(charge.paid_at),
    refunds: refunds.map(refundOf),
    refundedYen: given.reduce((sum, { yen }) => sum + Number(yen), 0),
    paymentId: payment?.paymentId ?? null,
    transfer: transferOf(charge),
    issuer: { name, address, invoiceNumber },
    buyer: buyerOf(deps.keys, { influencerId, charge }),
  };
}

function numberOf({ id, made_at }: ChargeRow): string {
  return `R-${japanDay(made_at).slice(0, 7).replace("-", "")}-${id.slice(-8).toUpperCase()}`;
}

/** All of it, until a deal is cancelled for a share of its fee. */
function keptOf(charge: ChargeRow): Receipt["kept"] {
  const whole = {
    toolFeeYen: Number(charge.tool_fee_yen),
    toolTaxYen: Number(charge.tool_tax_yen),
    chargeYen: Number(charge.yen),
  };
  if (charge.outcome === null || charge.outcome === "accepted") return whole;
  const keptYen = Number(charge.kept_yen);
  for (let percent = 0; percent <= 100; percent += 1) {
    const { kept } = cancelledAt({
      feeYen: Number(charge.fee_yen),
      toolFeeBps: charge.tool_fee_bps,
      isTaxed: Number(charge.tax_yen) > 0,
      percent,
    });
    if (kept.chargeYen === keptYen) return kept;
  }
  throw new Error(`what is kept of ${charge.id} is no share of it`);
}
