import type { ResultOf } from "@tomoru/contract/endpoint";
import type { getPaymentSummary, Payment } from "@tomoru/contract/influencer/payments";
import type { PaymentWords } from "@tomoru/i18n/ja/influencer/payments";

export type PaymentMonth = { month: string; payments: Payment[] };

/** Pages go by position: a new payment pushes one that was seen onto the next page. */
export function withoutRepeats(payments: readonly Payment[]): Payment[] {
  return [...new Map(payments.map((payment) => [payment.id, payment])).values()];
}

/** Payments under their month `YYYY-MM`, in the order they are in: the newest first. */
export function byMonth(payments: readonly Payment[]): PaymentMonth[] {
  const months = Map.groupBy(payments, ({ date }) => date.slice(0, "YYYY-MM".length));
  return [...months].map(([month, own]) => ({ month, payments: own }));
}

export type PaymentSummary = ResultOf<typeof getPaymentSummary>;

/**
 * What the heading says: a coming transfer; one without an account, or with an account that cannot be paid; one
 * whose day has passed without a result; an account that is missing before anything is due; money on its
 * way whose day is not fixed yet; what came back and waits for other bank details; or that nothing is due.
 */
export type NextTransfer =
  | {
      readonly kind: "coming" | "unaddressed" | "unresolved" | "overdue";
      readonly transfer: NonNullable<PaymentSummary["next"]>;
    }
  | { readonly kind: "undated"; readonly yen: number }
  | { readonly kind: "noAccount" | "wrongAccount" | "cameBack" | "nothing" };

/** `today` in Japan, as transfers are dated. A day that has passed is not promised. */
export function nextTransfer(
  { next, account, comingYen, failed }: Pick<PaymentSummary, "next" | "account" | "comingYen" | "failed">,
  today: string,
): NextTransfer {
  if (!next && account && comingYen > 0) return { kind: "undated", yen: comingYen };
  if (!next && account && failed && !failed.bankSavedSince) return { kind: "cameBack" };
  if (!next) return { kind: account ? "nothing" : "noAccount" };
  const isOver = next.date < today;
  if (!account) return isOver ? { kind: "noAccount" } : { kind: "unaddressed", transfer: next };
  if (!account.isResolved) return isOver ? { kind: "wrongAccount" } : { kind: "unresolved", transfer: next };
  return { kind: isOver ? "overdue" : "coming", transfer: next };
}

type Saying = {
  words: PaymentWords;
  format: { monthDay: (date: string) => string; yen: (yen: number) => string };
};

export function headline(found: NextTransfer, { words: { next }, format }: Saying): string {
  if (found.kind === "undated") return next.undated(format.yen(found.yen));
  if (found.kind === "cameBack") return next.wrongAccount;
  if (!("transfer" in found)) return next[found.kind];
  const { date, yen } = found.transfer;
  return next[found.kind](format.monthDay(date), format.yen(yen));
}
