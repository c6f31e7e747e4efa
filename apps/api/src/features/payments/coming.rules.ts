import type { TurnKind } from "@tomoru/contract/deals/deal-states";
import { nextPayDate } from "@tomoru/contract/deals/pay-cuts";
import type { FailureCause, PaymentActor } from "@tomoru/contract/deals/payout-states";
import { type ComingPayment, isOverdue } from "@tomoru/contract/influencer/payments";
import { limits } from "@tomoru/contract/limits";
import {
  type DealPaymentRow,
  isSavedSince,
  type Payee,
  reachedStep,
  standingOf,
} from "./payment-stage.rules.ts";

/** A payment that is not made yet. */
export type UnpaidRow = Pick<
  DealPaymentRow,
  | "id"
  | "date"
  | "description"
  | "amount_yen"
  | "withheld_yen"
  | "status"
  | "status_at"
  | "deal_id"
  | "stage"
  | "held"
  | "is_manual"
  | "due_on"
  | "run_id"
> & { readonly failure: FailureCause | null };

/** A deal whose fee is secured and whose report is not accepted yet, as the deals tell it. */
export type RunningDeal = {
  readonly dealId: string;
  readonly description: string;
  readonly yen: number;
  readonly on: string;
  readonly isReported: boolean;
  /** Nothing is reported, and the last day of posting is over. */
  readonly isLate: boolean;
  readonly isHeld: boolean;
  readonly turn: PaymentActor;
  readonly turnKind: TurnKind | null;
  readonly nextOn: string | null;
};

type Bank = { readonly payee: Payee; readonly savedAt: Date | undefined; readonly now: Date };

function ofDeal(deal: RunningDeal): ComingPayment {
  const { dealId, description, yen, on, isReported, isLate, isHeld, turn, turnKind, nextOn } = deal;
  return {
    ...{ paymentId: null, dealId, description, yen, withheldYen: null, on, isExpected: !isReported, isLate },
    status: "Pending",
    stage: null,
    step: isReported ? "accepted" : "reported",
    reason: isHeld ? "held" : isReported ? "inspection" : null,
    actor: isHeld ? "tomoru" : turn,
    // Until when the operator decides is told; whoever stopped a deal otherwise names no day.
    nextOn: isHeld && turnKind !== "decide" ? null : nextOn,
    ...{ turnKind, heldFor: null, failure: null },
  };
}

/** The pay date of what came back and goes out once more, since its creator saved their details: the day on which `reviveFailed` has it due. */
function againOn({ stage }: UnpaidRow, { reason }: Pick<ComingPayment, "reason">, bank: Bank): string | null {
  const { payee, now } = bank;
  if (stage !== "failed") return null;
  if (reason === "bankFresh" && payee.kind === "bankFresh") return nextPayDate(payee.usableFrom);
  return reason === "waiting" ? nextPayDate(now) : null;
}

function ofPayment(row: UnpaidRow, bank: Bank): ComingPayment {
  const { stage } = row;
  const standing = stage ? standingOf(row, bank) : { reason: null, actor: null, nextOn: null };
  const again = againOn(row, standing, bank);
  if (again === null) return asItStands(row, standing);
  const nextOn = standing.nextOn ?? again;
  return { ...asItStands({ ...row, ...dueAgain, due_on: again }, standing), nextOn };
}

const dueAgain = { status: "Pending", stage: "due", failure: null } as const;

type Standing = Pick<ComingPayment, "reason" | "actor" | "nextOn">;

function asItStands(row: UnpaidRow, standing: Standing): ComingPayment {
  const { id, date, description, status, deal_id: dealId, stage, held, failure, due_on } = row;
  return {
    ...{ paymentId: id, dealId, description, status, failure, heldFor: held },
    yen: Number(row.amount_yen),
    withheldYen: Number(row.withheld_yen),
    on: due_on ?? date,
    isExpected: false,
    isLate: false,
    stage,
    step: stage && reachedStep(stage),
    ...standing,
    turnKind: null,
  };
}

/** All that is on its way, what came back first, then by day. */
export function comingOf(of: {
  unpaid: readonly UnpaidRow[];
  running: readonly RunningDeal[];
  bank: Bank;
}): ComingPayment[] {
  const coming = [...of.unpaid.map((row) => ofPayment(row, of.bank)), ...of.running.map(ofDeal)];
  return coming.sort(
    (left, right) =>
      Number(isFirst(right)) - Number(isFirst(left)) ||
      (left.on < right.on ? -1 : left.on > right.on ? 1 : 0),
  );
}

const isFirst = ({ status }: ComingPayment): boolean => status === "Failed";

type NextTransfer = { readonly date: string; readonly yen: number; readonly payments: number };

/** All of one day: the first from `today` on, or where there is none the last before it. What is held has no day. */
export function nextOf(coming: readonly ComingPayment[], today: string): NextTransfer | null {
  const dated = coming.filter(
    ({ status, isExpected, reason }) => status === "Pending" && !isExpected && reason !== "held",
  );
  const days = dated.map(({ on }) => on).sort();
  const date = days.find((day) => day >= today) ?? days.at(-1);
  if (date === undefined) return null;
  const same = dated.filter(({ on }) => on === date);
  return { date, yen: sumOf(same), payments: same.length };
}

/**
 * The same as home tells it: what deals have secured or owe and have not paid, what came back included, how much of it is held, and
 * the next transfer. A day that is over is promised to nobody, and what should have come on it is told as late.
 */
export function moneyAheadOf(coming: readonly ComingPayment[], today: string) {
  const ofDeals = coming.filter(({ dealId }) => dealId !== null);
  const next = nextOf(coming, today);
  const late = coming.filter((payment) => isOverdue(payment, today));
  const [lateSince] = late.map(({ on }) => on).sort();
  return {
    securedYen: sumOf(ofDeals),
    heldYen: sumOf(ofDeals.filter(({ reason }) => reason === "held")),
    nextPayment: next && next.date >= today ? { on: next.date, yen: next.yen } : null,
    latePayment: lateSince === undefined ? null : { on: lateSince, yen: sumOf(late) },
  };
}

const sumOf = (payments: readonly ComingPayment[]) => payments.reduce((sum, { yen }) => sum + yen, 0);

/** What came back from the bank and is not on its way once more, and why the last of it did, where it was told. */
export function failedOf(
  unpaid: readonly UnpaidRow[],
  { coming, savedAt }: { coming: readonly ComingPayment[]; savedAt: Date | undefined },
): { yen: number; payments: number; bankSavedSince: boolean; cause: UnpaidRow["failure"] } | null {
  const back = new Set(coming.flatMap((each) => (isFirst(each) ? [each.paymentId] : [])));
  const failed = unpaid.filter(({ id }) => back.has(id));
  const last = failed.toSorted((one, other) => other.status_at.getTime() - one.status_at.getTime())[0];
  if (!last) return null;
  return {
    yen: failed.reduce((sum, { amount_yen }) => sum + Number(amount_yen), 0),
    payments: failed.length,
    bankSavedSince: isSavedSince(last, savedAt),
    cause: last.failure,
  };
}

export function shownOf(coming: readonly ComingPayment[]): { coming: ComingPayment[]; comingYen: number } {
  return {
    coming: coming.slice(0, limits.comingPayments),
    comingYen: sumOf(coming.filter(({ status }) => status === "Pending")),
  };
}
