import type { TurnKind } from "@tomoru/contract/deals/deal-states";
import { type PaymentStep, paymentSteps } from "@tomoru/contract/deals/payout-states";
import { type ComingPayment, isOverdue, type PaymentStatus } from "@tomoru/contract/influencer/payments";
import type { PaymentWords } from "@tomoru/i18n/ja/influencer/payments";
import { daysOf } from "./days.view.ts";
import { noteOf } from "./payment-detail.view.ts";

export const stepsOfAll = paymentSteps.length;

/** How many steps are done when money is at this one. */
export const stepsDone = (step: PaymentStep): number => paymentSteps.indexOf(step);

/** The tag: before a report the money is only secured. */
export function comingTag({ status, reason, isExpected }: ComingPayment): PaymentStatus | "secured" | "held" {
  if (reason === "held") return "held";
  return isExpected ? "secured" : status;
}

/** The bank sent it back. */
export const isBack = ({ status }: ComingPayment): boolean => status === "Failed";

/** No day is promised for money that is held or came back, or whose day has passed. `today` in Japan. */
export function hasDay(payment: ComingPayment, today: string): boolean {
  const isMissed = payment.stage === "due" && payment.on < today;
  return payment.reason !== "held" && !isBack(payment) && !isMissed;
}

type Saying = {
  words: PaymentWords;
  format: { monthDay: (date: string) => string; yen: (yen: number) => string };
  today: string;
};

/** Notes on the step and who acts next, then on the sum and the day. */
export function comingNotes(payment: ComingPayment, say: Saying): string[] {
  const { words, format } = say;
  const { withheldYen, isLate } = payment;
  const isExpected = payment.isExpected && hasDay(payment, say.today);
  return [
    isOverdue(payment, say.today) ? words.coming.overdue(daysOf(words, format).day(payment.on)) : null,
    standing(payment, say),
    isExpected ? (isLate ? words.coming.expectedLate : words.coming.expected) : null,
    withheldYen ? words.coming.withheld(format.yen(withheldYen)) : null,
  ].filter((note) => note !== null);
}

function standing(payment: ComingPayment, { words, format, today }: Saying): string | null {
  const { coming, detail } = words;
  const days = daysOf(words, format);
  const { reason, turnKind, nextOn, on, stage, status, heldFor } = payment;
  if (reason === "held" && turnKind === "decide") {
    const isLate = nextOn === null || nextOn < today;
    return isLate ? coming.deciding : coming.turns.decide(days.day(nextOn));
  }
  if (reason === "held") return heldFor ?? detail.notes.held;
  // What to do about it is said above the list.
  if (status === "Failed" && payment.reason === null) return null;
  const until = days.day(nextOn ?? on);
  if (reason === "inspection" && turnKind !== "decide") return coming.inspection(until);
  const turns: Partial<Record<TurnKind, (until: string) => string>> = coming.turns;
  if (turnKind) return turns[turnKind]?.(until) ?? null;
  if (payment.actor === null || stage === null) return null;
  const { failure, actor } = payment;
  return noteOf(
    { stage, reason, failure, dueOn: on, nextOn, heldFor, actor },
    { words: detail, format: days, today },
  );
}
