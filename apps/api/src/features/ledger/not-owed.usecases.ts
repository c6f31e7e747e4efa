import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { book } from "./book.usecases.ts";
import { holdChargeOfDeal } from "./charges.repository.ts";
import { moveCompanyCharge } from "./company-copies.repository.ts";
import { type DealKey, type Entry, findEntries } from "./entries.repository.ts";
import { refundNotOwed, refundOwedAgain } from "./entries.rules.ts";
import { sendFunding } from "./funding-jobs.usecases.ts";
import { openRest } from "./refund.usecases.ts";
import { holdRefunds, type RefundRow, updateRefund } from "./refunds.repository.ts";

/** What a bank has kept of an intent for good, less the refunds that are not owed because of it. */
const lostOf = (entries: readonly Entry[], intent: string | null) =>
  entries.reduce((sum, { about, lines }) => (about === intent ? sum + lines.loss : sum), 0);

type Lost = DealKey & {
  /** A refund that was asked for since may be on its way yet: it waits. */
  readonly calledBefore: Date;
  readonly now: Date;
};

/**
 * A chargeback that is lost has given the company its money: as much of the refunds of its intent is not owed any more. Of one that is
 * larger the rest becomes a refund of its own. Again: nothing.
 */
export async function endLostRefunds(
  { jobs }: Pick<Deps, "jobs">,
  trx: Trx,
  { calledBefore, now, ...key }: Lost,
): Promise<void> {
  const charge = await holdChargeOfDeal(trx, key);
  if (!charge) return;
  const refunds = await holdRefunds(trx, key);
  let last = refunds.length;
  for (const refund of refunds) {
    if (!isWaiting(refund, calledBefore)) continue;
    const intent = refund.intent ?? charge.intent;
    const yen = Number(refund.yen);
    const lostYen = Math.min(lostOf(await findEntries(trx, key), intent), yen);
    if (lostYen <= 0) continue;
    const lines = refundNotOwed({ yen: lostYen });
    const entry = { ...key, kind: "refundNotOwed" as const, n: refund.n, lines, about: intent, now };
    if (!(await book(trx, entry))) continue;
    const set = { state: "notOwed" as const, yen: String(lostYen), done_at: now };
    await updateRefund(trx, { influencerId: key.influencerId, id: refund.id, set });
    const copy = { companyId: refund.company_id, id: refund.id, state: "notOwed" as const };
    await moveCompanyCharge(trx, { ...copy, yen: lostYen, onDay: japanDay(now) });
    if (lostYen === yen) continue;
    last += 1;
    await openRest(trx, { charge, refund, n: last, yen: yen - lostYen, now });
    await sendFunding(jobs, trx, key);
  }
}

const isWaiting = ({ state, stripe_id, called_at }: RefundRow, calledBefore: Date) =>
  state === "failed" ||
  (state === "open" && stripe_id === null && (called_at === null || called_at <= calledBefore));

/** A bank has given back what it had kept for good: what was not owed because of it is owed again, the last first. */
export async function oweAgain(
  trx: Trx,
  { intent, now, ...key }: DealKey & { readonly intent: string; readonly now: Date },
): Promise<void> {
  const charge = await holdChargeOfDeal(trx, key);
  let overYen = 0 - lostOf(await findEntries(trx, key), intent);
  for (const refund of (await holdRefunds(trx, key)).toReversed()) {
    const isOfIntent = (refund.intent ?? charge?.intent) === intent;
    if (overYen <= 0 || !isOfIntent || refund.state !== "notOwed") continue;
    const yen = Number(refund.yen);
    // What the provider could not give back before is to be paid by hand, as before.
    const state = refund.stripe_id === null ? ("open" as const) : ("failed" as const);
    const set = { state, attempt: refund.attempt + 1, called_at: null, done_at: null };
    await updateRefund(trx, { influencerId: key.influencerId, id: refund.id, set });
    const lines = refundOwedAgain({ yen });
    await book(trx, { ...key, kind: "refundOwedAgain", n: refund.n, lines, about: intent, now });
    await moveCompanyCharge(trx, { companyId: refund.company_id, id: refund.id, state });
    overYen -= yen;
  }
}
