import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

type Failing = { readonly ownerId: OwnerId; readonly isKnown: boolean };

/** Counts a wrong code and answers how many came in a row. Parallel ones wait at the row, so each number is answered once. */
export async function countCodeFailure(trx: Trx, { ownerId, isKnown }: Failing): Promise<number | undefined> {
  const column = columnOf(isKnown);
  const person = await trx
    .updateTable("influencers")
    .set({ [column]: sql`${sql.ref(column)} + 1` })
    .where("id", "=", ownerId)
    .returning(column)
    .executeTakeFirst();
  return person?.[column];
}

export async function findCodeFailures(db: Queryable, { ownerId, isKnown }: Failing): Promise<number> {
  const column = columnOf(isKnown);
  const person = await db
    .selectFrom("influencers")
    .select(column)
    .where("id", "=", ownerId)
    .executeTakeFirst();
  return person?.[column] ?? 0;
}

export async function forgetCodeFailures(trx: Trx, ownerId: OwnerId): Promise<void> {
  await trx
    .updateTable("influencers")
    .set({ code_failures: 0, known_code_failures: 0 })
    .where("id", "=", ownerId)
    .where(({ or, eb }) => or([eb("code_failures", ">", 0), eb("known_code_failures", ">", 0)]))
    .execute();
}

/** Wrong codes of strangers are counted apart from those that come from where the person has signed in. */
function columnOf(isKnown: boolean): "known_code_failures" | "code_failures" {
  return isKnown ? "known_code_failures" : "code_failures";
}
