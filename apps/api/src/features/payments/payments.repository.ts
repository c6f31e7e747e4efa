import type { FailureCause } from "@tomoru/contract/deals/payout-states";
import type { NewPayment, PaidYear, PaymentStatus } from "@tomoru/contract/influencer/payments";
import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import {
  type HeldReference,
  type MonthRevenue,
  type PaymentClaim,
  type PaymentRow,
  paidOn,
  type StatusChange,
  toPaidYear,
} from "./payments.rules.ts";

/** Of the newest statement; null of what is paid outside of deals. */
type SealedPayee = { readonly payee: string | null; readonly version: number | null };

export function findPayments(
  db: Queryable,
  {
    ownerId,
    status,
    offset,
    rows,
  }: { ownerId: OwnerId<"influencer">; status: PaymentStatus | undefined; offset: number; rows: number },
): Promise<(PaymentRow & SealedPayee)[]> {
  return db
    .selectFrom("payments")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("statements")
          .select(["payee", "version"])
          .where("statements.influencer_id", "=", ownerId)
          .whereRef("statements.payment_id", "=", "payments.id")
          .orderBy("version", "desc")
          .limit(1)
          .as("statement"),
      (join) => join.onTrue(),
    )
    .select(["id", "date", "description", "amount_yen", "status"])
    .select(["deal_id", "stage", "due_on", "statement_number"])
    .select(["statement.payee", "statement.version"])
    .where("payments.influencer_id", "=", ownerId)
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "Paid"))
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(rows)
    .offset(offset)
    .execute();
}

export async function sumByStatus(db: Queryable, ownerId: OwnerId<"influencer">) {
  const sums = await db
    .selectFrom("payments")
    .select(["status", sql<string>`sum(amount_yen)::bigint`.as("yen")])
    .where("influencer_id", "=", ownerId)
    .where("failure", "is distinct from", "unclaimed")
    .groupBy("status")
    .execute();
  return new Map(sums.map(({ status, yen }) => [status, Number(yen)]));
}

type FailedSum = {
  readonly yen: number;
  readonly toldAt: Date | null;
  readonly cause: FailureCause | null;
};

/** What stands as failed, when the last of it was told, and why that came back, where the bank told. */
export async function sumFailed(db: Queryable, ownerId: OwnerId<"influencer">): Promise<FailedSum> {
  const { yen, toldAt, cause } = await db
    .selectFrom("payments")
    .select(({ fn }) => [
      sql<string>`coalesce(sum(amount_yen), 0)::bigint`.as("yen"),
      sql<FailureCause | null>`(array_agg(failure order by status_at desc))[1]`.as("cause"),
      fn.max<Date | null>("status_at").as("toldAt"),
    ])
    .where("influencer_id", "=", ownerId)
    .where("status", "=", "Failed")
    .where("failure", "is distinct from", "unclaimed")
    .executeTakeFirstOrThrow();
  return { yen: Number(yen), toldAt, cause };
}

/** What was paid by month of its day in Japan, from one day to another, both included. Months without a payment are missing. */
export async function sumPaidByMonth(
  db: Queryable,
  { ownerId, from, to }: { ownerId: OwnerId<"influencer">; from: string; to: string },
): Promise<MonthRevenue[]> {
  const month = sql<string>`to_char(date, 'YYYY-MM')`;
  const sums = await db
    .selectFrom("payments")
    .select([month.as("month"), sql<string>`sum(amount_yen)::bigint`.as("yen")])
    .where("influencer_id", "=", ownerId)
    .where("status", "=", "Paid")
    .where("date", ">=", from)
    .where("date", "<=", to)
    .groupBy(month)
    .execute();
  return sums.map(({ month, yen }) => ({ month, yen: Number(yen) }));
}

/** What became Paid, by calendar year in Japan, the newest first. */
export async function sumPaidByYear(db: Queryable, ownerId: OwnerId<"influencer">): Promise<PaidYear[]> {
  const year = sql<string>`to_char(paid_on, 'YYYY')`;
  const sums = await db
    .selectFrom("payments")
    .select([
      year.as("year"),
      sql<string>`count(*)`.as("payments"),
      sql<string>`sum(amount_yen)::bigint`.as("net"),
      sql<string>`sum(withheld_yen)::bigint`.as("withheld"),
    ])
    .where("influencer_id", "=", ownerId)
    .where("status", "=", "Paid")
    .groupBy(year)
    .orderBy(year, "desc")
    .execute();
  return sums.map(toPaidYear);
}

