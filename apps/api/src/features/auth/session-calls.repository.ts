import { sql } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

type Taken = {
  readonly ownerId: OwnerId;
  readonly sessionId: string;
  readonly minute: Date;
  readonly calls: number;
  readonly most: number;
};

/**
 * Takes `calls` of the `most` that a session has in a minute; false when fewer are left. The race: copies of the server
 * take at once. Each waits at the row for the one before, so that together they never take more than there are.
 */
export async function takeCalls(
  db: Queryable,
  { ownerId, sessionId, minute, calls, most }: Taken,
): Promise<boolean> {
  // A copy whose clock is behind takes from the minute that another copy has begun.
  const taken = await sql`
    insert into session_calls as held (influencer_id, session_id, minute, calls)
    values (${ownerId}, ${sessionId}, ${minute}, ${calls})
    on conflict (influencer_id, session_id) do update set
      calls = case when held.minute < excluded.minute then excluded.calls else held.calls + excluded.calls end,
      minute = greatest(held.minute, excluded.minute)
    where held.minute < excluded.minute or held.calls + excluded.calls <= ${most}
    returning calls`.execute(db);
  return taken.rows.length > 0;
}
