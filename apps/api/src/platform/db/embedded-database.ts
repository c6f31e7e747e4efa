import { mkdirSync } from "node:fs";
import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";
import type { Log } from "../log.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import type { OpenDatabase } from "./database.ts";
import { guardSpace } from "./disk-space.ts";
import { durably } from "./durable-folder.ts";
import type { Tables } from "./schema.ts";
import { scrubFiles } from "./scrub-files.ts";

/** Opens the database that lies in this folder, or makes it. Throws StartFault while another process holds it. */
export async function openEmbeddedFolder(folder: string, log: Log): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true });
  const onWait = () =>
    log.warn({ folder }, "another process holds the embedded database: waiting for its end");
  const unlock = lockDataDir(folder, { onWait });
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
    scrub: () => scrubFiles(pglite),
    async close() {
      await db.destroy();
      unlock();
    },
  };
}
