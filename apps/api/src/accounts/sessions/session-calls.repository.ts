import { CompiledQuery } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import { askLive, countedSession } from "../../platform/db/live-session.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { UncheckedSession } from "../../platform/unchecked-session.ts";

type Taken = { readonly minute: Date; readonly calls: number; readonly most: number };

/**
 * Takes $4 of the $5 calls that a session has in the minute $3, from the rows of `source`; no row when fewer are left. The
 * race: copies of the server take at once. Each waits at the row for the one before, so that together they never take
 * more than there are. A copy whose clock is behind takes from the minute that another copy has begun.
 */
const takeFrom = (source: string) => `
  insert into account_session_calls as held (owner_id, session_id, minute, calls)
  ${source}
  on conflict (owner_id, session_id) do update set
    calls = case when held.minute < excluded.minute then excluded.calls else held.calls + excluded.calls end,
    minute = greatest(held.minute, excluded.minute)
  where held.minute < excluded.minute or held.calls + excluded.calls <= $5
  returning calls`;

const takeStatement = takeFrom("values ($1, $2, $3, $4)");

/** Takes calls within a transaction that writes anyway; false when fewer are left. */
export async function takeCalls(
  db: Queryable,
  { ownerId, sessionId, minute, calls, most }: Taken & { ownerId: OwnerId; sessionId: string },
): Promise<boolean> {
  const parameters = [ownerId, sessionId, minute, calls, most];
  return (await db.executeQuery(CompiledQuery.raw(takeStatement, parameters))).rows.length > 0;
}

/** Its commit is not waited for until it is on the disk: a database that dies forgets half a second of counting. */
const leaseStatement = `
  with live as (select * from ${countedSession}),
  taken as (${takeFrom("select live.owner_id, $2, $3::timestamptz, $4::integer from live")})
  select taken.calls, set_config('synchronous_commit', 'off', true) from live left join taken on true`;

/** Takes calls for a session that lives, in a transaction of their own; false when fewer are left. SessionGone. */
export async function leaseCalls(
  db: Queryable,
  { session, minute, calls, most }: Taken & { session: UncheckedSession },
): Promise<boolean> {
  const parameters = [minute, calls, most];
  const [lease] = await askLive<{ calls: number | null }>(db, { session, text: leaseStatement, parameters });
  return lease.calls !== null;
}
