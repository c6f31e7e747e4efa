import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Log } from "../log.ts";
import { StartFault } from "../start-fault.ts";
import type { DatabaseAddress, OpenDatabase } from "./database.ts";
import { jobsDatabase } from "./jobs-database.ts";
import { watchReplica } from "./read-replica.ts";
import type { Tables } from "./schema.ts";
import { ServerDb } from "./server-db.ts";
import { listenOnServer } from "./server-listener.ts";
import { patientPool, refuseUnsetPooler, serverPool } from "./server-pool.ts";

/** Connections that calls share. */
const connections = 10;

/** Opens the server behind `databaseUrl`, or without one the embedded database below `dataDir`. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
  ...address
}: DatabaseAddress & { log: Log }): Promise<OpenDatabase> {
  if (databaseUrl) return openServer({ ...address, databaseUrl, log });
  // A server's copies never need it.
  const { openEmbeddedFolder } = await import("./embedded-database.ts");
  return openEmbeddedFolder(embeddedFolder(dataDir), log);
}

/** Where the embedded database lies; its lock stands beside it. */
export function embeddedFolder(dataDir: string): string {
  return join(resolve(dataDir), "database");
}

/** Throws StartFault where there is none: what is asked of a mistyped DATA_DIR would be asked of an empty database. */
export function refuseNoEmbedded(dataDir: string): void {
  const folder = embeddedFolder(dataDir);
  if (!existsSync(folder)) throw new StartFault(`There is no embedded database in ${folder}.`);
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
  // For what needs a session of its own: listening, and migrating without a time limit.
  const directUrl = databaseDirectUrl ?? databaseUrl;
  const open = (connectionString: string) => {
    return new ServerDb({ pool: serverPool({ connectionString, isPooled, connections, log }), isPooled });
  };
  const db = open(databaseUrl);
  if (isPooled) {
    const closeAndThrow = (error: unknown) => db.destroy().then(() => Promise.reject(error));
    await refuseUnsetPooler(db, "DATABASE_URL").catch(closeAndThrow);
  }
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
        // Not `tomoru-live`, by which migration 0021 knows copies of older versions.
        name: "tomoru-live-2",
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
