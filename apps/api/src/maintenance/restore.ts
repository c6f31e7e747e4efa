import { open } from "node:fs/promises";
import { loadEmbedded } from "../platform/db/embedded-copy.ts";
import { StartFault } from "../platform/start-fault.ts";
import { settle } from "./after-restore.ts";
import type { Command } from "./command.ts";
import { readErasures } from "./erasures.ts";
import { loadServer } from "./postgres-tools.ts";
import { setMark } from "./restoring.ts";

const usage =
  "Say from what, and which accounts were deleted since: npm run restore <file> <file of npm run erasures, or none>";

/**
 * `npm run restore <file> <erasures>`: the backup in an empty database, where nobody is signed in, no code is good, and
 * whoever was deleted since is deleted. Until all of that is done no server starts on it.
 */
export const restore: Command = async ({ args: [file, erasures], config, environment, assemble }) => {
  if (!file || !erasures) throw new StartFault(usage);
  const erased = erasures === "none" ? [] : await readErasures(erasures);
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  await refuseOther(file, databaseUrl ? "server" : "embedded");
  if (databaseUrl) await loadServer({ databaseUrl, environment, file, first: setMark });
  else await loadEmbedded({ dataDir: config.dataDir, file, first: setMark });
  const { deps, database } = await assemble();
  const { sessions, codes, mails, deleted } = await settle(deps, { database, erased });
  await database.close();
  return [
    `${file} is restored.`,
    `Ended: ${sessions} sessions, ${codes} codes and changes that were under way, ${mails} mails with a code.`,
    `Deleted again: ${deleted} of ${erased.length} accounts that were deleted since the backup.`,
  ];
};

const beginnings = {
  server: {
    bytes: "PGDMP",
    is: "a backup of a PostgreSQL server (unset DATABASE_URL for the embedded database)",
  },
  embedded: { bytes: "\x1f\x8b", is: "a backup of the embedded database (set DATABASE_URL for a server)" },
};

/** Each database has a format of its own, told by its first bytes. */
async function refuseOther(file: string, engine: keyof typeof beginnings): Promise<void> {
  const { bytes, is } = beginnings[engine];
  const handle = await open(file).catch(() => {
    throw new StartFault(`${file} cannot be read.`);
  });
  const { buffer } = await handle.read(Buffer.alloc(bytes.length), 0, bytes.length, 0);
  await handle.close();
  if (buffer.toString("latin1") !== bytes) throw new StartFault(`${file} is not ${is}.`);
}
