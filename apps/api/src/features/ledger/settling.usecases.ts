import type { ChargeFault } from "@tomoru/contract/deals/funding";
import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { conflictAt } from "../../platform/refusal.ts";
import { book } from "./book.usecases.ts";
import { voidCharge } from "./charge.usecases.ts";
import { type ChargeRow, concludeAttempt, holdChargeOfDeal, updateCharge } from "./charges.repository.ts";
import { findCompanyCharge, moveCompanyCharge } from "./company-copies.repository.ts";
import { isTakenBack } from "./deal-funding.usecases.ts";
import { type DealKey, findEntries } from "./entries.repository.ts";
import * as entries from "./entries.rules.ts";
import { oweAgain } from "./not-owed.usecases.ts";
import { openRefund } from "./refund.usecases.ts";
import { holdRefund, type RefundRow, updateRefund } from "./refunds.repository.ts";

type At = DealKey & { readonly now: Date };
type Paid = At & {
  readonly attempt: number;
  readonly intent: string;
  /** What has come by it. */
  readonly yen: number;
};

async function heldCharge(trx: Trx, key: DealKey): Promise<ChargeRow> {
  const charge = await holdChargeOfDeal(trx, key);
  if (!charge) throw new Error(`deal ${key.deal} has no charge`);
  return charge;
}

/**
 * What was missing of a charge has come, in the transaction in which its deal is secured. What an open page took beyond it, since the
 * balance had paid a part meanwhile, goes back.
 */
export async function chargePaid(
  deps: Pick<Deps, "jobs">,
  trx: Trx,
  { now, attempt, intent, yen, isOfBalance, ...key }: Paid & { isOfBalance: boolean },
): Promise<ChargeRow> {
  const charge = await heldCharge(trx, key);
  const restYen = Number(charge.yen) - Number(charge.balance_yen);
  if (yen < restYen) throw new Error(`the charge of deal ${key.deal} is not paid whole`);
  const balanceYen = isOfBalance ? Number(charge.yen) : Number(charge.balance_yen);
  await updateCharge(trx, {
    ...key,
    chargeId: charge.id,
    set: {
      state: "paid",
      fault: null,
      paid_attempt: attempt,
      intent,
      paid_at: now,
      received_yen: charge.yen,
      balance_yen: balanceYen,
    },
  });
  await concludeAttempt(trx, { ...key, chargeId: charge.id, attempt, state: "paid" });
  const lines = entries.cardPaid({ yen: restYen });
  await book(trx, { ...key, kind: "cardPaid", lines, about: intent, now });
  const copy = { companyId: charge.company_id, id: charge.id, state: "paid" as const, balanceYen };
  await moveCompanyCharge(trx, { ...copy, onDay: japanDay(now) });
  const overYen = yen - restYen;
  if (overYen > 0) {
    const over = entries.duplicate({ yen: overYen });
    await book(trx, { ...key, kind: "duplicate", n: attempt, lines: over, about: intent, now });
    await openRefund(deps, trx, { ...key, reason: "duplicate", yen: overYen, intent, now });
  }
  return charge;
}

/** What the company's balance pays of a charge, before its card is asked for the rest. `late`: nobody waits for it any more. */
export async function partPaid(
  trx: Trx,
  { now, attempt, intent, yen, ...key }: Paid,
): Promise<"part" | "same" | "late"> {
  const charge = await heldCharge(trx, key);
  if (charge.state === "paid" || charge.state === "voided") return "late";
  const lines = entries.cardPaid({ yen });
  if (!(await book(trx, { ...key, kind: "cardPaid", n: attempt, lines, about: intent, now }))) return "same";
  const balanceYen = Number(charge.balance_yen) + yen;
  await updateCharge(trx, { ...key, chargeId: charge.id, set: { balance_yen: balanceYen } });
  await concludeAttempt(trx, { ...key, chargeId: charge.id, attempt, state: "paid" });
  const { company_id: companyId, id, state } = charge;
  await moveCompanyCharge(trx, { companyId, id, state, balanceYen });
  return "part";
}

/**
 * Money for a deal that is not waiting for any: paid twice, or too late. It is booked and goes back at once. `same`: it is the
 * success that is known.
 */
export async function paidForNothing(
  deps: Pick<Deps, "jobs">,
  trx: Trx,
  { now, attempt, intent, yen, ...key }: Paid,
): Promise<"same" | "returned"> {
  const before = await heldCharge(trx, key);
  if (before.paid_attempt === attempt) return "same";
  // A deal that ended without its charge: what it owes ends with it.
  if (before.state !== "paid") await voidCharge(deps, trx, { ...key, now });
  const lines = entries.duplicate({ yen });
  await concludeAttempt(trx, { ...key, chargeId: before.id, attempt, state: "paid" });
  if (!(await book(trx, { ...key, kind: "duplicate", n: attempt, lines, about: intent, now }))) return "same";
  const reason = before.state === "paid" ? ("duplicate" as const) : ("late" as const);
  await openRefund(deps, trx, { ...key, reason, yen, intent, now });
  return "returned";
}

type Failed = At & { readonly attempt: number; readonly fault: ChargeFault };

