import { refuseNoEmbedded } from "../platform/db/open-database.ts";
import { StartFault } from "../platform/start-fault.ts";
import type { Command, CommandParts, DatabaseCommand } from "./command.ts";

/** Imported when they are asked for: a server that starts needs none of them. */
const ofDatabase = {
  backup: async () => (await import("./backup.ts")).backup,
  erasures: async () => (await import("./erasures.ts")).exportErasures,
} satisfies Readonly<Record<string, () => Promise<DatabaseCommand>>>;

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  ...ofDatabase,
  restore: async () => (await import("./restore.ts")).restore,
  distribute: async () => (await import("./distribute.ts")).distribute,
  "keys:rotate": async () => (await import("./rotate.ts")).rotate,
  "ledger:check": async () => (await import("./ledger-check.ts")).checkLedger,
  "stripe:setup": async () => (await import("./stripe-setup.ts")).setUpStripe,
};

export function asksDatabaseAlone(name: string): name is keyof typeof ofDatabase {
  return Object.hasOwn(ofDatabase, name);
}

export async function runDatabaseCommand(
  name: keyof typeof ofDatabase,
  parts: Parameters<DatabaseCommand>[0],
): Promise<readonly string[]> {
  const command: DatabaseCommand = await ofDatabase[name]();
  return command(parts);
}

/** Runs what an operator asks for by its name. Throws StartFault for a name, or a database, that there is not. */
export async function runCommand(name: string, parts: CommandParts): Promise<readonly string[]> {
  const find = commands[name];
  if (!find) throw new StartFault(`There is no ${name}: it is one of ${Object.keys(commands).join(", ")}.`);
  const { databaseUrl, dataDir } = parts.config;
  const command = await find();
  return command({
    ...parts,
    async assemble() {
      if (!databaseUrl) refuseNoEmbedded(dataDir);
      return parts.assemble();
    },
  });
}
