import type { Locale } from "@tomoru/contract/fields";
import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

type CreatorId = OwnerId<"influencer">;

/** The serial of the address in force; the first address has no row. */
export async function findSerial(db: Queryable, ownerId: CreatorId): Promise<number> {
  const row = await db
    .selectFrom("calendar_feeds")
    .select("serial")
    .where("influencer_id", "=", ownerId)
    .executeTakeFirst();
  return row?.serial ?? 0;
}

/** In which language it is read; undefined while the account is suspended, and once it is closed. */
export async function findReader(db: Queryable, ownerId: CreatorId): Promise<Locale | undefined> {
  const row = await db
    .selectFrom("accounts")
    .select("locale")
    .where("owner_id", "=", ownerId)
    .where("status", "=", "active")
    .executeTakeFirst();
  return row?.locale;
}

/** The race: of two renewals at once each ends what was in force before it, and the last is. */
export async function raiseSerial(trx: Trx, ownerId: CreatorId): Promise<number> {
  const { rows } = await sql<{ serial: number }>`
    insert into calendar_feeds (influencer_id, serial) values (${ownerId}, 1)
    on conflict (influencer_id) do update set serial = calendar_feeds.serial + 1
    returning serial`.execute(trx);
  return rows[0]?.serial ?? 0;
}
