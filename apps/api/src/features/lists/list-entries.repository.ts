import type { Platform } from "@tomoru/contract/influencer/offers";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

type CompanyId = OwnerId<"company">;

/** The company's lists that have an account, with what was noted there, newest first. */
export function findEntries(
  db: Queryable,
  { companyId, influencerId, platform }: { companyId: CompanyId; influencerId: string; platform: Platform },
): Promise<{ listId: string; name: string; note: string }[]> {
  return db
    .selectFrom("list_creators as entry")
    .innerJoin("lists as list", (join) =>
      join.onRef("list.company_id", "=", "entry.company_id").onRef("list.id", "=", "entry.list_id"),
    )
    .select(["list.id as listId", "list.name", "entry.note"])
    .where("entry.company_id", "=", companyId)
    .where("entry.influencer_id", "=", influencerId)
    .where("list.company_id", "=", companyId)
    .where("list.platform", "=", platform)
    .orderBy("list.id", "desc")
    .execute();
}

/** Of each of them the lists that have it. */
export async function findListIds(
  db: Queryable,
  {
    companyId,
    influencerIds,
    platform,
  }: { companyId: CompanyId; influencerIds: readonly string[]; platform: Platform },
): Promise<Map<string, string[]>> {
  if (influencerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("list_creators as entry")
    .innerJoin("lists as list", (join) =>
      join.onRef("list.company_id", "=", "entry.company_id").onRef("list.id", "=", "entry.list_id"),
    )
    .select(["entry.influencer_id", "entry.list_id"])
    .where("entry.company_id", "=", companyId)
    .where("entry.influencer_id", "in", influencerIds)
    .where("list.company_id", "=", companyId)
    .where("list.platform", "=", platform)
    .execute();
  const byCreator = Map.groupBy(rows, ({ influencer_id }) => influencer_id);
  return new Map([...byCreator].map(([id, some]) => [id, some.map(({ list_id }) => list_id)]));
}
