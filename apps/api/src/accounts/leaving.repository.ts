import { sql } from "kysely";
import type { Trx } from "../platform/db/database.ts";
import { type AccountKey, countNameOf } from "./account-key.rules.ts";
import { type Account, updateAccount } from "./accounts.repository.ts";
import type { CodeKey } from "./codes/one-time-codes.rules.ts";

/** Frees the e-mail for a new sign-up, without a wait that the old account's codes would impose. */
export async function deleteEmail(
  trx: Trx,
  { actor, email, purposes }: Pick<Account, "actor" | "email"> & { purposes: readonly CodeKey["purpose"][] },
): Promise<void> {
  await trx.deleteFrom("account_emails").where("kind", "=", actor).where("email", "=", email).execute();
  await trx
    .deleteFrom("one_time_codes")
    .where("subject", "=", email)
    .where("purpose", "in", purposes)
    .execute();
}

/** Deletes what a person has begun and not finished, and the networks they signed in from. */
export async function deletePending(trx: Trx, account: AccountKey): Promise<void> {
  const { ownerId, accountId } = account;
  // Codes for a new e-mail name the account first.
  await trx
    .deleteFrom("one_time_codes")
    .where("subject", "like", `${countNameOf(account)} %`)
    .execute();
  for (const table of ["account_password_grants", "account_email_changes", "account_networks"] as const) {
    await trx.deleteFrom(table).where("owner_id", "=", ownerId).where("account_id", "=", accountId).execute();
  }
}

/** Keeps only the id and that the account is closed, so that an old token is answered with `userDeleted`. */
export async function closeAccount(
  trx: Trx,
  { account, now }: { account: AccountKey; now: Date },
): Promise<void> {
  await updateAccount(trx, account)
    .set({
      status: "closed",
      closed_at: now,
      email: null,
      full_name: null,
      password_hash: null,
      locale: "ja",
      code_failures: 0,
      known_code_failures: 0,
    })
    .execute();
}

export async function deleteCounts(
  trx: Trx,
  counts: {
    failures: readonly string[];
    limits: readonly string[];
    subjectKeys: readonly string[];
    networks: string;
  },
): Promise<void> {
  await trx.deleteFrom("first_askers").where("subject_key", "in", counts.subjectKeys).execute();
  await trx.deleteFrom("sign_in_failures").where("email_key", "in", counts.failures).execute();
  await trx.deleteFrom("rate_limits").where("key", "in", counts.limits).execute();
  // One key for each network.
  await sql`delete from rate_limits where starts_with(key, ${`${counts.networks}:`})`.execute(trx);
}
