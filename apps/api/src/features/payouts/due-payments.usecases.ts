import type { BodyOf, ResultOf } from "@tomoru/contract/endpoint";
import type * as endpoints from "@tomoru/contract/operator/payments";
import type { DueGroup } from "@tomoru/contract/operator/payments";
import type { Deps } from "../../deps.ts";
import { audit } from "../../platform/audit-log.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { announce } from "../../platform/live/announce.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { conflictAt, Refusal, refuseField } from "../../platform/refusal.ts";
import { followHold, movePaymentStage } from "../deals/page/payment-stages.usecases.ts";
import { reasonsOf } from "../payments/payment-detail.usecases.ts";
import { creatorNamesOf } from "../profile/creator-names.usecases.ts";
import { bookPaid, bookUnclaimed, forgetPaid } from "./booking.usecases.ts";
import { type DueRow, findById, findDuePage, setHeld } from "./due-payments.repository.ts";
import { markPaidByHand, markUnclaimed } from "./payment-moves.repository.ts";
import { enqueueTransferMails } from "./transfer-mails.usecases.ts";
import { unclaimedBeforeOf } from "./unclaimed.rules.ts";

type Listed = ResultOf<typeof endpoints.listDuePayments>;
type Shown = Listed["docs"][number];

/** What is due, held, came back or is paid by hand, over all creators. */
export async function listDuePayments(
  deps: Deps,
  { of, offset, limit }: { of: DueGroup; offset: number; limit: number },
): Promise<Listed> {
  const unclaimedBefore = unclaimedBeforeOf(deps.clock.now());
  const rows = await findDuePage(deps.db, { of, unclaimedBefore, offset, rows: limit + 1 });
  return { docs: await shownOf(deps, deps.db, rows.slice(0, limit)), hasNextPage: rows.length > limit };
}

async function shownOf(deps: Deps, db: Queryable, rows: readonly DueRow[]): Promise<Shown[]> {
  const reasons = await reasonsOf(deps, db, rows);
  const nameOf = await creatorNamesOf(
    db,
    rows.map(({ influencer_id }) => influencer_id),
  );
  return rows.map((row) => ({
    paymentId: row.id,
    influencerId: row.influencer_id,
    creatorName: nameOf(row.influencer_id) || null,
    dealId: row.deal_id ?? "",
    companyName: row.payer,
    // Only what a deal pays is read.
    stage: row.stage ?? "due",
    reason: reasons.get(row.id)?.reason ?? null,
    heldFor: row.held,
    failure: row.failure ?? reasons.get(row.id)?.refusedFor ?? null,
    writtenOffAt: row.failure === "unclaimed" ? row.status_at.toISOString() : null,
    dueOn: row.due_on ?? row.date,
    netYen: Number(row.amount_yen),
  }));
}

type Acting = { readonly paymentId: string; readonly operator: string };

/** `dataNotFound`; `dataInvalid` at `paidOn` for a day to come or before it was owed, 409 at `stage` of what a run has, or was paid. The same again changes nothing. */
export function payByHand(
  deps: Deps,
  { paymentId, operator, paidOn, reference }: Acting & BodyOf<typeof endpoints.payByHand>,
): Promise<Shown> {
  const now = deps.clock.now();
  if (paidOn > japanDay(now)) throw refuseField("paidOn", "dataInvalid");
  return deps.db.transaction().execute(async (trx) => {
    const row = await findById(trx, paymentId);
    if (!row) throw new Refusal("dataNotFound");
    const influencerId = mintOwnerId<"influencer">(row.influencer_id);
    const isSame = row.stage === "paid" && row.run_id === null && row.paid_on === paidOn;
    if (!isSame) {
      // Before the report was accepted nobody was owed anything.
      if (row.accepted_on !== null && paidOn < row.accepted_on) throw refuseField("paidOn", "dataInvalid");
      const payment = await markPaidByHand(trx, { influencerId, paymentId, paidOn, now });
      if (!payment) throw conflictAt("stage");
      await movePaymentStage(trx, { payments: [payment], stage: "paid", now });
      await bookPaid(deps, trx, { payments: [payment], paidOn, now });
      await forgetPaid(trx, [influencerId]);
      await enqueueTransferMails(deps, trx, { kind: "paymentPaid", payments: [payment], date: paidOn, now });
      await announce(trx, influencerId, payment.companyId);
    }
    const about = { about: paymentId, ...(row.deal_id && { dealId: row.deal_id }) };
    await audit(trx, { operator, call: "payByHand", ...about, note: reference }, deps);
    return again(deps, trx, paymentId);
  });
}

/** 409 at `stage` of what a run has, was paid, or somebody else has held or let go meanwhile; held for the same again it stays. */
export function holdPayment(
  deps: Deps,
  { paymentId, operator, on, reason }: Acting & BodyOf<typeof endpoints.holdPayment>,
): Promise<Shown> {
  return deps.db.transaction().execute(async (trx) => {
    const row = await findById(trx, paymentId);
    if (!row) throw new Refusal("dataNotFound");
    const influencerId = mintOwnerId<"influencer">(row.influencer_id);
    if (!(await setHeld(trx, { influencerId, paymentId, held: on ? reason : null }))) {
      const standing = await again(deps, trx, paymentId);
      if (on && standing.heldFor === reason) return standing;
      throw conflictAt("stage");
    }
    await followHold(trx, { payments: [{ influencerId, deal: row.deal ?? "" }], now: deps.clock.now() });
    const about = { about: paymentId, ...(row.deal_id && { dealId: row.deal_id }) };
    await audit(
      trx,
      { operator, call: "holdPayment", ...about, note: `${on ? "on" : "off"}: ${reason}` },
      deps,
    );
    await announce(trx, influencerId);
    return again(deps, trx, paymentId);
  });
}

/**
 * Books out what nobody has claimed, once: the same again changes nothing. 409 at `dueOn` before its years are over, at `state` of
 * what is held, a run has, or was paid.
 */
export function writeOffPayment(
  deps: Deps,
  { paymentId, operator, reason }: Acting & BodyOf<typeof endpoints.writeOffPayment>,
): Promise<Shown> {
  const now = deps.clock.now();
  const dueBefore = unclaimedBeforeOf(now);
  return deps.db.transaction().execute(async (trx) => {
    const row = await findById(trx, paymentId);
    if (!row) throw new Refusal("dataNotFound");
    const influencerId = mintOwnerId<"influencer">(row.influencer_id);
    const payment = await markUnclaimed(trx, { influencerId, paymentId, dueBefore, now });
    if (!payment) {
      // Read anew: another call may have done it between the two statements.
      const standing = await again(deps, trx, paymentId);
      if (standing.writtenOffAt !== null) return standing;
      const isOpen = standing.stage === "due" || standing.stage === "failed";
      throw conflictAt(isOpen && standing.dueOn >= dueBefore ? "dueOn" : "state");
    }
    await movePaymentStage(trx, { payments: [payment], stage: "failed", isWrittenOff: true, now });
    await bookUnclaimed(trx, { payment, now });
    await forgetPaid(trx, [influencerId]);
    await announce(trx, influencerId, payment.companyId);
    const about = { about: paymentId, dealId: payment.dealId };
    await audit(trx, { operator, call: "writeOffPayment", ...about, note: reason }, deps);
    return again(deps, trx, paymentId);
  });
}

async function again(deps: Deps, db: Queryable, paymentId: string): Promise<Shown> {
  const row = await findById(db, paymentId);
  const [shown] = row ? await shownOf(deps, db, [row]) : [];
  if (!shown) throw new Refusal("dataNotFound");
  return shown;
}
