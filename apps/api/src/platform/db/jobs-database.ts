import pg from "pg";
import type { ConstructorOptions } from "pg-boss";
import type { Log } from "../log.ts";
import { listenOnServer } from "./server-listener.ts";

/**
 * Milliseconds. Upkeep of the queue (building an index again) may take longer than a request's five seconds; a connection
 * that a vanished server left open is given up after this.
 */
const times = { connect: 5000, query: 60_000 };

const name = "tomoru-jobs";

export type JobsDatabase = NonNullable<ConstructorOptions["db"]> & { close(): Promise<void> };

/**
 * A server as pg-boss reaches it. Its own connections stop listening for errors after the first one; where a server or a
 * pooler says a second thing before it hangs up, that ends the process. Those here listen to their end.
 */
export function jobsDatabase({
  connectionString,
  log,
}: {
  connectionString: string;
  log: Log;
}): JobsDatabase {
  const pool = new pg.Pool({
    connectionString,
    application_name: name,
    max: 4,
    connectionTimeoutMillis: times.connect,
    query_timeout: times.query,
    keepAlive: true,
  });
  pool.on("error", ({ message }) => log.warn({ reason: message }, "an idle connection of the jobs was lost"));
  // One that is cut while in use reports it to its query.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, hear, up) {
      const listener = await listenOnServer({
        connectionString,
        name,
        channel,
        hear,
        up,
        lost: () => undefined,
        say: (payload) => pool.query("select pg_notify($1, $2)", [channel, payload]),
        deaf: "new jobs cannot be heard: the queue is asked each second",
        log,
      });
      return { close: () => listener.stop() };
    },
    close: () => pool.end(),
  };
}
