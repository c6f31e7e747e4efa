import { sql } from "kysely";
import type { Queryable } from "../db/database.ts";
import type { OwnerId } from "../owner.ts";

/** The one channel of the database on which every copy of the server listens. */
export const liveChannel = "tomoru_live";

/**
 * Says that something of this person's has changed, to every copy that holds a stream of theirs. With the transaction
 * of the cause: it is heard after the commit, or never. What changed is not said; who hears it reads it again.
 */
export async function announce(db: Queryable, ownerId: OwnerId): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${ownerId})`.execute(db);
}
