import { codeMails } from "../accounts/accounts.mails.ts";
import type { Trx } from "../platform/db/database.ts";

/** Refresh tokens and ways to a platform go with their session. */
export async function deleteSessions(trx: Trx): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom("account_sessions").executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Codes, what a code was exchanged for, and addresses that people were moving to. */
export async function deleteUnderWay(trx: Trx): Promise<number> {
  let deleted = 0n;
  for (const table of ["one_time_codes", "account_password_grants", "account_email_changes"] as const) {
    deleted += (await trx.deleteFrom(table).executeTakeFirstOrThrow()).numDeletedRows;
  }
  return Number(deleted);
}

export async function expireCodeMails(trx: Trx): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("mails")
    .set({ state: "expired", payload: null, recipient: "" })
    .where("state", "=", "waiting")
    .where("kind", "in", Object.keys(codeMails))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
