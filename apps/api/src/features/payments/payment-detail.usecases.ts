import type { DealPayment } from "@tomoru/contract/deals/deal";
import type { DueReason, FailureCause } from "@tomoru/contract/deals/payout-states";
import type { PaymentDetail } from "@tomoru/contract/influencer/deal-payments";
import type { Deps } from "../../deps.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { transferAccount } from "../bank/bank.usecases.ts";
import { payeesOf, savedAtOf } from "../bank/payee.usecases.ts";
import { findDealPayment, findDigitsOfRun, findPaymentOf } from "./deal-payments.repository.ts";
import { type DealPaymentRow, standingOf, stepsOf } from "./payment-stage.rules.ts";
import { isPurchase } from "./statement.rules.ts";
import { statementOf } from "./statements.usecases.ts";

/** Where one payment is. `dataNotFound` for what is nobody's, somebody else's, or was paid outside of deals. */
export async function paymentDetail(
  deps: Deps,
  { influencerId, paymentId }: { influencerId: OwnerId<"influencer">; paymentId: string },
): Promise<PaymentDetail> {
  const { db, clock } = deps;
  const payment = await findDealPayment(db, { influencerId, paymentId });
  if (!payment?.stage || !payment.deal_id || !payment.platform) throw new Refusal("dataNotFound");
  const [statement, payees, savedAt, account, digits] = await Promise.all([
    statementOf(deps, db, { influencerId, paymentId }),
    payeesOf(deps, db, { influencerIds: [influencerId], now: clock.now() }),
    savedAtOf(db, [influencerId]),
    transferAccount(deps, influencerId),
    payment.run_id ? findDigitsOfRun(db, { influencerId, runId: payment.run_id }) : undefined,
  ]);
  const { withholding, productName, issuer, sharePercent } = statement;
  const standing = standingOf(payment, {
    payee: payees.get(influencerId) ?? { kind: "noBank" },
    savedAt: savedAt.get(influencerId),
  });
  const isSameAccount = digits === undefined || digits === account?.lastDigits;
  return {
    paymentId,
    dealId: payment.deal_id,
    productName,
    companyName: issuer.name,
    platform: payment.platform,
    stage: payment.stage,
    ...standing,
    heldFor: payment.held,
    failure: payment.failure,
    dueOn: payment.due_on ?? payment.date,
    paidOn: payment.paid_on,
    sharePercent,
    feeYen: Number(payment.fee_yen),
    taxYen: Number(payment.tax_yen),
    withholding: { kind: withholding.kind, reason: withholding.reason },
    withholdingYen: withholding.yen,
    netYen: Number(payment.amount_yen),
    steps: stepsOf(payment),
    statementNumber: statement.number,
    isPurchase: isPurchase(statement.payee),
    account: isSameAccount ? account : { bankName: null, lastDigits: digits },
  };
}

/** How what a deal pays stands, as its creator reads it there; null before there is any. */
export async function dealPaymentOf(
  deps: Pick<Deps, "keys" | "clock">,
  db: Queryable,
  { influencerId, dealId }: { influencerId: OwnerId<"influencer">; dealId: string },
): Promise<DealPayment | null> {
  const row = await findPaymentOf(db, { influencerId, dealId });
  if (!row?.stage) return null;
  const asked = { influencerIds: [influencerId], now: deps.clock.now() };
  const [payees, savedAt] = await Promise.all([
    payeesOf(deps, db, asked),
    savedAtOf(db, asked.influencerIds),
  ]);
  const payee = payees.get(influencerId) ?? { kind: "noBank" as const };
  const { reason, actor } = standingOf(row, { payee, savedAt: savedAt.get(influencerId) });
  return { paymentId: row.id, reason, actor, heldFor: row.held, failure: row.failure };
}

type Why = { readonly reason: DueReason | null; readonly refusedFor: FailureCause | null };

/** Why payments are where they are, by their ids; of a bank account that came back, what the bank said of it. */
export async function reasonsOf(
  deps: Deps,
  db: Queryable,
  rows: readonly DealPaymentRow[],
): Promise<Map<string, Why>> {
  const ids = rows.map(({ influencer_id }) => mintOwnerId<"influencer">(influencer_id));
  const influencerIds = [...new Set(ids)];
  const payees = await payeesOf(deps, db, { influencerIds, now: deps.clock.now() });
  const savedAt = await savedAtOf(db, influencerIds);
  return new Map(
    rows.map((row) => {
      const id = mintOwnerId<"influencer">(row.influencer_id);
      const payee = payees.get(id) ?? { kind: "noBank" as const };
      const { reason } = standingOf(row, { payee, savedAt: savedAt.get(id) });
      const isRefused = reason === "bankUnresolved" && payee.kind === "bankUnresolved";
      return [row.id, { reason, refusedFor: isRefused ? payee.refusedFor : null }];
    }),
  );
}
