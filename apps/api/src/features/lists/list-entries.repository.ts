import type { Platform } from "@tomoru/contract/platforms";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

type CompanyId = OwnerId<"company">;

type ListEntry = { readonly listId: string; readonly name: string; readonly note: string };

/** For each account the company's lists that contain it, with the notes there, newest first. */
export async function findEntries(
  db: Queryable,
  {
    companyId,
    influencerIds,
    platform,
  }: { companyId: CompanyId; influencerIds: readonly string[]; platform: Platform },
): Promise<Map<string, ListEntry[]>> {
  const rows = await inLists(db, { companyId, influencerIds, platform })
    .select(["entry.influencer_id as id", "list.id as listId", "list.name", "entry.note"])
    .orderBy("list.id", "desc")
    .execute();
  const byCreator = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byCreator].map(([id, some]) => [id, some.map(({ id: _, ...entry }) => entry)]));
}

/** For each account the lists that contain it. */
export async function findListIds(
  db: Queryable,
  {
    companyId,
    influencerIds,
    platform,
  }: { companyId: CompanyId; influencerIds: readonly string[]; platform: Platform },
): Promise<Map<string, string[]>> {
  if (influencerIds.length === 0) return new Map();
  const rows = await inLists(db, { companyId, influencerIds, platform })
    .select(["entry.influencer_id", "entry.list_id"])
    .execute();
  const byCreator = Map.groupBy(rows, ({ influencer_id }) => influencer_id);
  return new Map([...byCreator].map(([id, some]) => [id, some.map(({ list_id }) => list_id)]));
}

function inLists(
  db: Queryable,
  {
    companyId,
    influencerIds,
    platform,
  }: { companyId: CompanyId; influencerIds: readonly string[]; platform: Platform },
) {
  return db
    .selectFrom("list_creators as entry")
    .innerJoin("lists as list", (join) =>
      join.onRef("list.company_id", "=", "entry.company_id").onRef("list.id", "=", "entry.list_id"),
    )
    .where("entry.company_id", "=", companyId)
    .where("entry.influencer_id", "in", influencerIds)
    .where("list.company_id", "=", companyId)
    .where("list.platform", "=", platform);
}
