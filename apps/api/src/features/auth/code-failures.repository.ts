import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

/** Counts a wrong code and answers how many came in a row. Parallel ones wait at the row, so each number is answered once. */
export async function countCodeFailure(trx: Trx, ownerId: OwnerId): Promise<number | undefined> {
  const person = await trx
    .updateTable("influencers")
    .set({ code_failures: sql`code_failures + 1` })
    .where("id", "=", ownerId)
    .returning("code_failures")
    .executeTakeFirst();
  return person?.code_failures;
}

export async function findCodeFailures(db: Queryable, ownerId: OwnerId): Promise<number> {
  const person = await db
    .selectFrom("influencers")
    .select("code_failures")
    .where("id", "=", ownerId)
    .executeTakeFirst();
  return person?.code_failures ?? 0;
}

export async function forgetCodeFailures(trx: Trx, ownerId: OwnerId): Promise<void> {
  await trx
    .updateTable("influencers")
    .set({ code_failures: 0 })
    .where("id", "=", ownerId)
    .where("code_failures", ">", 0)
    .execute();
}
