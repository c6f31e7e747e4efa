import type { NewPayment, Payment } from "@tomoru/contract/payments";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/db/schema.ts";
import type { OwnerId } from "../../platform/owner.ts";

export type PaymentRow = Omit<Selectable<Tables["payments"]>, "influencer_id" | "reference" | "status_at">;

export function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    date: row.date,
    description: row.description,
    amount: Number(row.amount_yen),
    status: row.status,
  };
}

export type MonthRevenue = { readonly month: string; readonly yen: number };

/** One entry a month, in the order of `months`; a month that paid nothing is 0. */
export function revenueOver(months: readonly string[], paid: readonly MonthRevenue[]): MonthRevenue[] {
  const byMonth = new Map(paid.map(({ month, yen }) => [month, yen]));
  return months.map((month) => ({ month, yen: byMonth.get(month) ?? 0 }));
}

export type AddedPayment = { readonly ownerId: OwnerId; readonly payment: NewPayment };

/**
 * One payment a reference, in the order of references. Of rows that repeat one, the first says what the payment is and
 * the last says how it stands, as if they had come one after the other.
 */
export function mergeByReference(payments: readonly AddedPayment[]): AddedPayment[] {
  const merged = new Map<string, AddedPayment>();
  for (const { ownerId, payment } of payments) {
    const first = merged.get(payment.reference) ?? { ownerId, payment };
    merged.set(payment.reference, { ...first, payment: { ...first.payment, status: payment.status } });
  }
  return [...merged].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, added]) => added);
}
