import { sql } from "kysely";
import type { Trx } from "../../../platform/db/database.ts";
import type { OwnerId } from "../../../platform/owner.ts";

type Opening = {
  readonly companyId: OwnerId<"company">;
  /** In Japan, `YYYY-MM`. */
  readonly month: string;
  readonly influencerIds: readonly string[];
  readonly now: Date;
};

/** How many of them were not opened in this month before. The race: of two who open one at once the second waits for the first, and pays nothing. */
export async function insertOpens(
  trx: Trx,
  { companyId, month, influencerIds, now }: Opening,
): Promise<number> {
  const { rows } = await sql`
    insert into insight_opens (company_id, month, influencer_id, opened_at)
    select ${companyId}, ${month}, opened, ${now} from unnest(${[...influencerIds].sort()}::uuid[]) as opened
    on conflict (company_id, month, influencer_id) do nothing returning 1`.execute(trx);
  return rows.length;
}
