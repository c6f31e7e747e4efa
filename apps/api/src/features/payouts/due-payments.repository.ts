import type { Selectable } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import type { OwnerId } from "../../platform/owner.ts";

export type DueRow = Selectable<Tables["payments"]>;

/** The earliest day first. Over all creators. */
export function findDuePage(
  db: Queryable,
  { of, offset, rows }: { of: "due" | "held" | "failed" | "byHand"; offset: number; rows: number },
): Promise<DueRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("stage", of === "failed" ? "=" : "in", of === "failed" ? "failed" : ["due", "failed"])
    .$if(of === "due", (query) => query.where("stage", "=", "due"))
    .$if(of === "held", (query) => query.where("held", "is not", null))
    .$if(of === "byHand", (query) => query.where("is_manual", "=", true))
    .orderBy("due_on")
    .orderBy("id")
    .limit(rows)
    .offset(offset)
    .execute();
}

/** Of what a deal pays, whosever it is. Over all creators. */
export function findById(db: Queryable, paymentId: string): Promise<DueRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", paymentId)
    .where("deal_id", "is not", null)
    .executeTakeFirst();
}

export async function setHeld(
  trx: Trx,
  of: { influencerId: OwnerId<"influencer">; paymentId: string; held: string | null },
): Promise<boolean> {
  const set = await trx
    .updateTable("payments")
    .set({ held: of.held })
    .where("influencer_id", "=", of.influencerId)
    .where("id", "=", of.paymentId)
    .where("stage", "in", ["due", "failed"])
    .executeTakeFirst();
  return set.numUpdatedRows > 0n;
}
