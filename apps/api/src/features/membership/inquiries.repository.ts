import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

export async function insertInquiry(
  trx: Trx,
  { ownerId, id, sealed, now }: { ownerId: OwnerId; id: string; sealed: string; now: Date },
): Promise<void> {
  await trx
    .insertInto("inquiries")
    .values({ influencer_id: ownerId, id, content: sealed, created_at: now })
    .execute();
}

export async function deleteInquiries(trx: Trx, ownerId: OwnerId): Promise<void> {
  await trx.deleteFrom("inquiries").where("influencer_id", "=", ownerId).execute();
}

/** Of all creators, newest first: for the operator. */
export function listInquiryRows(db: Queryable, { offset, rows }: { offset: number; rows: number }) {
  return db
    .selectFrom("inquiries as written")
    .innerJoin("influencers as person", "person.id", "written.influencer_id")
    .select([
      "written.id",
      "written.influencer_id",
      "written.content",
      "written.created_at",
      "person.full_name",
      "person.email",
    ])
    .orderBy("written.created_at", "desc")
    .orderBy("written.id", "desc")
    .offset(offset)
    .limit(rows)
    .execute();
}