/** Marks a charge that waits as failed. A refusal of an older attempt changes nothing. */
export async function chargeFailed(trx: Trx, { now: _, attempt, fault, ...key }: Failed): Promise<void> {
  const charge = await heldCharge(trx, key);
  await concludeAttempt(trx, { ...key, chargeId: charge.id, attempt, state: "failed" });
  if (charge.attempt !== attempt || charge.state === "paid" || charge.state === "voided") return;
  await updateCharge(trx, { ...key, chargeId: charge.id, set: { state: "failed", fault } });
  await moveCompanyCharge(trx, { companyId: charge.company_id, id: charge.id, state: "failed" });
}

/** The provider has no part in it any more: it failed there, or was settled past it. */
export const isLeftByProvider = ({ state }: Pick<RefundRow, "state">): boolean =>
  state === "failed" || state === "byHand" || state === "notOwed";

type OfRefund = Pick<DealKey, "influencerId"> & { readonly id: string; readonly now: Date };

/** Undefined: it is known already. Answers the refund as it was. */
export async function refundSucceeded(
  trx: Trx,
  { influencerId, id, now, intent }: OfRefund & { intent: string },
): Promise<RefundRow | undefined> {
  const refund = await holdRefund(trx, { influencerId, id });
  if (!refund || (refund.state !== "open" && refund.state !== "sent")) return undefined;
  await updateRefund(trx, { influencerId, id, set: { state: "succeeded", done_at: now } });
  await book(trx, {
    influencerId,
    deal: refund.deal,
    kind: "refunded",
    n: refund.n,
    lines: entries.refunded({ yen: Number(refund.yen) }),
    about: intent,
    now,
  });
  const copy = { companyId: refund.company_id, id, state: "succeeded" as const };
  await moveCompanyCharge(trx, { ...copy, onDay: japanDay(now) });
  return refund;
}

/** It stays owed until somebody pays it by hand. False: it is known already. */
export async function refundFailed(
  trx: Trx,
  { influencerId, id, now, intent }: OfRefund & { intent: string },
): Promise<boolean> {
  const refund = await holdRefund(trx, { influencerId, id });
  if (!refund || isLeftByProvider(refund)) return false;
  await updateRefund(trx, { influencerId, id, set: { state: "failed", done_at: null } });
  if (refund.state === "succeeded") {
    await book(trx, {
      influencerId,
      deal: refund.deal,
      kind: "refundFailed",
      n: refund.n,
      lines: entries.refundFailed({ yen: Number(refund.yen) }),
      about: intent,
      now,
    });
  }
  await moveCompanyCharge(trx, { companyId: refund.company_id, id, state: "failed" });
  return true;
}

type ByHand = DealKey & OfRefund & { readonly paidOn: string; readonly reference: string };

/**
 * Marks a failed refund as paid by hand; repeating it changes nothing (`isNew`, `paidOn` as it stands). Undefined where it cannot be.
 * 409 `dataInvalid` at `chargeback`: a bank has taken the money back, and may keep it for the company.
 */
export async function refundPaidByHand(
  trx: Trx,
  { influencerId, deal, id, now, paidOn, reference }: ByHand,
): Promise<{ refund: RefundRow; isNew: boolean; paidOn: string } | undefined> {
  // The race: a chargeback is booked under the charge's lock too.
  await holdChargeOfDeal(trx, { influencerId, deal });
  const refund = await holdRefund(trx, { influencerId, id });
  if (!refund) return undefined;
  if (refund.state === "byHand") {
    if (refund.reference !== reference) return undefined;
    const copy = await findCompanyCharge(trx, { companyId: refund.company_id, id });
    return { refund, isNew: false, paidOn: copy?.on_day ?? paidOn };
  }
  if (refund.state !== "failed") return undefined;
  if (await isTakenBack(trx, refund)) throw conflictAt("chargeback");
  const set = { state: "byHand" as const, reference, done_at: now };
  await updateRefund(trx, { influencerId, id, set });
  await book(trx, {
    influencerId,
    deal: refund.deal,
    kind: "refundedByHand",
    n: refund.n,
    lines: entries.refundedByHand({ yen: Number(refund.yen) }),
    about: reference,
    now,
  });
  await moveCompanyCharge(trx, { companyId: refund.company_id, id, state: "byHand", onDay: paidOn });
  return { refund: { ...refund, ...set }, isNew: true, paidOn };
}

type Disputed = At & {
  /** Tells several of one deal apart. */
  readonly n: number;
  readonly intent: string;
  readonly yen: number;
  readonly state: "open" | "won" | "lost";
};

/** What a card's bank has taken back, and what became of it. Answers what is new: nothing where all of it is known. */
export async function chargebackBooked(
  trx: Trx,
  { now, n, intent, yen, state, ...key }: Disputed,
): Promise<"opened" | "won" | "lost" | undefined> {
  await heldCharge(trx, key);
  const common = { ...key, n, about: intent, now };
  const opened = await book(trx, { ...common, kind: "chargeback", lines: entries.chargeback({ yen }) });
  if (state === "won") {
    const before = await findEntries(trx, key);
    const wasLost = before.some((entry) => entry.kind === "chargebackLost" && entry.n === n);
    const lines = entries.chargebackWon({ yen, wasLost });
    if (await book(trx, { ...common, kind: "chargebackWon", lines })) {
      if (wasLost) await oweAgain(trx, { ...key, intent, now });
      return "won";
    }
  }
  if (state === "lost") {
    const lines = entries.chargebackLost({ yen });
    if (await book(trx, { ...common, kind: "chargebackLost", lines })) return "lost";
  }
  return opened ? "opened" : undefined;
}
