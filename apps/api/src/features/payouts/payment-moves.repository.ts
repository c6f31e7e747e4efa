import type { FailureCause } from "@tomoru/contract/deals/payout-states";
import type { ExpressionBuilder, Selectable, Updateable } from "kysely";
import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { leastUuidAt } from "../../platform/random.ts";

type Creator = OwnerId<"influencer">;
type Row = Selectable<Tables["payments"]>;

/** A payment as it moves: whose, how much, and what the ledger and a mail say of it. */
export type MovedPayment = {
  readonly influencerId: Creator;
  readonly paymentId: string;
  readonly dealId: string;
  readonly deal: string;
  readonly companyId: OwnerId<"company">;
  readonly description: string;
  readonly grossYen: number;
  readonly withheldYen: number;
  readonly netYen: number;
};

const moved = [
  "influencer_id",
  "id",
  "deal_id",
  "deal",
  "company_id",
  "description",
  "gross_yen",
  "withheld_yen",
  "amount_yen",
] as const;

function toMoved(row: Pick<Row, (typeof moved)[number]>): MovedPayment {
  return {
    influencerId: mintOwnerId<"influencer">(row.influencer_id),
    paymentId: row.id,
    dealId: row.deal_id ?? "",
    deal: row.deal ?? "",
    companyId: mintOwnerId<"company">(row.company_id ?? ""),
    description: row.description,
    grossYen: Number(row.gross_yen),
    withheldYen: Number(row.withheld_yen),
    netYen: Number(row.amount_yen),
  };
}

/** What a run for a pay date takes: due by that day, neither held nor to be paid by hand. */
function isTakenByRun(columns: ExpressionBuilder<Tables, "payments">, through: string) {
  return columns.and([
    columns("stage", "=", "due"),
    columns("due_on", "<=", through),
    columns("held", "is", null),
    columns("is_manual", "=", false),
  ]);
}

/** Who has something due up to a day, in the order of ids. Over all creators. */
export async function findDueCreators(
  db: Queryable,
  { through, after, limit }: { through: string; after: string | null; limit: number },
): Promise<Creator[]> {
  const rows = await db
    .selectFrom("payments")
    .select("influencer_id")
    .distinct()
    .where((columns) => isTakenByRun(columns, through))
    .$if(after !== null, (query) => query.where("influencer_id", ">", after ?? ""))
    .orderBy("influencer_id")
    .limit(limit)
    .execute();
  return rows.map(({ influencer_id }) => mintOwnerId<"influencer">(influencer_id));
}

/** The deals that a cut takes of some creators. */
export async function findDueDeals(
  db: Queryable,
  { influencerIds, through }: { influencerIds: readonly Creator[]; through: string },
): Promise<MovedPayment[]> {
  if (influencerIds.length === 0) return [];
  const rows = await db
    .selectFrom("payments")
    .select(moved)
    .where("influencer_id", "in", influencerIds)
    .where((columns) => isTakenByRun(columns, through))
    .execute();
  return rows.map(toMoved);
}

/** What waits for the pay dates after one day and up to another. Over all creators. */
export async function sumDue(
  db: Queryable,
  { after, through }: { after: string; through: string },
): Promise<{ payments: number; yen: number }> {
  const sum = await db
    .selectFrom("payments")
    .select([
      sql<string>`count(*)`.as("payments"),
      sql<string>`coalesce(sum(amount_yen), 0)::bigint`.as("yen"),
    ])
    .where((columns) => isTakenByRun(columns, through))
    .where("due_on", ">", after)
    .executeTakeFirstOrThrow();
  return { payments: Number(sum.payments), yen: Number(sum.yen) };
}

/**
 * Moves what is due into a run. One statement, guarded by the stage: of two runs that cut at once the second finds each row taken,
 * so that a payment is in one of them.
 */
export async function takeDue(
  trx: Trx,
  of: { influencerIds: readonly Creator[]; through: string; runId: string; now: Date },
): Promise<MovedPayment[]> {
  if (of.influencerIds.length === 0) return [];
  const rows = await trx
    .updateTable("payments")
    .set({ stage: "scheduled", run_id: of.runId, status_at: of.now })
    .where("influencer_id", "in", of.influencerIds)
    .where((columns) => isTakenByRun(columns, of.through))
    .returning(moved)
    .execute();
  return rows.map(toMoved);
}

type OfRun = { readonly runId: string; readonly influencerIds: readonly Creator[] };

/**
 * By no index on runs: until the table is analyzed anew the database takes a run that was cut a moment ago for one of a single payment,
 * and would read all of them for a few creators each time.
 */
const isOfRun = (runId: string) => sql<boolean>`run_id is not distinct from ${runId}`;

type Stages = readonly ["scheduled"] | readonly ["scheduled", "sent"];

