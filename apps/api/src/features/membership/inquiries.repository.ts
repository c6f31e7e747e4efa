import { sql } from "kysely";
import type { SealedColumn } from "../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

export const sealedInquiries: SealedColumn = { table: "inquiries", column: "content", boundTo: ["id"] };

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

type Wanted = {
  /** Without it, open and answered ones. */
  readonly state?: "open" | "answered" | undefined;
  readonly offset: number;
  readonly rows: number;
};

/** All inquiries, newest first, for the operator. Somebody who was not signed in has no number; the content says who they are. */
export function listInquiryRows(db: Queryable, { state, offset, rows }: Wanted) {
  const nothing = sql<string | null>`null::text`;
  const mark = state === "open" ? "is" : "is not";
  return db
    .selectFrom("inquiries as written")
    .innerJoin("accounts as person", "person.owner_id", "written.influencer_id")
    .select([
      "written.id as id",
      sql<string | null>`written.influencer_id::text`.as("influencer_id"),
      "written.content as content",
      "written.created_at as created_at",
      "written.answered_at as answered_at",
      "person.full_name as full_name",
      "person.email as email",
    ])
    .$if(state !== undefined, (query) => query.where("written.answered_at", mark, null))
    .unionAll((query) =>
      query
        .selectFrom("open_inquiries as open")
        .select([
          "open.id as id",
          nothing.as("influencer_id"),
          "open.content as content",
          "open.created_at as created_at",
          "open.answered_at as answered_at",
          nothing.as("full_name"),
          nothing.as("email"),
        ])
        .$if(state !== undefined, (open) => open.where("open.answered_at", mark, null)),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(rows)
    .execute();
}

/** Marks an inquiry as answered; answers its creator, null if nobody was signed in, undefined if there is none. Asks every shard. */
export async function putAnswered(
  trx: Trx,
  { id, now }: { id: string; now: Date },
): Promise<string | null | undefined> {
  // A second answer keeps the first one's time.
  const answered_at = sql<Date>`coalesce(answered_at, ${now})`;
  const written = await trx
    .updateTable("inquiries")
    .set({ answered_at })
    .where("id", "=", id)
    .returning("influencer_id")
    .executeTakeFirst();
  if (written) return written.influencer_id;
  const open = await trx
    .updateTable("open_inquiries")
    .set({ answered_at })
    .where("id", "=", id)
    .executeTakeFirst();
  return open.numUpdatedRows === 1n ? null : undefined;
}
