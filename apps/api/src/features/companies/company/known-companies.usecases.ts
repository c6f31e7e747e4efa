import type { Queryable } from "../../../platform/db/database.ts";

/** What a list says of the companies in it: by their ids, one statement for all of a page. */
export async function knownCompanies(
  db: Queryable,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, { name: string; isVerified: boolean }>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("companies")
    .select(["id", "name", "verification"])
    .where("id", "in", [...new Set(companyIds)])
    .execute();
  return new Map(
    rows.map(({ id, name, verification }) => [
      id,
      { name: name ?? "", isVerified: verification === "verified" },
    ]),
  );
}
