import type { ProfileUpdate } from "@tomoru/contract/influencer/account";
import type { Updateable } from "kysely";
import type { Tables } from "../../platform/db/schema.ts";

export type ProfileColumns = Pick<
  Updateable<Tables["influencers"]>,
  "full_name" | "creator_name" | "dob" | "country" | "gender" | "bio" | "is_notify_campaign" | "locale"
>;

/** The columns that an update names. An empty bio is none; e-mail and categories are not columns that it may set. */
export function columnsOf(update: ProfileUpdate): ProfileColumns {
  const { fullName, creatorName, dob, country, gender, bio, notification, locale } = update;
  return {
    ...(fullName === undefined ? {} : { full_name: fullName }),
    ...(creatorName === undefined ? {} : { creator_name: creatorName }),
    ...(dob === undefined ? {} : { dob }),
    ...(country === undefined ? {} : { country }),
    ...(gender === undefined ? {} : { gender }),
    ...(bio === undefined ? {} : { bio: bio || null }),
    ...(notification === undefined ? {} : { is_notify_campaign: notification }),
    ...(locale === undefined ? {} : { locale }),
  };
}
