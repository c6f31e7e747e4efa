import type { Platform } from "@tomoru/contract/platforms";
import type { Queryable } from "../../platform/db/database.ts";

export type NamedAccount = {
  readonly id: string;
  readonly creator_name: string | null;
  /** Null where no account is linked. */
  readonly platform: Platform | null;
  readonly display_name: string | null;
  readonly handle: string | null;
};

/** A row for each linked account, one for who has none; who is not there is missing. */
export async function findNamedAccounts(
  db: Queryable,
  influencerIds: readonly string[],
): Promise<NamedAccount[]> {
  const ids = [...new Set(influencerIds)];
  if (ids.length === 0) return [];
  return db
    .selectFrom("influencers as person")
    .leftJoin("social_accounts as linked", (join) =>
      join.onRef("linked.influencer_id", "=", "person.id").on("linked.influencer_id", "in", ids),
    )
    .select(["person.id", "person.creator_name", "linked.platform", "linked.display_name", "linked.handle"])
    .where("person.id", "in", ids)
    .execute();
}
