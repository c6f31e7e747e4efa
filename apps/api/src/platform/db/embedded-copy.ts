import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { StartFault } from "../start-fault.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { durably } from "./durable-folder.ts";
import { embeddedFolder, refuseNoEmbedded } from "./open-database.ts";
import { scrubFiles } from "./scrub-files.ts";

type Copy = {
  readonly dataDir: string;
  readonly file: string;
  /** Milliseconds; a start's patience unless given. */
  readonly waitMs?: number;
};

/** Writes the embedded database into a file (a compressed tar of its folder, mode 0600). Throws StartFault while a server holds it. */
export async function dumpEmbedded({ dataDir, file, waitMs }: Copy): Promise<void> {
  refuseNoEmbedded(dataDir);
  const folder = embeddedFolder(dataDir);
  const unlock = lockDataDir(folder, { waitMs });
  try {
    const pglite = await PGlite.create(durably(folder));
    await scrubFiles(pglite);
    const dump = await pglite.dumpDataDir("gzip");
    await writeFile(file, new Uint8Array(await dump.arrayBuffer()), { mode: 0o600, flush: true });
    await pglite.close();
  } finally {
    unlock();
  }
}

/** Makes the folder from such a file, after one statement in it: a folder that is there is whole. Throws StartFault where one is there already. */
export async function loadEmbedded({
  dataDir,
  file,
  first,
  waitMs,
}: Copy & { first: string }): Promise<void> {
  const folder = embeddedFolder(dataDir);
  refuseExisting(folder);
  const unlock = lockDataDir(folder, { waitMs });
  try {
    // Whoever was waited for may have made it.
    refuseExisting(folder);
    const part = `${folder}.part`;
    await rm(part, { recursive: true, force: true });
    const loadDataDir = new Blob([await readFile(file)]);
    const pglite = await PGlite.create({ ...durably(part), loadDataDir });
    await pglite.exec(first);
    await pglite.close();
    await rename(part, folder);
  } finally {
    unlock();
  }
}

function refuseExisting(folder: string): void {
  if (!existsSync(folder)) return;
  throw new StartFault(`${folder} is there already: restore into a DATA_DIR without a database.`);
}
