import { plans } from "@tomoru/contract/company/plans";
import { type Selectable, sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { Tables } from "../../../platform/db/schema.ts";
import type { OwnerId } from "../../../platform/owner.ts";
import type { PlanState } from "../plan/plan-state.rules.ts";

export type CompanyId = OwnerId<"company">;
type Row = Selectable<Tables["subscriptions"]>;

/** A company's plan with what guards it. */
export type Held = {
  readonly state: PlanState & { readonly reminders: number };
  /** Part of the key of each call that charges; stays the same until the result of such a call is known. */
  readonly revision: number;
  /** Counts every write. A writer names the count it has read, and loses if somebody else wrote in between. */
  readonly settled: number;
  readonly changingUntil: Date | null;
  /** When a call went out of which nobody knows yet what became of it. */
  readonly askedAt: Date | null;
  readonly readAt: Date | null;
  readonly keepMemberIds: readonly string[];
};

function heldOf(row: Row): Held {
  return {
    state: {
      planId: row.plan_id,
      status: row.status,
      stripeId: row.stripe_id,
      priceId: row.price_id,
      periodFrom: row.period_from,
      periodTo: row.period_to,
      nextPlanId: row.next_plan_id,
      pendingPlanId: row.pending_plan_id,
      pendingUrl: row.pending_url,
      pendingUntil: row.pending_until,
      unpaidSince: row.unpaid_since,
      unpaidInvoice: row.unpaid_invoice,
      isGranted: row.granted_by_operator,
      reminders: row.reminders,
    },
    revision: row.revision,
    settled: row.settled,
    changingUntil: row.changing_until,
    askedAt: row.asked_at,
    readAt: row.read_at,
    keepMemberIds: row.keep_member_ids,
  };
}

export async function findSubscription(db: Queryable, companyId: CompanyId): Promise<Held | undefined> {
  const row = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row && heldOf(row);
}

/** Until the transaction ends nobody else writes it. */
export async function holdSubscription(trx: Trx, companyId: CompanyId): Promise<Held | undefined> {
  const row = await trx
    .selectFrom("subscriptions")
    .selectAll()
    .where("company_id", "=", companyId)
    .forUpdate()
    .executeTakeFirst();
  return row && heldOf(row);
}

type Written = {
  readonly companyId: CompanyId;
  readonly state: Held["state"];
  readonly revision: number;
  readonly isConcluded: boolean;
  readonly readAt: Date | null;
};

/** The caller holds the row. */
export async function writeSubscription(
  trx: Trx,
  { companyId, state, revision, isConcluded, readAt }: Written,
): Promise<void> {
  await trx
    .updateTable("subscriptions")
    .set((of) => ({
      plan_id: state.planId,
      // What was sold stays what it was when it was sold.
      plan_version: sql<number>`case when plan_id = ${state.planId} then plan_version else ${plans.version} end`,
      status: state.status,
      stripe_id: state.stripeId,
      price_id: state.priceId,
      period_from: state.periodFrom,
      period_to: state.periodTo,
      next_plan_id: state.nextPlanId,
      pending_plan_id: state.pendingPlanId,
      pending_url: state.pendingUrl,
      pending_until: state.pendingUntil,
      unpaid_since: state.unpaidSince,
      unpaid_invoice: state.unpaidInvoice,
      granted_by_operator: state.isGranted,
      reminders: state.reminders,
      revision,
      settled: of("settled", "+", 1),
      ...(isConcluded ? { asked_at: null } : {}),
      ...(readAt ? { read_at: readAt } : {}),
    }))
    .where("company_id", "=", companyId)
    .execute();
}

/** It is known what became of the last call that charges, whoever has written the state since. */
export async function conclude(db: Queryable, companyId: CompanyId): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set((of) => ({ asked_at: null, revision: of("revision", "+", 1), settled: of("settled", "+", 1) }))
    .where("company_id", "=", companyId)
    .execute();
}

export async function keepMembers(
  db: Queryable,
  { companyId, memberIds }: { companyId: CompanyId; memberIds: readonly string[] },
): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ keep_member_ids: [...memberIds] })
    .where("company_id", "=", companyId)
    .execute();
}

type Leased = { readonly companyId: CompanyId; readonly until: Date };

/** Reserves a change: of two at once one gets it. */
export async function takeLease(
  db: Queryable,
  { companyId, until, now }: Leased & { now: Date },
): Promise<boolean> {
  const taken = await db
    .updateTable("subscriptions")
    .set({ changing_until: until })
    .where("company_id", "=", companyId)
    .where(({ eb, or }) => or([eb("changing_until", "is", null), eb("changing_until", "<=", now)]))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** For one more call, which `asks` where nobody may know what becomes of it. False: it ended, and may be another's by now. */
export async function extendLease(
  db: Queryable,
  { companyId, until, later, askedAt }: Leased & { later: Date; askedAt: Date | undefined },
): Promise<boolean> {
  const extended = await db
    .updateTable("subscriptions")
    .set({ changing_until: later, ...(askedAt ? { asked_at: askedAt } : {}) })
    .where("company_id", "=", companyId)
    .where("changing_until", "=", until)
    .executeTakeFirst();
  return extended.numUpdatedRows > 0n;
}

export async function endLease(db: Queryable, { companyId, until }: Leased): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ changing_until: null })
    .where("company_id", "=", companyId)
    .where("changing_until", "=", until)
    .execute();
}

/** Removes the lease of a process that died during a change. */
export async function dropStaleLease(
  db: Queryable,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ changing_until: null })
    .where("company_id", "=", companyId)
    .where("changing_until", "<=", now)
    .execute();
}

type Reminder = {
  readonly companyId: CompanyId;
  readonly invoice: string | null;
  readonly reminders: 1 | 2;
};

/** False where another copy has counted this reminder: only one of them sends it. */
export async function countReminder(trx: Trx, { companyId, invoice, reminders }: Reminder): Promise<boolean> {
  const counted = await trx
    .updateTable("subscriptions")
    .set((of) => ({ reminders, settled: of("settled", "+", 1) }))
    .where("company_id", "=", companyId)
    .where("unpaid_invoice", "=", invoice)
    .where("reminders", "<", reminders)
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
}
