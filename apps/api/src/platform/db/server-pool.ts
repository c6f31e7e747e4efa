import { createHash } from "node:crypto";
import { CompiledQuery } from "kysely";
import pg from "pg";
import type { Log } from "../log.ts";
import { StartFault } from "../start-fault.ts";
import type { Db } from "./database.ts";

/** Milliseconds (docs/product/api.md): a frozen server turns into a 503 within five seconds instead of a pile of waiting requests. */
const times = { statementMs: 5000, lockMs: 2000, waitForConnectionMs: 3000 };

/** Milliseconds of silence after which a connection is proved alive: sooner than networks commonly forget one. */
const silenceMs = 60_000;

/** What a connection begins with. A pooler by the transaction is not told at its start, and has this in its own configuration. */
const settings = {
  statement_timeout: `${times.statementMs / 1000}s`,
  lock_timeout: `${times.lockMs / 1000}s`,
  timezone: "UTC",
};

type Served = {
  readonly connectionString: string;
  readonly isPooled: boolean;
  readonly connections: number;
  readonly log: Log;
};

/** Connections to a PostgreSQL server. */
export function serverPool({ connectionString, isPooled, connections, log }: Served): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: times.waitForConnectionMs,
    query_timeout: times.statementMs,
    // Once open it stays: a crowd after a calm would open all anew, and wait for statements that are planned for the first time (0033).
    idleTimeoutMillis: 0,
    ...(isPooled ? {} : { options: optionsOf(settings) }),
    keepAlive: true,
    keepAliveInitialDelayMillis: silenceMs,
  });
  // A connection that the server cut while idle is replaced by the next query; without a listener it would end the process.
  pool.on("error", (error) => log.warn({ reason: error.message }, "an idle database connection was lost"));
  pool.on("connect", (client) => {
    // One that is cut while in use reports it to its query; this keeps the event itself from ending the process.
    client.on("error", () => undefined);
  });
  return pool;
}

/**
 * One connection whose statements may take their time; only a lock is not waited for longer than by a request, since
 * all requests would wait behind it.
 */
export function patientPool(connectionString: string): pg.Pool {
  const options = optionsOf({ ...settings, statement_timeout: "0" });
  const waiting = { connectionTimeoutMillis: times.waitForConnectionMs, keepAlive: true };
  const pool = new pg.Pool({ connectionString, max: 1, options, ...waiting });
  // Told to its query as well; without a listener it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

function optionsOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}

/**
 * Without its time limits a frozen server would pile requests up, and its own zone would move days. Throws StartFault;
 * `variable` is the one that names the address.
 */
export async function refuseUnsetPooler(db: Db, variable: string): Promise<void> {
  const columns = Object.keys(settings).map((name) => `current_setting('${name}') as ${name}`);
  const { rows } = await db.executeQuery<Record<string, string>>(CompiledQuery.raw(`select ${columns}`));
  const [found] = rows;
  if (Object.entries(settings).every(([name, value]) => found?.[name] === value)) return;
  const wanted = Object.entries(settings).map(([name, value]) => `set ${name} = '${value}'`);
  throw new StartFault(
    `The pooler of ${variable} does not begin its connections as it must (connect_query of pgbouncer): ${wanted.join("; ")}.`,
  );
}

/** Names prepared statements by their texts; a text beyond the 500th has none. Hand-written SQL is finite. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= 500) return known;
    const name = createHash("sha256").update(text).digest("base64url").slice(0, 24);
    names.set(text, name);
    return name;
  };
}
