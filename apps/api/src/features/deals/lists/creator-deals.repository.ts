import type { DealGroup } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { CreatorId } from "../terms/tax-profile.repository.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";
import type { Counts } from "./company-deals.repository.ts";
import { isOver, ofCreator } from "./deal-groups.data.ts";
import type { Place } from "./deal-list.rules.ts";

export type CreatorPage = {
  readonly influencerId: CreatorId;
  readonly group: DealGroup | undefined;
  readonly after: Place | undefined;
  readonly rows: number;
};

/** Waiting ones by when they are due, others by what changed last. */
export function findCreatorDeals(
  db: Queryable,
  { influencerId, group, after, rows }: CreatorPage,
): Promise<DealRow[]> {
  const isWaiting = group === "waiting";
  return db
    .selectFrom("deals")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .$if(isWaiting, (query) => query.where(ofCreator.waiting))
    .$if(group === "active", (query) => query.where(ofCreator.active))
    .$if(group === "done", (query) => query.where(isOver))
    .$if(after !== undefined && isWaiting, (query) =>
      query.where(sql<boolean>`(turn_due_at, id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .$if(after !== undefined && !isWaiting, (query) =>
      query.where(sql<boolean>`(updated_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .$if(isWaiting, (query) => query.orderBy("turn_due_at").orderBy("id"))
    .$if(!isWaiting, (query) => query.orderBy("updated_at", "desc").orderBy("id", "desc"))
    .limit(rows)
    .execute();
}

/** Each up to 1,000. */
export async function countCreatorDeals(db: Queryable, influencerId: CreatorId): Promise<Counts> {
  const most = limits.dealCountMost;
  const counted = (condition: RawBuilder<boolean>) => sql<number>`(
    select count(*)::integer from (
      select from deals where influencer_id = ${influencerId} and ${condition} limit ${most}
    ) as counted
  )`;
  const { rows } = await sql<Counts>`
    select ${counted(ofCreator.waiting)} as waiting, ${counted(ofCreator.active)} as active,
      ${counted(isOver)} as done`.execute(db);
  return rows[0] ?? { waiting: 0, active: 0, done: 0 };
}
