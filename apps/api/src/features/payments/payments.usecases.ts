import type { ResultOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type { listPayments as endpoint } from "@tomoru/contract/payments";
import type { Deps } from "../../deps.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { firstDayOf, japanMonth, lastDayOf, monthsUpTo } from "../../platform/japan-time.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { Refusal } from "../../platform/refusal.ts";
import {
  claimReferences,
  findPayments,
  type HeldReference,
  insertPayments,
  sumByStatus,
  sumFailed,
  sumPaidByMonth,
  updateStatuses,
} from "./payments.repository.ts";
import {
  type AddedPayment,
  type MonthRevenue,
  mergeByReference,
  revenueOver,
  toPayment,
} from "./payments.rules.ts";

export async function listPayments(
  deps: Deps,
  { ownerId, query }: { ownerId: OwnerId; query: { offset: number; limit: number } },
): Promise<ResultOf<typeof endpoint>> {
  const [rows, totals] = await Promise.all([
    // One more than is shown tells whether a next page exists.
    findPayments(deps.db, { ownerId, offset: query.offset, rows: query.limit + 1 }),
    sumByStatus(deps.db, ownerId),
  ]);
  return {
    docs: rows.slice(0, query.limit).map(toPayment),
    hasNextPage: rows.length > query.limit,
    totals: {
      paidYen: totals.get("Paid") ?? 0,
      pendingYen: totals.get("Pending") ?? 0,
      failedYen: totals.get("Failed") ?? 0,
    },
  };
}

/** What could not be paid and waits for the right bank details, and when that was last told: null where all went well. */
export function failedPayments(
  db: Queryable,
  ownerId: OwnerId,
): Promise<{ yen: number; toldAt: Date | null }> {
  return sumFailed(db, ownerId);
}

/** What the last twelve months paid, Japan time, oldest first; the current one, up to now, comes last. */
export async function paidByMonth(
  db: Queryable,
  { ownerId, now }: { ownerId: OwnerId; now: Date },
): Promise<MonthRevenue[]> {
  const current = japanMonth(now);
  const months = monthsUpTo(current, limits.homeMonths);
  const from = firstDayOf(months[0] ?? current);
  return revenueOver(months, await sumPaidByMonth(db, { ownerId, from, to: lastDayOf(current) }));
}

/**
 * Brings payments in and answers their ids in the order given. A reference that the same creator already has only gets
 * its status; one that belongs to another creator refuses the whole call (409 1023), each such row named.
 */
export async function recordPayments(
  trx: Trx,
  { payments, now }: { payments: readonly AddedPayment[]; now: Date },
): Promise<string[]> {
  const claims = mergeByReference(payments).map((added) => ({ ...added, id: uuidAt(now) }));
  const held = await claimReferences(trx, claims);
  refuseForeign(payments, held);
  const paymentIdOf = ({ payment }: AddedPayment) => held.get(payment.reference)?.paymentId ?? "";

  const { created = [], known = [] } = Object.groupBy(claims, (claim) =>
    paymentIdOf(claim) === claim.id ? "created" : "known",
  );
  await insertPayments(trx, { payments: created, now });
  await updateStatuses(trx, {
    payments: known.map((claim) => ({ ...claim, id: paymentIdOf(claim) })),
    now,
  });
  return payments.map(paymentIdOf);
}

function refuseForeign(payments: readonly AddedPayment[], held: ReadonlyMap<string, HeldReference>): void {
  const faults = payments.flatMap(({ ownerId, payment }, index) =>
    held.get(payment.reference)?.ownerId === ownerId
      ? []
      : [{ field: `payments.${index}.reference`, code: 1023 as const }],
  );
  if (faults.length > 0) throw new Refusal(1023, { status: 409, faults });
}
