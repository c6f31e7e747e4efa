import type { Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

/** What stays is a number that names nobody: payments refer to it, and tax law keeps them 7 years. */
export async function erasePerson(
  trx: Trx,
  { ownerId, now }: { ownerId: OwnerId; now: Date },
): Promise<void> {
  await trx.deleteFrom("influencer_categories").where("influencer_id", "=", ownerId).execute();
  await trx
    .updateTable("influencers")
    .set({
      status: "closed",
      closed_at: now,
      email: null,
      full_name: null,
      password_hash: null,
      creator_name: null,
      dob: null,
      country: null,
      gender: null,
      bio: null,
      is_notify_campaign: false,
      locale: "ja",
      code_failures: 0,
      known_code_failures: 0,
    })
    .where("id", "=", ownerId)
    .execute();
}
