import type { Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

/** What stays of a creator is a number that names nobody: payments refer to it, and tax law keeps them 7 years. */
export async function eraseCreator(trx: Trx, ownerId: OwnerId<"influencer">): Promise<void> {
  await trx.deleteFrom("status_changes").where("influencer_id", "=", ownerId).execute();
  await trx.deleteFrom("influencer_categories").where("influencer_id", "=", ownerId).execute();
  await trx
    .updateTable("influencers")
    .set({
      creator_name: null,
      dob: null,
      country: null,
      gender: null,
      bio: null,
      is_notify_campaign: false,
    })
    .where("id", "=", ownerId)
    .execute();
}
