import { type Insertable, sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { ThreadTables } from "../../../platform/db/thread-tables.ts";
import type { DealPlace, FileRow } from "../thread/messages.repository.ts";

/** The image and its bytes in chunks: a row stays small whatever the image. */
export async function insertFile(
  trx: Trx,
  {
    row,
    bytes,
    chunkBytes,
  }: { row: Insertable<ThreadTables["deal_files"]>; bytes: Buffer; chunkBytes: number },
): Promise<void> {
  await trx.insertInto("deal_files").values(row).execute();
  for (let n = 0; n * chunkBytes < bytes.length; n += 1) {
    const chunk = bytes.subarray(n * chunkBytes, (n + 1) * chunkBytes);
    await trx
      .insertInto("file_chunks")
      .values({ influencer_id: row.influencer_id, file: row.id, n, bytes: chunk })
      .execute();
  }
}

export async function countFiles(db: Queryable, { influencer_id, id: deal }: DealPlace): Promise<number> {
  const { files } = await db
    .selectFrom("deal_files")
    .select(({ fn }) => fn.countAll<string>().as("files"))
    .where("influencer_id", "=", influencer_id)
    .where("deal", "=", deal)
    .executeTakeFirstOrThrow();
  return Number(files);
}

export async function findBytes(
  db: Queryable,
  { influencer_id, id }: Pick<FileRow, "influencer_id" | "id">,
): Promise<Buffer> {
  const rows = await db
    .selectFrom("file_chunks")
    .select("bytes")
    .where("influencer_id", "=", influencer_id)
    .where("file", "=", id)
    .orderBy("n")
    .execute();
  return Buffer.concat(rows.map(({ bytes }) => bytes));
}

/** Images of all creators' deals that ended before a moment; where there was something to pay, it is paid or was written off. */
export async function findEndedFiles(
  db: Queryable,
  { endedBefore, limit }: { endedBefore: Date; limit: number },
): Promise<Pick<FileRow, "influencer_id" | "id" | "deal">[]> {
  return db
    .selectFrom("deal_files as file")
    .innerJoin("deals as deal", (join) =>
      join.onRef("deal.influencer_id", "=", "file.influencer_id").onRef("deal.id", "=", "file.deal"),
    )
    .leftJoin("payments as unclaimed", (join) =>
      join
        .onRef("unclaimed.influencer_id", "=", "deal.influencer_id")
        .onRef("unclaimed.deal_id", "=", "deal.deal_id")
        .on("unclaimed.failure", "=", "unclaimed"),
    )
    .select(["file.influencer_id", "file.id", "file.deal"])
    .where("file.erased_at", "is", null)
    .where("file.created_at", "<=", endedBefore)
    .where("deal.turn", "=", "none")
    .where("deal.updated_at", "<=", endedBefore)
    .where(({ or, eb }) =>
      or([
        eb("deal.payment_stage", "is", null),
        eb("deal.payment_stage", "=", "paid"),
        eb("unclaimed.id", "is not", null),
      ]),
    )
    .limit(limit)
    .execute();
}

/** The bytes go; what the image was stays. */
export async function eraseFiles(
  trx: Trx,
  { influencerId, ids, now }: { influencerId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom("file_chunks")
    .where("influencer_id", "=", influencerId)
    .where("file", "in", [...ids])
    .execute();
  await trx
    .updateTable("deal_files")
    .set({ erased_at: sql<Date>`coalesce(erased_at, ${now})` })
    .where("influencer_id", "=", influencerId)
    .where("id", "in", [...ids])
    .execute();
}

export async function findFileIds(db: Queryable, influencerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("deal_files")
    .select("id")
    .where("influencer_id", "=", influencerId)
    .where("erased_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}
