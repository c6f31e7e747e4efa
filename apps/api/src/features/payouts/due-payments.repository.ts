import type { DueGroup } from "@tomoru/contract/operator/payments";
import type { Selectable } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import type { OwnerId } from "../../platform/owner.ts";

export type DueRow = Selectable<Tables["payments"]>;

/** `unclaimedBefore`: what was due before that day may be booked out. */
type DuePage = { of: DueGroup; unclaimedBefore: string; offset: number; rows: number };

/** The earliest day first; nothing that was booked out. Over all creators. */
export function findDuePage(
  db: Queryable,
  { of, unclaimedBefore, offset, rows }: DuePage,
): Promise<DueRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("stage", of === "failed" ? "=" : "in", of === "failed" ? "failed" : ["due", "failed"])
    .$if(of === "due", (query) => query.where("stage", "=", "due").where("held", "is", null))
    .$if(of === "held", (query) => query.where("held", "is not", null))
    .$if(of === "byHand", (query) => query.where("is_manual", "=", true))
    .$if(of === "unclaimed", (query) => query.where("due_on", "<", unclaimedBefore).where("held", "is", null))
    .where("failure", "is distinct from", "unclaimed")
    .orderBy("due_on")
    .orderBy("id")
    .limit(rows)
    .offset(offset)
    .execute();
}

/** The payment of a deal by its id, over all creators. */
export function findById(db: Queryable, paymentId: string): Promise<DueRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", paymentId)
    .where("deal_id", "is not", null)
    .executeTakeFirst();
}

/** Of two at once, or by a page of before, the first counts: the other finds the row held, or let go, already. */
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
    .where("failure", "is distinct from", "unclaimed")
    .where("held", of.held === null ? "is not" : "is", null)
    .executeTakeFirst();
  return set.numUpdatedRows > 0n;
}
