import { sql } from "kysely";
import type { Trx } from "../../platform/db/database.ts";
import type { DealKey } from "./acting.repository.ts";

type Due = DealKey & { readonly dueAt: Date; readonly now: Date; readonly echoId: string };

/** Only while the company is to pay and its time is not over: the clock's statement asks for the opposite, so they cannot meet. */
export async function putFundingDue(
  trx: Trx,
  { influencerId, dealId, dueAt, now, echoId }: Due,
): Promise<boolean> {
  const moved = await trx
    .with("moved", (db) =>
      db
        .updateTable("deals")
        .set(({ eb }) => ({
          funding: "charging" as const,
          turn_due_at: dueAt,
          // What the provider says next is news again.
          last_act: null,
          changes: eb("changes", "+", 1),
          updated_at: now,
        }))
        .where("influencer_id", "=", influencerId)
        .where("deal_id", "=", dealId)
        .where("state", "=", "contracted")
        .where("funding", "in", ["charging", "failed"])
        .where("turn_kind", "=", "fund")
        .where("hold", "is", null)
        .where("turn_due_at", ">", now)
        .returning("id"),
    )
    .with("echo", (db) =>
      db
        .insertInto("deal_echoes")
        .columns(["influencer_id", "deal", "id"])
        .expression(
          db
            .selectFrom("moved")
            .select([
              sql<string>`${influencerId}::uuid`.as("influencer_id"),
              "moved.id as deal",
              sql<string>`${echoId}::uuid`.as("id"),
            ]),
        ),
    )
    .selectFrom("moved")
    .select("id")
    .executeTakeFirst();
  return moved !== undefined;
}
