import { sql } from "kysely";
import type { ClaimedOwnerId } from "../claim.ts";
import type { Queryable } from "../db/database.ts";
import type { OwnerId } from "../owner.ts";

/** The owner whose open pages shall look again. An unproven claim has no effect: a stream checks its own session. */
export type Told = OwnerId | ClaimedOwnerId;

/** The one channel of the database on which every copy of the server listens. */
export const liveChannel = "tomoru_live";

/**
 * Says that something of these people's has changed, to every copy that holds a stream of theirs. Within the transaction
 * of the cause it is heard after the commit, or never. What changed is not said; who hears it reads it again.
 */
export async function announce(db: Queryable, ...ownerIds: Told[]): Promise<void> {
  await sql`select pg_notify(${liveChannel}, owner_id) from unnest(${ownerIds}::text[]) owner_id`.execute(db);
}