/** Guarded by the stages that a payment may come from: none is moved twice. */
async function moveOfRun(
  trx: Trx,
  { runId, influencerIds }: OfRun,
  { from, to }: { from: Stages; to: Updateable<Tables["payments"]> },
): Promise<MovedPayment[]> {
  if (influencerIds.length === 0) return [];
  const rows = await trx
    .updateTable("payments")
    .set(to)
    .where("influencer_id", "in", influencerIds)
    .where(isOfRun(runId))
    .where("stage", "in", from)
    .returning(moved)
    .execute();
  return rows.map(toMoved);
}

export function markSent(trx: Trx, of: OfRun & { now: Date }): Promise<MovedPayment[]> {
  return moveOfRun(trx, of, { from: ["scheduled"], to: { stage: "sent", status_at: of.now } });
}

/** Back to due; `held` keeps it from the next cut. */
export function release(
  trx: Trx,
  of: OfRun & { readonly held?: string; readonly now: Date },
): Promise<MovedPayment[]> {
  const held = of.held === undefined ? {} : { held: of.held };
  return moveOfRun(trx, of, {
    from: ["scheduled"],
    to: { stage: "due", run_id: null, status_at: of.now, ...held },
  });
}

export function markPaid(
  trx: Trx,
  { paidOn, now, ...of }: OfRun & { paidOn: string; now: Date },
): Promise<MovedPayment[]> {
  return moveOfRun(trx, of, {
    from: ["scheduled", "sent"],
    to: { stage: "paid", status: "Paid", status_at: now, paid_on: paidOn, date: paidOn, failure: null },
  });
}

export function markFailed(
  trx: Trx,
  { failure, now, ...of }: OfRun & { failure: FailureCause; now: Date },
): Promise<MovedPayment[]> {
  return moveOfRun(trx, of, {
    from: ["scheduled", "sent"],
    to: { stage: "failed", status: "Failed", status_at: now, failure },
  });
}

/** Creators with a transfer that came back and was not written off, in the order of ids. Over all creators. */
export async function findFailedCreators(
  db: Queryable,
  { after, limit }: { after: string | null; limit: number },
): Promise<Creator[]> {
  const rows = await db
    .selectFrom("payments")
    .select("influencer_id")
    .distinct()
    .where("stage", "=", "failed")
    .where("failure", "is distinct from", "unclaimed")
    .$if(after !== null, (query) => query.where("influencer_id", ">", after ?? ""))
    .orderBy("influencer_id")
    .limit(limit)
    .execute();
  return rows.map(({ influencer_id }) => mintOwnerId<"influencer">(influencer_id));
}

/** Due again, on the next pay date: what came back from details that are older than the ones that stand (`isSavedSince`). */
export async function reviveFailed(
  trx: Trx,
  of: { influencerId: Creator; savedAt: Date; dueOn: string; now: Date },
): Promise<MovedPayment[]> {
  const rows = await trx
    .updateTable("payments")
    .set({
      stage: "due",
      status: "Pending",
      run_id: null,
      failure: null,
      due_on: of.dueOn,
      date: of.dueOn,
      status_at: of.now,
    })
    .where("influencer_id", "=", of.influencerId)
    .where("stage", "=", "failed")
    .where("failure", "is distinct from", "unclaimed")
    .where(({ or, and, eb }) =>
      or([
        and([eb("run_id", "is", null), eb("status_at", "<", of.savedAt)]),
        eb("run_id", "<", leastUuidAt(of.savedAt)),
      ]),
    )
    .returning(moved)
    .execute();
  return rows.map(toMoved);
}

/** Guarded by the stage: what a run has taken is not paid by hand too. */
export async function markPaidByHand(
  trx: Trx,
  of: { influencerId: Creator; paymentId: string; paidOn: string; now: Date },
): Promise<MovedPayment | undefined> {
  const row = await trx
    .updateTable("payments")
    .set({
      stage: "paid",
      status: "Paid",
      status_at: of.now,
      paid_on: of.paidOn,
      date: of.paidOn,
      failure: null,
      held: null,
      run_id: null,
    })
    .where("influencer_id", "=", of.influencerId)
    .where("id", "=", of.paymentId)
    .where("stage", "in", ["due", "failed"])
    .where("failure", "is distinct from", "unclaimed")
    .returning(moved)
    .executeTakeFirst();
  return row && toMoved(row);
}

/** Guarded like it, and by the day: what came due again since, is held or booked out already stays as it is. */
export async function markUnclaimed(
  trx: Trx,
  of: { influencerId: Creator; paymentId: string; dueBefore: string; now: Date },
): Promise<MovedPayment | undefined> {
  const row = await trx
    .updateTable("payments")
    .set({ stage: "failed", status: "Failed", status_at: of.now, failure: "unclaimed", run_id: null })
    .where("influencer_id", "=", of.influencerId)
    .where("id", "=", of.paymentId)
    .where("stage", "in", ["due", "failed"])
    .where("failure", "is distinct from", "unclaimed")
    .where("held", "is", null)
    .where("due_on", "<", of.dueBefore)
    .returning(moved)
    .executeTakeFirst();
  return row && toMoved(row);
}
