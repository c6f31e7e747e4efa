import type { Platform } from "@tomoru/contract/platforms";
import type { Queryable } from "../../../platform/db/database.ts";
import type { CreatorId } from "./tax-profile.repository.ts";

export type StandingRow = {
  readonly creator_name: string | null;
  readonly dob: string | null;
  readonly ciphertext: string | null;
  readonly confirmed_at: Date | null;
  readonly given_at: Date | null;
  readonly handle: string | null;
  readonly display_name: string | null;
  readonly ends_on: string | null;
};

/** What decides whether a creator may make a contract on a platform, and as whom; by one statement. */
export function findStanding(
  db: Queryable,
  { influencerId, platform }: { influencerId: CreatorId; platform: Platform },
): Promise<StandingRow | undefined> {
  return db
    .selectFrom("influencers as person")
    .leftJoin("tax_profiles as tax", (join) =>
      join.onRef("tax.influencer_id", "=", "person.id").on("tax.influencer_id", "=", influencerId),
    )
    .leftJoin("guardian_consents as consent", (join) =>
      join.onRef("consent.influencer_id", "=", "person.id").on("consent.influencer_id", "=", influencerId),
    )
    .leftJoin("social_accounts as linked", (join) =>
      join
        .onRef("linked.influencer_id", "=", "person.id")
        .on("linked.influencer_id", "=", influencerId)
        .on("linked.platform", "=", platform),
    )
    .leftJoin("withdrawals as leaving", (join) =>
      join
        .onRef("leaving.influencer_id", "=", "person.id")
        .on("leaving.influencer_id", "=", influencerId)
        .on("leaving.status", "=", "pending"),
    )
    .select([
      "person.creator_name",
      "person.dob",
      "tax.ciphertext",
      "tax.confirmed_at",
      "consent.given_at",
      "linked.handle",
      "linked.display_name",
      "leaving.ends_on",
    ])
    .where("person.id", "=", influencerId)
    .executeTakeFirst();
}
