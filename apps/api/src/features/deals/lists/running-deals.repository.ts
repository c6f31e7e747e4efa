import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { CreatorId } from "../terms/tax-profile.repository.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";

/** A creator's deals that go on and whose fee is secured; what is over has nobody's turn. */
export function findSecured(db: Queryable, influencerId: CreatorId): Promise<DealRow[]> {
  return db
    .selectFrom("deals")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where(sql<boolean>`turn <> 'none'`)
    .where("funding", "=", "secured")
    .where("state", "in", ["contracted", "draft_review", "changes_requested", "draft_approved", "reported"])
    .execute();
}
