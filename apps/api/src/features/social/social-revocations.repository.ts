import type { SealedColumn } from "../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";

export const sealedRevocations: SealedColumn = {
  table: "social_revocations",
  column: "ciphertext",
  boundTo: ["id"],
};

type Row = Tables["social_revocations"];

export async function insertRevocation(trx: Trx, revocation: Row): Promise<void> {
  await trx.insertInto("social_revocations").values(revocation).execute();
}

export function findRevocation(db: Queryable, id: string): Promise<Row | undefined> {
  return db.selectFrom("social_revocations").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function deleteRevocation(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom("social_revocations").where("id", "=", id).execute();
}

/** What no job took away: a restored backup has such. */
export async function deleteRevocationsExpired(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("social_revocations").where("expires_at", "<=", now).execute();
}