/** What became Paid from one day in Japan to another, both included, the oldest first. */
export function findPaid(
  db: Queryable,
  { ownerId, from, to }: { ownerId: OwnerId<"influencer">; from: string; to: string },
) {
  return db
    .selectFrom("payments")
    .select(["paid_on", "payer", "description", "amount_yen", "withheld_yen", "reference"])
    .where("influencer_id", "=", ownerId)
    .where("status", "=", "Paid")
    .where("paid_on", ">=", from)
    .where("paid_on", "<=", to)
    .orderBy("paid_on")
    .orderBy("id")
    .execute();
}

/** Who has which of these references. */
export async function findReferences(
  trx: Trx,
  references: readonly string[],
): Promise<Map<string, HeldReference>> {
  const held = await trx
    .selectFrom("payment_references")
    .select(["reference", "influencer_id", "payment_id"])
    .where("reference", "in", [...new Set(references)])
    .execute();
  return heldBy(held);
}

export type IdentifiedClaim = PaymentClaim & { readonly id: string };

/**
 * Takes each reference for its payment, or finds who has it. The update changes nothing: it locks a reference that
 * exists and returns its owner, so that of two calls with one reference the second sees what the first has done.
 * Claims come in the order of references, or two calls could wait for each other in a circle.
 */
export async function claimReferences(
  trx: Trx,
  claims: readonly IdentifiedClaim[],
): Promise<Map<string, HeldReference>> {
  const held = await trx
    .insertInto("payment_references")
    .values(
      claims.map(({ reference, ownerId, id }) => ({ reference, influencer_id: ownerId, payment_id: id })),
    )
    .onConflict((conflict) =>
      conflict.column("reference").doUpdateSet({ reference: sql`excluded.reference` }),
    )
    .returning(["reference", "influencer_id", "payment_id"])
    .execute();
  return heldBy(held);
}

type ReferenceRow = { reference: string; influencer_id: string; payment_id: string };

function heldBy(rows: readonly ReferenceRow[]): Map<string, HeldReference> {
  return new Map(
    rows.map((row) => [
      row.reference,
      { ownerId: mintOwnerId<"influencer">(row.influencer_id), paymentId: row.payment_id },
    ]),
  );
}

export type CreatedPayment = {
  readonly ownerId: OwnerId<"influencer">;
  readonly id: string;
  readonly payment: NewPayment;
};

export async function insertPayments(
  trx: Trx,
  { payments, now, today }: { payments: readonly CreatedPayment[]; now: Date; today: string },
): Promise<void> {
  if (payments.length === 0) return;
  const rows = payments.map(({ ownerId, id, payment }) => ({
    influencer_id: ownerId,
    id,
    date: payment.date,
    description: payment.description,
    amount_yen: payment.amount,
    status: payment.status,
    status_at: now,
    reference: payment.reference,
    paid_on: paidOn(payment, today),
    withheld_yen: payment.withheldYen ?? 0,
    payer: payment.payer ?? null,
  }));
  await trx.insertInto("payments").values(rows).execute();
}

type ToldStatus = {
  readonly ownerId: OwnerId<"influencer">;
  readonly id: string;
  readonly status: PaymentStatus;
};

/**
 * The same status told again is news too: a transfer that was tried again has failed again. The day on which a payment
 * became Paid stays when that is told again: the year of a tax return hangs on it. Answers those that stand otherwise now.
 */
export async function updateStatuses(
  trx: Trx,
  { payments, now, today }: { payments: readonly ToldStatus[]; now: Date; today: string },
): Promise<StatusChange[]> {
  const changes: StatusChange[] = [];
  for (const { ownerId, id, status } of payments) {
    // The reference is held by this call, so nobody changes the status between the two statements.
    const before = await trx
      .selectFrom("payments")
      .select(["status", "date", "description", "amount_yen"])
      .where("influencer_id", "=", ownerId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (before && before.status !== status) {
      const { date, description } = before;
      changes.push({ ownerId, status, date, description, amount: Number(before.amount_yen) });
    }
    await trx
      .updateTable("payments")
      .set({
        status,
        status_at: now,
        paid_on: status === "Paid" ? sql<string>`coalesce(paid_on, ${today}::date)` : null,
      })
      .where("influencer_id", "=", ownerId)
      .where("id", "=", id)
      .execute();
  }
  return changes;
}
