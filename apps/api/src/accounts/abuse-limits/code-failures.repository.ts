import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { AccountKey } from "../account-key.rules.ts";
import { updateAccount } from "../accounts.repository.ts";

type Failing = { readonly account: AccountKey; readonly isKnown: boolean };

/** Counts a wrong code and answers how many came in a row. Parallel ones wait at the row, so each number is answered once. */
export async function countCodeFailure(trx: Trx, { account, isKnown }: Failing): Promise<number | undefined> {
  const column = columnOf(isKnown);
  const counted = await updateAccount(trx, account)
    .set({ [column]: sql`${sql.ref(column)} + 1` })
    .returning(column)
    .executeTakeFirst();
  return counted?.[column];
}

export async function findCodeFailures(db: Queryable, { account, isKnown }: Failing): Promise<number> {
  const column = columnOf(isKnown);
  const held = await db
    .selectFrom("accounts")
    .select(column)
    .where("owner_id", "=", account.ownerId)
    .where("id", "=", account.accountId)
    .executeTakeFirst();
  return held?.[column] ?? 0;
}

export async function forgetCodeFailures(trx: Trx, account: AccountKey): Promise<void> {
  await updateAccount(trx, account)
    .set({ code_failures: 0, known_code_failures: 0 })
    .where(({ or, eb }) => or([eb("code_failures", ">", 0), eb("known_code_failures", ">", 0)]))
    .execute();
}

/** Wrong codes of strangers are counted apart from those that come from where the person has signed in. */
function columnOf(isKnown: boolean): "known_code_failures" | "code_failures" {
  return isKnown ? "known_code_failures" : "code_failures";
}
