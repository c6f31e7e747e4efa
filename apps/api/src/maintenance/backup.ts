import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dumpEmbedded } from "../platform/db/embedded-copy.ts";
import { StartFault } from "../platform/start-fault.ts";
import type { Command } from "./command.ts";
import { dumpServer } from "./postgres-tools.ts";

/** `npm run backup <file>`: the whole database as of one moment, readable by its owner alone. A file that exists is kept. */
export const backup: Command = async ({ args: [file], config, environment }) => {
  if (!file) throw new StartFault("Say where to: npm run backup <file>");
  const part = `${file}.part`;
  if (existsSync(file)) throw new StartFault(`${file} is there already; it is kept.`);
  try {
    const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
    if (databaseUrl) await dumpServer({ databaseUrl, environment, file: part });
    else await dumpEmbedded({ dataDir: config.dataDir, file: part });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return [`${file} holds the database. It holds personal data: keep it as carefully.`];
};
