import type { PaymentStep } from "@tomoru/contract/deals/payout-states";
import type { PaymentDetail } from "@tomoru/contract/influencer/deal-payments";
import type { PaymentStatus } from "@tomoru/contract/influencer/payments";
import type { PaymentWords } from "@tomoru/i18n/ja/influencer/payments";

type Words = PaymentWords["detail"];
type Days = { readonly day: (date: string) => string };

/** The page's answer: when it comes, or what it waits for. `today` in Japan. */
export function headlineOf(
  { stage, reason, failure, dueOn, paidOn, actor }: PaymentDetail,
  { words, format, today }: { words: Words; format: Days; today: string },
): string {
  if (stage === "paid") return words.title.paid(format.day(paidOn ?? dueOn));
  if (failure === "unclaimed") return words.title.unclaimed;
  if (reason === "held") return words.title.held;
  if (stage === "failed" && actor === "creator") return words.title.failed;
  if (actor === "creator") return words.title.needsBank;
  return dueOn < today || stage === "failed" ? words.title.late : words.title.due(format.day(dueOn));
}

type Standing = Pick<
  PaymentDetail,
  "stage" | "reason" | "failure" | "dueOn" | "nextOn" | "heldFor" | "actor"
>;

/** What happens next, or what to do. A day that has passed is not promised. `today` in Japan. */
export function noteOf(
  { stage, reason, failure, dueOn, nextOn, heldFor, actor }: Standing,
  { words, format, today }: { words: Words; format: Days; today: string },
): string {
  const { notes } = words;
  const day = nextOn ?? dueOn;
  const on = format.day(day);
  if (stage === "scheduled" || stage === "sent" || stage === "paid") return notes[stage];
  if (failure === "unclaimed") return notes.unclaimed;
  if (reason === "held") return heldFor ?? notes.held;
  if (stage === "failed" && actor === "creator") return notes[failure ?? "other"];
  if (reason === "bankFresh") return notes.bankFresh(on);
  if (reason === "noBank" || reason === "bankUnresolved") return notes[reason];
  if (day < today) return notes.late;
  if (reason === "byHand") return notes.byHand(on);
  return notes.waiting(on);
}

/** The name of a step. After a failed transfer the last step says that the money did not arrive. */
export function stepName(
  step: PaymentStep,
  { stage, words }: { stage: PaymentDetail["stage"] | null; words: Words },
): string {
  return stage === "failed" && step === "paid" ? words.cameBack : words.steps[step];
}

/** The share of a deal that was cancelled comes of that: nothing was accepted, and perhaps nothing reported. */
export function wayOf({ steps, sharePercent, stage }: Way, words: Words) {
  const isShare = sharePercent !== null;
  return steps
    .filter(({ step }) => !isShare || step !== "reported")
    .map((each) => {
      const isCancelled = isShare && each.step === "accepted";
      return { ...each, label: isCancelled ? words.cancelledStep : stepName(each.step, { stage, words }) };
    });
}

type Way = Pick<PaymentDetail, "steps" | "sharePercent" | "stage">;

/** Only the creator's own turn has the lamp. */
export const isCreatorsTurn = ({ actor }: Pick<PaymentDetail, "actor">): boolean => actor === "creator";

/** A transfer that came back shows as failed while its creator has to act, and once it was left unclaimed. */
export function tagOf({ stage, reason, actor, failure }: Standing): PaymentStatus | "held" {
  if (reason === "held") return "held";
  if (stage === "paid") return "Paid";
  const isBack = stage === "failed" && (actor === "creator" || failure === "unclaimed");
  return isBack ? "Failed" : "Pending";
}
