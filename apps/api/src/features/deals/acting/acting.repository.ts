import { sql, type Updateable } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { DealTables } from "../../../platform/db/deal-tables.ts";
import type { OwnerId } from "../../../platform/owner.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";

/** `dealId` is what addresses show. */
export type DealKey = { readonly influencerId: OwnerId<"influencer">; readonly dealId: string };

export function findDeal(db: Queryable, { influencerId, dealId }: DealKey): Promise<DealRow | undefined> {
  return db
    .selectFrom("deals")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("deal_id", "=", dealId)
    .executeTakeFirst();
}

export type Move = {
  readonly from: Pick<DealRow, "influencer_id" | "id" | "state" | "revision">;
  readonly to: Updateable<DealTables["deals"]>;
  /** Whether the due must still be ahead (an act of a person under a hard due), or be over (an act of the clock). */
  readonly due: "ahead" | "over" | "any";
  readonly event: {
    readonly id: string;
    readonly act: string;
    readonly actor: DealTables["deal_events"]["actor"];
    readonly about: unknown;
  };
  readonly now: Date;
};

/**
 * The deal with its event and its echo, or nothing. The race: whatever two do at once, one finds the state and the revision that it
 * has read; whoever waits at the row finds another revision and moves nothing. A person's statement asks for a due ahead, the clock's
 * for one that is over, so they cannot meet.
 */
export async function moveDeal(trx: Trx, { from, to, due, event, now }: Move): Promise<DealRow | undefined> {
  const moved = trx
    .updateTable("deals")
    .set(to)
    .set(({ eb }) => ({
      revision: eb("revision", "+", 1),
      changes: eb("changes", "+", 1),
      updated_at: now,
    }))
    .where("influencer_id", "=", from.influencer_id)
    .where("id", "=", from.id)
    .where("state", "=", from.state)
    .where("revision", "=", from.revision)
    .$if(due === "ahead", (query) => query.where("turn_due_at", ">", now))
    .$if(due === "over", (query) => query.where("turn_due_at", "<=", now))
    .returningAll();
  const about = event.about === undefined || event.about === null ? null : JSON.stringify(event.about);
  return trx
    .with("moved", () => moved)
    .with("event", (db) =>
      db
        .insertInto("deal_events")
        .columns(["influencer_id", "deal", "id", "revision", "act", "actor", "state", "about", "done_at"])
        .expression(
          db
            .selectFrom("moved")
            .select([
              sql<string>`${from.influencer_id}::uuid`.as("influencer_id"),
              "moved.id as deal",
              sql<string>`${event.id}::uuid`.as("id"),
              "moved.revision",
              sql<string>`${event.act}`.as("act"),
              sql<"clock">`${event.actor}`.as("actor"),
              "moved.state",
              sql<unknown>`${about}::jsonb`.as("about"),
              sql<Date>`${now}::timestamptz`.as("done_at"),
            ]),
        ),
    )
    .with("echo", (db) =>
      db
        .insertInto("deal_echoes")
        .columns(["influencer_id", "deal", "id"])
        .expression(
          db
            .selectFrom("moved")
            .select([
              sql<string>`${from.influencer_id}::uuid`.as("influencer_id"),
              "moved.id as deal",
              sql<string>`${event.id}::uuid`.as("id"),
            ]),
        ),
    )
    .selectFrom("moved")
    .selectAll()
    .executeTakeFirst();
}

/** What the creator gets of a share, in the transaction that ends the deal: its echo is written by then. */
export async function putNet(
  trx: Trx,
  { influencer_id, id }: Pick<DealRow, "influencer_id" | "id">,
  netYen: number,
): Promise<void> {
  await trx
    .updateTable("deals")
    .set({ net_yen: netYen })
    .where("influencer_id", "=", influencer_id)
    .where("id", "=", id)
    .execute();
}

type Change = {
  readonly influencerId: string;
  /** The row's own id. */
  readonly deal: string;
  readonly echoId: string;
  readonly set: Updateable<DealTables["deals"]>;
  readonly now: Date;
};

/** What a list shows and is no act: the row with its echo. False where the deal is gone. */
export async function changeDeal(
  trx: Trx,
  { influencerId, deal, echoId, set, now }: Change,
): Promise<boolean> {
  const changed = await trx
    .with("changed", (db) =>
      db
        .updateTable("deals")
        .set(set)
        .set(({ eb }) => ({ changes: eb("changes", "+", 1), updated_at: now }))
        .where("influencer_id", "=", influencerId)
        .where("id", "=", deal)
        .returning("id"),
    )
    .with("echo", (db) =>
      db
        .insertInto("deal_echoes")
        .columns(["influencer_id", "deal", "id"])
        .expression(
          db
            .selectFrom("changed")
            .select([
              sql<string>`${influencerId}::uuid`.as("influencer_id"),
              "changed.id as deal",
              sql<string>`${echoId}::uuid`.as("id"),
            ]),
        ),
    )
    .selectFrom("changed")
    .select("id")
    .executeTakeFirst();
  return changed !== undefined;
}
