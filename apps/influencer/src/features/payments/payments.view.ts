import type { Payment } from "@tomoru/contract/payments";

export type PaymentMonth = { month: string; payments: Payment[] };

/** Pages go by position: a payment that came meanwhile pushes one that was seen onto the next page. */
export function withoutRepeats(payments: readonly Payment[]): Payment[] {
  return [...new Map(payments.map((payment) => [payment.id, payment])).values()];
}

/** Payments under their month `YYYY-MM`, in the order they are in: the newest first. */
export function byMonth(payments: readonly Payment[]): PaymentMonth[] {
  const months = Map.groupBy(payments, ({ date }) => date.slice(0, "YYYY-MM".length));
  return [...months].map(([month, own]) => ({ month, payments: own }));
}
