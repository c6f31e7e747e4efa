import { sql } from "kysely";
import type { Trx } from "../platform/db/database.ts";
import type { OwnerId } from "../platform/owner.ts";

/** Frees the e-mail for a new sign-up, without a wait that the old account's codes would impose. */
export async function deleteEmail(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom("influencer_emails").where("email", "=", email).execute();
  await trx.deleteFrom("one_time_codes").where("subject", "=", email).execute();
}

/** What a person has begun and not ended, from where they signed in, and what the operator wrote about them. */
export async function deletePending(trx: Trx, ownerId: OwnerId): Promise<void> {
  // Codes for a new e-mail name the person first.
  await trx.deleteFrom("one_time_codes").where("subject", "like", `${ownerId}%`).execute();
  await trx.deleteFrom("password_reset_grants").where("influencer_id", "=", ownerId).execute();
  await trx.deleteFrom("email_updates").where("influencer_id", "=", ownerId).execute();
  await trx.deleteFrom("known_networks").where("influencer_id", "=", ownerId).execute();
  await trx.deleteFrom("status_changes").where("influencer_id", "=", ownerId).execute();
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
  // One for each network.
  await sql`delete from rate_limits where starts_with(key, ${`${counts.networks}:`})`.execute(trx);
}
