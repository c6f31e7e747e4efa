import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { fromPglite } from "pg-boss";
import type { Log } from "../log.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import type { OpenDatabase } from "./database.ts";
import { guardSpace } from "./disk-space.ts";
import { durably } from "./durable-folder.ts";
import type { Tables } from "./schema.ts";
import { listenOnServer } from "./server-listener.ts";
import { patientPool, serverPool } from "./server-pool.ts";

/** Opens the server behind `databaseUrl`, or without one the embedded database below `dataDir`. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
}: {
  databaseUrl: string | undefined;
  dataDir: string;
  log: Log;
}): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl, log) : openEmbeddedFolder(embeddedFolder(dataDir), log);
}

/** Where the embedded database lies; its lock stands beside it. */
export function embeddedFolder(dataDir: string): string {
  return join(resolve(dataDir), "database");
}

async function openEmbeddedFolder(folder: string, log: Log): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockDataDir(folder);
  try {
    const pglite = await PGlite.create({ ...durably(folder), parsers, onStderr: endOnPanic(log) });
    guardSpace(pglite, { folder });
    return openEmbedded(pglite, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A server that panics restarts by itself. In here it answers nothing any more, for ever: the next start recovers it. */
function endOnPanic(log: Log): (line: string) => boolean {
  return (line) => {
    if (!line.includes("PANIC:")) return false;
    log.fatal({ reason: line }, "the embedded database has given up, and the process with it");
    process.exit(1);
  };
}

/** Both drivers then give bigint and date as text, and a moment as Date. */
export const parsers = {
  [types.INT8]: (value: string) => value,
  [types.DATE]: (value: string) => value,
};

/** An embedded database that is already open; tests hand in one in memory. */
export function openEmbedded(pglite: PGlite, unlock: () => void = () => undefined): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    engine: "embedded",
    jobs: { db: fromPglite(pglite), backend: "pglite" },
    async listen({ channel, hear }) {
      const stop = await pglite.listen(channel, hear);
      return { isUp: () => true, stop: () => stop() };
    },
    patiently: (work) => work(db),
    async close() {
      await db.destroy();
      unlock();
    },
  };
}

function openServer(databaseUrl: string, log: Log): OpenDatabase {
  pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
  const pool = serverPool(databaseUrl, log);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    engine: "server",
    jobs: { connectionString: databaseUrl },
    listen: (hearing) =>
      listenOnServer({
        ...hearing,
        connectionString: databaseUrl,
        say: (payload) => sql`select pg_notify(${hearing.channel}, ${payload})`.execute(db),
        log,
      }),
    async patiently(work) {
      const own = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: patientPool(databaseUrl) }) });
      return work(own).finally(() => own.destroy());
    },
    close: () => db.destroy(),
  };
}
