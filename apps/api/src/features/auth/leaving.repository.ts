import type { Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

/** Frees the e-mail for a new sign-up, without a wait that the old account's codes would impose. */
export async function deleteEmail(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom("influencer_emails").where("email", "=", email).execute();
  await trx.deleteFrom("one_time_codes").where("subject", "=", email).execute();
}

/** What a person has begun and not ended, and what the operator wrote about them. */
export async function deletePending(trx: Trx, ownerId: OwnerId): Promise<void> {
  // Codes for a new e-mail name the person first.
  await trx.deleteFrom("one_time_codes").where("subject", "like", `${ownerId}%`).execute();
  await trx.deleteFrom("password_reset_grants").where("influencer_id", "=", ownerId).execute();
  await trx.deleteFrom("email_updates").where("influencer_id", "=", ownerId).execute();
  await trx.deleteFrom("status_changes").where("influencer_id", "=", ownerId).execute();
}

export async function deleteCounts(
  trx: Trx,
  { failures, limits }: { failures: string; limits: readonly string[] },
): Promise<void> {
  await trx.deleteFrom("sign_in_failures").where("email_key", "=", failures).execute();
  await trx.deleteFrom("rate_limits").where("key", "in", limits).execute();
}
