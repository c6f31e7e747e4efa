import { sql } from "kysely";
import type { Queryable } from "../db/database.ts";
import type { OwnerId } from "../owner.ts";
import type { UncheckedOwnerId } from "../unchecked-session.ts";

/** The owner whose open pages shall look again. An unchecked one has no effect: a stream checks its own session. */
export type Told = OwnerId | UncheckedOwnerId;

/** The one channel of the database on which every copy of the server listens. */
export const liveChannel = "tomoru_live";

/**
 * Says that something of these people's has changed, to every copy that holds a stream of theirs. Within the transaction
 * of the cause it is heard after the commit, or never. What changed is not said; who hears it reads it again.
 */
export async function announce(db: Queryable, ...ownerIds: Told[]): Promise<void> {
  await sql`select pg_notify(${liveChannel}, owner_id) from unnest(${ownerIds}::text[]) owner_id`.execute(db);
}
