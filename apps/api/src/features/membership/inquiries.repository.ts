import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

export async function insertInquiry(
  trx: Trx,
  { ownerId, id, sealed, now }: { ownerId: OwnerId<"influencer">; id: string; sealed: string; now: Date },
): Promise<void> {
  await trx
    .insertInto("inquiries")
    .values({ influencer_id: ownerId, id, content: sealed, created_at: now })
    .execute();
}

export async function deleteInquiries(trx: Trx, ownerId: OwnerId<"influencer">): Promise<void> {
  await trx.deleteFrom("inquiries").where("influencer_id", "=", ownerId).execute();
}

/** Of everybody, newest first: for the operator. Who was not signed in has no number, and says in the content who they are. */
export function listInquiryRows(db: Queryable, { offset, rows }: { offset: number; rows: number }) {
  const nothing = sql<string | null>`null::text`;
  return db
    .selectFrom("inquiries as written")
    .innerJoin("accounts as person", "person.owner_id", "written.influencer_id")
    .select([
      "written.id as id",
      sql<string | null>`written.influencer_id::text`.as("influencer_id"),
      "written.content as content",
      "written.created_at as created_at",
      "person.full_name as full_name",
      "person.email as email",
    ])
    .unionAll((query) =>
      query
        .selectFrom("open_inquiries as open")
        .select([
          "open.id as id",
          nothing.as("influencer_id"),
          "open.content as content",
          "open.created_at as created_at",
          nothing.as("full_name"),
          nothing.as("email"),
        ]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(rows)
    .execute();
}
