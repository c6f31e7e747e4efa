import { sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import type { DealKey } from "../acting/acting.repository.ts";
import type { DealRef } from "../delivery/drafts.repository.ts";

export type Due = DealKey & { readonly turnDueAt: Date };
type Moments = { readonly now: Date; readonly limit: number };
type Early = Moments & {
  /** Until when a due counts as near, by whose it is. */
  readonly terms: Date;
  readonly company: Date;
  readonly creator: Date;
};

/** The due that was told of stands in the reminder: another due of the deal is another reminder. */
const idOf = (kind: "early" | "late") =>
  sql<string>`${sql.lit(`${kind} `)} || extract(epoch from deal.turn_due_at)::bigint`;

/** Turns of all creators' deals that end soon without a reminder so far, the earliest first. */
export async function findEnding(db: Queryable, { now, limit, ...until }: Early): Promise<Due[]> {
  const rows = await untold(db, "early")
    .where("deal.turn_due_at", ">", now)
    .where(({ or, and, eb }) =>
      or([
        and([eb("deal.turn_kind", "in", ["propose", "answer"]), eb("deal.turn_due_at", "<=", until.terms)]),
        and([eb("deal.turn_kind", "in", ["review", "accept"]), eb("deal.turn_due_at", "<=", until.company)]),
        // Who is to make a bank transfer is reminded by bank days.
        and([
          eb("deal.turn_kind", "=", "fund"),
          eb("deal.funding", "=", "failed"),
          eb("deal.turn_due_at", "<=", until.company),
        ]),
        and([
          eb("deal.turn_kind", "in", ["draft", "post", "repair"]),
          eb("deal.turn_due_at", "<=", until.creator),
        ]),
      ]),
    )
    .limit(limit)
    .execute();
  return rows.map(dueOf);
}

type Late = Moments & { readonly since: Date };

/** Work of all creators that has been overdue for a while without a reminder so far. */
export async function findLate(db: Queryable, { now, since, limit }: Late): Promise<Due[]> {
  const rows = await untold(db, "late")
    .where("deal.turn_kind", "in", ["draft", "post", "repair"])
    .where("deal.turn_due_at", "<=", now)
    .where("deal.turn_due_at", ">", since)
    .limit(limit)
    .execute();
  return rows.map(dueOf);
}

function untold(db: Queryable, kind: "early" | "late") {
  return db
    .selectFrom("deals as deal")
    .select(["deal.influencer_id", "deal.deal_id", "deal.turn_due_at"])
    .where("deal.turn", "!=", "none")
    .where("deal.hold", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("deal_reminders as told")
            .select("told.id")
            .whereRef("told.influencer_id", "=", "deal.influencer_id")
            .whereRef("told.deal", "=", "deal.id")
            .where("told.id", "=", idOf(kind)),
        ),
      ),
    )
    .orderBy("deal.turn_due_at");
}

type DueRow = { influencer_id: string; deal_id: string; turn_due_at: Date | null };

const dueOf = ({ influencer_id, deal_id, turn_due_at }: DueRow): Due => ({
  influencerId: mintOwnerId<"influencer">(influencer_id),
  dealId: deal_id,
  turnDueAt: turn_due_at ?? new Date(0),
});

export type Usage = DealKey & { readonly until: string };

/** Rights of use elsewhere, of all creators, whose last day lies between two days and that have no reminder of this many days before. */
export async function findUsageEnding(
  db: Queryable,
  { from, to, days, limit }: { from: string; to: string; days: number; limit: number },
): Promise<Usage[]> {
  const rows = await db
    .selectFrom("deals as used")
    .select(["used.influencer_id", "used.deal_id", "used.usage_until"])
    .where("used.state", "=", "accepted")
    .where("used.usage_until", ">=", from)
    .where("used.usage_until", "<=", to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("deal_reminders as told")
            .select("told.id")
            .whereRef("told.influencer_id", "=", "used.influencer_id")
            .whereRef("told.deal", "=", "used.id")
            .where("told.id", "=", usageReminder(days)),
        ),
      ),
    )
    .orderBy("used.usage_until")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    influencerId: mintOwnerId<"influencer">(row.influencer_id),
    dealId: row.deal_id,
    until: row.usage_until ?? to,
  }));
}

/** A use ends once. */
export const usageReminder = (days: number) => `usage ${days}`;
export const dueReminder = (kind: "early" | "late", dueAt: Date) =>
  `${kind} ${Math.round(dueAt.getTime() / 1000)}`;

/** The race: of all copies that remind of the same thing one puts it down. */
export async function takeReminder(
  trx: Trx,
  { deal: { influencer_id, id: deal }, id, now }: { deal: DealRef; id: string; now: Date },
): Promise<boolean> {
  const taken = await trx
    .insertInto("deal_reminders")
    .values({ influencer_id, deal, id, told_at: now })
    .onConflict((conflict) => conflict.columns(["influencer_id", "deal", "id"]).doNothing())
    .executeTakeFirst();
  return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** When a side, the clock or the provider has last moved it. */
export async function findLastMove(db: Queryable, deal: DealRef): Promise<Date | undefined> {
  const event = await db
    .selectFrom("deal_events")
    .select("done_at")
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return event?.done_at;
}
