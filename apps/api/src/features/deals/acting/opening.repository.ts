import type { Insertable } from "kysely";
import type { Trx } from "../../../platform/db/database.ts";
import type { Tables } from "../../../platform/db/schema.ts";

/** The deal and its first echo. */
export async function insertDeal(trx: Trx, deal: Insertable<Tables["deals"]>): Promise<void> {
  await trx.insertInto("deals").values(deal).execute();
  await trx
    .insertInto("deal_echoes")
    .values({ influencer_id: deal.influencer_id, deal: deal.id, id: deal.id })
    .execute();
}
