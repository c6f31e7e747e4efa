import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { AddedPayment, MonthRevenue, PaymentRow } from "./payments.rules.ts";

export type IdentifiedPayment = AddedPayment & { readonly id: string };

export function findPayments(
  db: Queryable,
  { ownerId, offset, rows }: { ownerId: OwnerId; offset: number; rows: number },
): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .select(["id", "date", "description", "amount_yen", "status"])
    .where("influencer_id", "=", ownerId)
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(rows)
    .offset(offset)
    .execute();
}

export async function sumByStatus(db: Queryable, ownerId: OwnerId) {
  const sums = await db
    .selectFrom("payments")
    .select(["status", sql<string>`sum(amount_yen)::bigint`.as("yen")])
    .where("influencer_id", "=", ownerId)
    .groupBy("status")
    .execute();
  return new Map(sums.map(({ status, yen }) => [status, Number(yen)]));
}

/** What stands as failed, and when the last of it was told. */
export async function sumFailed(
  db: Queryable,
  ownerId: OwnerId,
): Promise<{ yen: number; toldAt: Date | null }> {
  const { yen, toldAt } = await db
    .selectFrom("payments")
    .select(({ fn }) => [
      sql<string>`coalesce(sum(amount_yen), 0)::bigint`.as("yen"),
      fn.max<Date | null>("status_at").as("toldAt"),
    ])
    .where("influencer_id", "=", ownerId)
    .where("status", "=", "Failed")
    .executeTakeFirstOrThrow();
  return { yen: Number(yen), toldAt };
}

/** What was paid by month of its day in Japan, from one day to another, both included. Months without a payment are missing. */
export async function sumPaidByMonth(
  db: Queryable,
  { ownerId, from, to }: { ownerId: OwnerId; from: string; to: string },
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

export type HeldReference = { readonly ownerId: string; readonly paymentId: string };

/**
 * Takes each reference for its payment, or finds who has it. The update changes nothing: it locks a reference that
 * exists and returns its owner, so that of two calls with one reference the second sees what the first has done.
 * Claims come in the order of references, or two calls could wait for each other in a circle.
 */
export async function claimReferences(
  trx: Trx,
  claims: readonly IdentifiedPayment[],
): Promise<Map<string, HeldReference>> {
  const held = await trx
    .insertInto("payment_references")
    .values(
      claims.map(({ ownerId, id, payment }) => ({
        reference: payment.reference,
        influencer_id: ownerId,
        payment_id: id,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("reference").doUpdateSet({ reference: sql`excluded.reference` }),
    )
    .returning(["reference", "influencer_id", "payment_id"])
    .execute();
  return new Map(
    held.map((row) => [row.reference, { ownerId: row.influencer_id, paymentId: row.payment_id }]),
  );
}

type Told = { readonly payments: readonly IdentifiedPayment[]; readonly now: Date };

export async function insertPayments(trx: Trx, { payments, now }: Told): Promise<void> {
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
  }));
  await trx.insertInto("payments").values(rows).execute();
}

/** The same status told again is news too: a transfer that was tried again has failed again. */
export async function updateStatuses(trx: Trx, { payments, now }: Told): Promise<void> {
  for (const { ownerId, id, payment } of payments) {
    await trx
      .updateTable("payments")
      .set({ status: payment.status, status_at: now })
      .where("influencer_id", "=", ownerId)
      .where("id", "=", id)
      .execute();
  }
}
