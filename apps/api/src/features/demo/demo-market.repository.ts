import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

type Creator = { readonly ownerId: OwnerId<"influencer"> };

/** A creator's account, for acting as that creator. */
export function findPerson(db: Queryable, { ownerId }: Creator) {
  return db
    .selectFrom("accounts")
    .select(["id", "full_name"])
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
}

export function findOwnSession(db: Queryable, { ownerId }: Creator) {
  return db
    .selectFrom("account_sessions")
    .select("id")
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
}

/** The unanswered offers that companies have made to this creator. */
export function findAsked(db: Queryable, { ownerId }: Creator) {
  return db
    .selectFrom("offers")
    .select("offer_id")
    .where("influencer_id", "=", ownerId)
    .where("is_approval", "is", null)
    .executeTakeFirstOrThrow();
}
