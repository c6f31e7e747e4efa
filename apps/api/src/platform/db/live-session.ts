import { CompiledQuery } from "kysely";
import { SessionGone, type UncheckedSession } from "../unchecked-session.ts";
import type { Queryable } from "./database.ts";
import { type Parameter, type Rows, ServerDb } from "./server-db.ts";

/**
 * The gate's check as the table that a statement starts from, named `live`: the owner's id while the session lives and
 * its account may act, no row otherwise. What hangs on it by `left join` is read or written in the same round trip, which
 * costs 4 % of a call where a check of its own costs 19. Owner and session are $1 and $2; both tables are met by the
 * shard key.
 */
export const liveSession = sessionWhere("account.status = 'active'");

/** The same, also while the company is suspended for its plan: for counting what a session calls, whatever it may. */
export const countedSession = sessionWhere("account.status in ('active', 'unpaid')");

function sessionWhere(condition: string): string {
  return `(
    select account.owner_id
    from accounts account
    join account_sessions session on session.owner_id = account.owner_id and session.account_id = account.id
    where account.owner_id = $1 and ${condition} and session.owner_id = $1 and session.id = $2
  ) live`;
}

type Asked = {
  readonly session: UncheckedSession;
  /** Starts from `liveSession` and keeps its row. */
  readonly text: string;
  /** $3 and following. */
  readonly parameters?: readonly Parameter[];
};

/** The rows of such a statement, at least one; SessionGone when the session does not live. */
export async function askLive<Row>(
  db: Queryable,
  { session, text, parameters = [] }: Asked,
): Promise<readonly [Row, ...Row[]]> {
  const values = [session.ownerId, session.sessionId, ...parameters];
  const rows = (await rowsOf(db, text, values)) as readonly Row[];
  if (rows.length === 0) throw new SessionGone();
  return rows as readonly [Row, ...Row[]];
}

function rowsOf(db: Queryable, text: string, values: readonly Parameter[]): Promise<Rows> {
  if (db instanceof ServerDb) return db.ask(text, values);
  return db.executeQuery(CompiledQuery.raw(text, [...values])).then(({ rows }) => rows as Rows);
}
