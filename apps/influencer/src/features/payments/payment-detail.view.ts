import type { PaymentDetail } from "@tomoru/contract/influencer/deal-payments";
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

/** What happens next, or what to do. */
export function noteOf(
  { stage, reason, failure, dueOn, nextOn, heldFor, actor }: Standing,
  { words, format }: { words: Words; format: Days },
): string {
  const { notes } = words;
  const on = format.day(nextOn ?? dueOn);
  if (stage === "scheduled" || stage === "sent" || stage === "paid") return notes[stage];
  if (failure === "unclaimed") return notes.unclaimed;
  if (reason === "held") return heldFor ?? notes.held;
  if (stage === "failed" && actor === "creator") return notes[failure ?? "other"];
  if (reason === "bankFresh" || reason === "byHand") return notes[reason](on);
  if (reason === "noBank" || reason === "bankUnresolved") return notes[reason];
  return notes.waiting(on);
}

/** Only what the creator has to do carries the lamp. */
export const isCreatorsTurn = ({ actor }: Pick<PaymentDetail, "actor">): boolean => actor === "creator";
