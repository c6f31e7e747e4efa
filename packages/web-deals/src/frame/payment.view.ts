import type { DealWords } from "@tomoru/i18n/ja/deals/words";
import type { Deal } from "../deal-site.tsx";
import { isPaymentCheck } from "./record.view.ts";

type Stopped = Pick<Deal, "hold" | "events">;
type Owed = Stopped &
  Pick<Deal, "state" | "paymentStage" | "isWrittenOff" | "isPaymentHeld" | "payDueOn" | "payment">;

const stops: readonly Deal["events"][number]["act"][] = ["dispute", "contest", "suspend"];

/** Whether it stands still since a bank took the company's money back: what was secured is not there. */
export function isStoppedByBank({ hold, events }: Stopped): boolean {
  const last = events.findLast(({ act }) => stops.includes(act));
  return hold === "dispute" && last !== undefined && isPaymentCheck(last);
}

/** Why money that is owed has no day: it is being checked, came back from the bank, or came back and goes out again. */
export type NoDay = "held" | "failed" | "again";

/** Null of what is not owed, was paid, or has its day. */
export function noDayOf(deal: Owed): NoDay | null {
  const { paymentStage, isWrittenOff, payment } = deal;
  if (isStoppedByBank(deal)) return "held";
  if (paymentStage === null || paymentStage === "paid" || isWrittenOff) return null;
  if (isHeld(deal)) return "held";
  if (paymentStage !== "failed") return null;
  // Only the creator is told whose turn it is.
  return payment && payment.actor !== "creator" ? "again" : "failed";
}

/** Older servers do not say it: there a missing day means it. */
function isHeld({ isPaymentHeld, state, paymentStage, payDueOn }: Owed): boolean {
  return isPaymentHeld ?? (state === "accepted" && paymentStage === "due" && payDueOn === null);
}

/** What keeps the money from the creator's account, and is theirs to mend. */
export function payeeFaultOf(deal: Owed): keyof DealWords["acts"]["payment"]["faults"] | null {
  const { payment, paymentStage } = deal;
  if (noDayOf(deal) === "held" || payment?.actor !== "creator") return null;
  const { reason, failure } = payment;
  if (reason === "noBank" || reason === "bankUnresolved") return reason;
  if (paymentStage !== "failed" || failure === "unclaimed") return null;
  return failure ?? "other";
}
