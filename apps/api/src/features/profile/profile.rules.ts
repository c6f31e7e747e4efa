import type { ProfileUpdate } from "@tomoru/contract/influencer/account";
import type { Updateable } from "kysely";
import type { Tables } from "../../platform/db/schema.ts";

export type ProfileColumns = Pick<
  Updateable<Tables["influencers"]>,
  "creator_name" | "dob" | "country" | "gender" | "bio" | "is_notify_campaign"
>;

/** The creator's own columns that an update names. An empty bio is none; name and language are the account's. */
export function columnsOf(update: ProfileUpdate): ProfileColumns {
  const { creatorName, dob, country, gender, bio, notification } = update;
  return {
    ...(creatorName === undefined ? {} : { creator_name: creatorName }),
    ...(dob === undefined ? {} : { dob }),
    ...(country === undefined ? {} : { country }),
    ...(gender === undefined ? {} : { gender }),
    ...(bio === undefined ? {} : { bio: bio || null }),
    ...(notification === undefined ? {} : { is_notify_campaign: notification }),
  };
}
