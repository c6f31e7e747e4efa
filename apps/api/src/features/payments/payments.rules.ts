import type { FieldFault } from "@tomoru/contract/faults";
import type {
  NewPayment,
  PaidYear,
  Payment,
  PaymentStatusChange,
} from "@tomoru/contract/influencer/payments";
import { limits } from "@tomoru/contract/limits";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/db/schema.ts";
import { daysAfter } from "../../platform/japan-time.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { fault } from "../../platform/refusal.ts";

export type PaymentRow = Pick<
  Selectable<Tables["payments"]>,
  | "id"
  | "date"
  | "description"
  | "amount_yen"
  | "status"
  | "deal_id"
  | "stage"
  | "due_on"
  | "statement_number"
>;

/** `isPurchase`: what its statement is called; undefined where it has none. */
export function toPayment(row: PaymentRow, isPurchase?: boolean): Payment {
  return {
    id: row.id,
    date: row.date,
    description: row.description,
    amount: Number(row.amount_yen),
    status: row.status,
    dealId: row.deal_id,
    stage: row.stage,
    dueOn: row.due_on,
    statementNumber: row.statement_number,
    ...(isPurchase !== undefined && { isPurchase }),
  };
}

/** The reference of what a deal pays. */
export const referenceOfDeal = (dealId: string): string => `D-${dealId}-1`;
export const isOfDeal = (reference: string): boolean => /^D-[A-Za-z0-9_-]{22}-1$/.test(reference);

export type MonthRevenue = { readonly month: string; readonly yen: number };

/** One entry a month, in the order of `months`; a month that paid nothing is 0. */
export function revenueOver(months: readonly string[], paid: readonly MonthRevenue[]): MonthRevenue[] {
  const byMonth = new Map(paid.map(({ month, yen }) => [month, yen]));
  return months.map((month) => ({ month, yen: byMonth.get(month) ?? 0 }));
}

/** What a year's sums say; a fee is what was transferred with what was withheld of it. */
export function toPaidYear(row: { year: string; payments: string; net: string; withheld: string }): PaidYear {
  const [netYen, withheldYen] = [Number(row.net), Number(row.withheld)];
  return {
    year: Number(row.year),
    payments: Number(row.payments),
    grossYen: netYen + withheldYen,
    withheldYen,
    netYen,
  };
}

/** The day on which a payment that is entered as Paid was paid: its own, and never one that is still to come. */
export function paidOn({ status, date }: NewPayment, today: string): string | null {
  if (status !== "Paid") return null;
  return date < today ? date : today;
}

/** Whether it may be entered with that day; `today` in Japan. */
export function isEnterable(day: string, today: string): boolean {
  const { ago, ahead } = limits.enteredPaymentDays;
  return day >= daysAfter(today, -ago) && day <= daysAfter(today, ahead);
}

/** A row as it comes in: a payment with its creator, where its e-mail has one, or how one that is known stands. */
export type IncomingPayment = {
  readonly ownerId?: OwnerId<"influencer"> | undefined;
  readonly payment: NewPayment | PaymentStatusChange;
};

export type HeldReference = { readonly ownerId: OwnerId<"influencer">; readonly paymentId: string };

/** A payment that stands otherwise than before, or has come in. */
export type StatusChange = Pick<Payment, "date" | "description" | "amount" | "status"> & {
  readonly ownerId: OwnerId<"influencer">;
};

/** One reference of a call: whose it is, how it shall stand, and what the payment is where nobody has entered it yet. */
export type PaymentClaim = {
  readonly reference: string;
  readonly ownerId: OwnerId<"influencer">;
  readonly status: PaymentStatusChange["status"];
  readonly added: NewPayment | undefined;
};

type Sorted = {
  readonly claims: PaymentClaim[];
  readonly missing: FieldFault[];
  readonly foreign: FieldFault[];
};

/**
 * What a call's rows come to, as if they had come one after the other, in the order of references: of rows that repeat one,
 * the first says what the payment is and the last how it stands. A payment that is known needs no e-mail: its creator may
 * have closed the account or moved to another address. `missing`: a new payment whose e-mail has no open account (`emailUnknown`),
 * a status of an unknown reference (`dataNotFound`). `foreign`: a reference of another creator's (`dataInvalid`).
 */
export function sortIncoming(
  incoming: readonly IncomingPayment[],
  held: ReadonlyMap<string, HeldReference>,
): Sorted {
  const claims = new Map<string, PaymentClaim>();
  const missing: FieldFault[] = [];
  const foreign: FieldFault[] = [];
  for (const [index, { ownerId, payment }] of incoming.entries()) {
    const { reference, status } = payment;
    const field = (name: string) => `payments.${index}.${name}`;
    const known = claims.get(reference) ?? claimOf(held.get(reference), payment);
    if (known) {
      claims.set(reference, { ...known, status });
      if (ownerId && ownerId !== known.ownerId) foreign.push(fault(field("reference"), "dataInvalid"));
    } else if (!("amount" in payment)) missing.push(fault(field("reference"), "dataNotFound"));
    else if (ownerId) claims.set(reference, { reference, ownerId, status, added: payment });
    else missing.push(fault(field("influencerEmail"), "emailUnknown"));
  }
  const sorted = [...claims.values()].sort((left, right) => (left.reference < right.reference ? -1 : 1));
  return { claims: sorted, missing, foreign };
}

function claimOf(
  held: HeldReference | undefined,
  { reference, status }: PaymentStatusChange,
): PaymentClaim | undefined {
  return held && { reference, ownerId: held.ownerId, status, added: undefined };
}
