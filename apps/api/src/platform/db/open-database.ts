import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { fromPglite } from "pg-boss";
import type { Log } from "../log.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import type { DatabaseAddress, OpenDatabase } from "./database.ts";
import { guardSpace } from "./disk-space.ts";
import { durably } from "./durable-folder.ts";
import { jobsDatabase } from "./jobs-database.ts";
import { watchReplica } from "./read-replica.ts";
import type { Tables } from "./schema.ts";
import { ServerDb } from "./server-db.ts";
import { listenOnServer } from "./server-listener.ts";
import { patientPool, refuseUnsetPooler, serverPool } from "./server-pool.ts";

/** Opens the server behind `databaseUrl`, or without one the embedded database below `dataDir`. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
  ...address
}: DatabaseAddress & { log: Log }): Promise<OpenDatabase> {
  return databaseUrl
    ? openServer({ ...address, databaseUrl, log })
    : openEmbeddedFolder(embeddedFolder(dataDir), log);
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
    reads: (ask) => ask(db),
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

type ServerAddress = Omit<DatabaseAddress, "databaseUrl" | "dataDir"> & { databaseUrl: string; log: Log };

async function openServer({
  databaseUrl,
  databaseDirectUrl,
  databaseReadUrl,
  log,
}: ServerAddress): Promise<OpenDatabase> {
  pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
  const isPooled = databaseDirectUrl !== undefined;
  // Where a session of its own is needed: to listen, to migrate without a time limit.
  const directUrl = databaseDirectUrl ?? databaseUrl;
  const open = (connectionString: string) =>
    new ServerDb({ pool: serverPool({ connectionString, isPooled, log }), isPooled });
  const db = open(databaseUrl);
  if (isPooled) await refuseUnsetPooler(db).catch((error) => db.destroy().then(() => Promise.reject(error)));
  const replica = databaseReadUrl
    ? await watchReplica({ db, replica: open(databaseReadUrl), log })
    : undefined;
  const jobs = jobsDatabase({ connectionString: directUrl, log });
  return {
    db,
    reads: replica?.reads ?? ((ask) => ask(db)),
    engine: "server",
    jobs: { db: jobs },
    listen: (hearing) =>
      listenOnServer({
        ...hearing,
        connectionString: directUrl,
        name: "tomoru-live",
        deaf: "live updates cannot be heard: pages ask by the clock",
        say: (payload) => sql`select pg_notify(${hearing.channel}, ${payload})`.execute(db),
        log,
      }),
    async patiently(work) {
      const own = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: patientPool(directUrl) }) });
      return work(own).finally(() => own.destroy());
    },
    async close() {
      await replica?.stop();
      await jobs.close();
      await db.destroy();
    },
  };
}
