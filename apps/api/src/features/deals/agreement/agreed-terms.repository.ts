import type { Queryable } from "../../../platform/db/database.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";
import type { AgreedSheet } from "./label.rules.ts";
import type { NamelessSheet } from "./versions.rules.ts";

/** What the two sides agreed to; undefined before the contract. */
export async function findAgreedSheet(
  db: Queryable,
  row: Pick<DealRow, "influencer_id" | "id" | "contract_version">,
): Promise<AgreedSheet | undefined> {
  if (row.contract_version === null) return undefined;
  const found = await db
    .selectFrom("deal_terms")
    .select(["influencer_id", "deal", "version", "sheet", "creator"])
    .where("influencer_id", "=", row.influencer_id)
    .where("deal", "=", row.id)
    .where("version", "=", row.contract_version)
    .executeTakeFirst();
  return found && { terms: (found.sheet as NamelessSheet).terms, sealed: found };
}
