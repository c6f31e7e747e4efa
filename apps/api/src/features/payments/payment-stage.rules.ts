import { plusBankDays } from "@tomoru/contract/bank-days";
import type { PaymentStage } from "@tomoru/contract/deals/deal-states";
import {
  type DueReason,
  type PaymentActor,
  type PaymentStep,
  paymentSteps,
} from "@tomoru/contract/deals/payout-states";
import type { PaymentDetail } from "@tomoru/contract/influencer/deal-payments";
import { limits } from "@tomoru/contract/limits";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/db/schema.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { leastUuidAt, momentOfUuid } from "../../platform/random.ts";

/** How the creator's bank details stand now. */
export type Payee =
  | { readonly kind: "noBank" | "bankUnresolved" | "payable" }
  | { readonly kind: "bankFresh"; readonly usableFrom: Date };

export type DealPaymentRow = Selectable<Tables["payments"]>;

export type Standing = {
  readonly reason: DueReason | null;
  readonly actor: PaymentActor;
  /** When it moves on, as far as that is known. */
  readonly nextOn: string | null;
};

type Asked = Pick<
  DealPaymentRow,
  "stage" | "failure" | "held" | "is_manual" | "due_on" | "status_at" | "run_id"
>;

/**
 * Whether bank details are newer than those that a transfer came back from: a run has the ones that were saved before it was made,
 * and its id is of that moment.
 */
export function isSavedSince(
  { run_id, status_at }: Pick<Asked, "run_id" | "status_at">,
  savedAt: Date | undefined,
): boolean {
  if (savedAt === undefined) return false;
  return run_id === null ? savedAt > status_at : run_id < leastUuidAt(savedAt);
}

/** Why the money is where it is, and who acts next. `payee` is how the creator's bank details stand now. */
export function standingOf(
  payment: Asked,
  { payee, savedAt }: { payee: Payee; savedAt: Date | undefined },
): Standing {
  const none = { reason: null, nextOn: null } as const;
  if (payment.stage === "paid" || payment.failure === "unclaimed") return { ...none, actor: "nobody" };
  if (payment.stage === "scheduled" || payment.stage === "sent") {
    return { ...none, actor: "tomoru", nextOn: payment.due_on };
  }
  if (payment.held !== null) return { reason: "held", actor: "tomoru", nextOn: null };
  if (payment.stage === "failed") {
    if (!isSavedSince(payment, savedAt)) return { ...none, actor: "creator" };
  } else if (payment.is_manual) return { reason: "byHand", actor: "tomoru", nextOn: payment.due_on };
  if (payee.kind === "bankFresh") {
    return { reason: "bankFresh", actor: "nobody", nextOn: japanDay(payee.usableFrom) };
  }
  // What came back gets another day.
  const nextOn = payment.stage === "failed" ? null : payment.due_on;
  if (payee.kind === "payable") return { reason: "waiting", actor: "tomoru", nextOn };
  return { reason: payee.kind, actor: "creator", nextOn: null };
}

/** Where money is that has a stage: what is paid has come to the last one. */
export function reachedStep(stage: PaymentStage): PaymentStep {
  return stage === "due" || stage === "scheduled" ? "prepared" : "paid";
}

/** The day of the run that has it; what is due has the main cut's ahead of it, and what ended without a run was never prepared. */
function preparedOn({ stage, run_id, due_on, date }: DealPaymentRow): string | null {
  if (run_id !== null) return japanDay(momentOfUuid(run_id));
  return stage === "due" ? plusBankDays(due_on ?? date, -limits.payoutCut.mainBankDays) : null;
}

/** The five stages: a day that has been is the one on which it was, a day ahead the planned one. */
export function stepsOf(payment: DealPaymentRow): PaymentDetail["steps"] {
  const { stage, due_on, paid_on } = payment;
  const dueOn = due_on ?? payment.date;
  const reached = stage === "paid" ? paymentSteps.length : paymentSteps.indexOf(reachedStep(stage ?? "due"));
  const days = [
    payment.secured_on,
    payment.received_on,
    payment.accepted_on,
    preparedOn(payment),
    paid_on ?? dueOn,
  ];
  return paymentSteps.map((step, index) => ({
    step,
    state: index < reached ? "done" : index === reached ? "now" : "ahead",
    on: days[index] ?? null,
  }));
}
