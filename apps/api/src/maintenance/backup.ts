import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { dumpEmbedded } from "../platform/db/embedded-copy.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { StartFault } from "../platform/start-fault.ts";
import type { DatabaseCommand } from "./command.ts";
import { countCopies, isDistributor } from "./distribution.repository.ts";
import { dumpServer } from "./postgres-tools.ts";

/** `npm run backup <file>`: the whole database as of one moment, readable by its owner alone. A file that exists is kept. */
export const backup: DatabaseCommand = async ({ args: [file], config, environment, log }) => {
  if (!file) throw new StartFault("Say where to: npm run backup <file>");
  refuseNoFolder(file);
  const part = `${file}.part`;
  if (existsSync(file)) throw new StartFault(`${file} is there already; it is kept.`);
  try {
    const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
    if (databaseUrl) await refuseMoving({ ...config, databaseUrl, log });
    if (databaseUrl) await dumpServer({ databaseUrl, environment, file: part });
    else await dumpEmbedded({ dataDir: config.dataDir, file: part });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return [`${file} holds the database. It holds personal data: keep it as carefully.`];
};

/** Throws StartFault for a file in a folder that there is not. */
export function refuseNoFolder(file: string): void {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new StartFault(`There is no folder ${folder}.`);
}

/** Machines of a distributed database have no moment in common: what is written meanwhile would be in the backup by half. */
async function refuseMoving(address: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(address);
  try {
    if (!(await isDistributor(database.db)) || (await countCopies(database.db)) === 0) return;
  } finally {
    await database.close();
  }
  throw new StartFault(
    "This database lies on several machines, and copies of the product are writing to it: stop them first, or back up each machine (docs/operations.md).",
  );
}
