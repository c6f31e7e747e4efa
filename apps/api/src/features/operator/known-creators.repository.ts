import type { QueryOf } from "@tomoru/contract/endpoint";
import type { listOperatorCreators } from "@tomoru/contract/operator/known-creators";
import type { Platform } from "@tomoru/contract/platforms";
import type { LookedFor } from "../../accounts/looked-for.usecases.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { hasWords } from "../../platform/db/folded-words.ts";
import type { OwnerId } from "../../platform/owner.ts";

type Creator = OwnerId<"influencer">;
type Wanted = Pick<QueryOf<typeof listOperatorCreators>, "status" | "offset"> & {
  readonly rows: number;
  readonly whom?: LookedFor | undefined;
};

const shown = [
  "person.id",
  "person.creator_name",
  "person.created_at",
  "account.full_name",
  "account.email",
  "account.status",
  "account.closed_at",
] as const;

/** The newest in front: the operator's list, and no company's. */
export function findCreators(db: Queryable, { status, whom, offset, rows }: Wanted) {
  const ownerId = whom?.by === "email" ? whom.ownerId : null;
  const words = whom?.by === "name" ? whom.words : null;
  return db
    .selectFrom("influencers as person")
    .innerJoin("accounts as account", "account.owner_id", "person.id")
    .select(shown)
    .$if(status !== undefined, (query) => query.where("account.status", "=", status ?? "active"))
    .$if(whom?.by === "email", (query) => query.where("person.id", "=", ownerId))
    .$if(words !== null, (query) =>
      query.where((is) =>
        is.or([
          hasWords("person.creator_name", words ?? ""),
          hasWords("account.full_name", words ?? ""),
          is.exists(
            is
              .selectFrom("social_accounts as linked")
              .select("linked.platform")
              .whereRef("linked.influencer_id", "=", "person.id")
              .where((named) =>
                named.or([
                  hasWords("linked.handle", words ?? ""),
                  hasWords("linked.display_name", words ?? ""),
                ]),
              ),
          ),
        ]),
      ),
    )
    .orderBy("person.created_at", "desc")
    .orderBy("person.id", "desc")
    .offset(offset)
    .limit(rows)
    .execute();
}

export function findCreator(db: Queryable, influencerId: Creator) {
  return db
    .selectFrom("influencers as person")
    .innerJoin("accounts as account", "account.owner_id", "person.id")
    .select(shown)
    .where("person.id", "=", influencerId)
    .where("account.owner_id", "=", influencerId)
    .executeTakeFirst();
}

/** What each of a page has linked. */
export async function findPlatforms(
  db: Queryable,
  influencerIds: readonly string[],
): Promise<Map<string, Platform[]>> {
  if (influencerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("social_accounts")
    .select(["influencer_id", "platform"])
    .where("influencer_id", "in", influencerIds)
    .orderBy("platform")
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ influencer_id }) => influencer_id)].map(([id, linked]) => [
      id,
      linked.map(({ platform }) => platform),
    ]),
  );
}

export function findLinked(db: Queryable, influencerId: Creator) {
  return db
    .selectFrom("social_accounts")
    .select(["platform", "handle", "display_name", "linked_at", "needs_relink_at"])
    .where("influencer_id", "=", influencerId)
    .orderBy("platform")
    .execute();
}

/** Newest first. */
export function findStatusChanges(db: Queryable, influencerId: Creator) {
  return db
    .selectFrom("status_changes")
    .select(["id", "status", "reason", "changed_at"])
    .where("influencer_id", "=", influencerId)
    .orderBy("changed_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Who changed somebody's standing and when, as the log says. */
export function findStatusDeeds(db: Queryable, influencerId: Creator) {
  return db
    .selectFrom("audit_log")
    .select(["operator", "note", "done_at"])
    .where("about", "=", influencerId)
    .where("call", "=", "setInfluencerStatus")
    .execute();
}

export function findNewestPayments(db: Queryable, influencerId: Creator, rows: number) {
  return db
    .selectFrom("payments")
    .select(["id", "deal_id", "description", "stage", "status", "date", "due_on", "paid_on", "amount_yen"])
    .where("influencer_id", "=", influencerId)
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(rows)
    .execute();
}

export function findWithdrawals(db: Queryable, influencerId: Creator) {
  return db
    .selectFrom("withdrawals")
    .select(["id", "reason", "ends_on", "status", "created_at"])
    .where("influencer_id", "=", influencerId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}
