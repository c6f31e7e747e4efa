import { StartFault } from "../platform/start-fault.ts";
import { backup } from "./backup.ts";
import type { Command, CommandParts } from "./command.ts";
import { exportErasures } from "./erasures.ts";
import { restore } from "./restore.ts";
import { rotate } from "./rotate.ts";

const commands: Readonly<Record<string, Command>> = {
  backup,
  restore,
  erasures: exportErasures,
  "keys:rotate": rotate,
};

/** Runs what an operator asks for by its name. Throws StartFault for a name that there is not. */
export async function runCommand(name: string, parts: CommandParts): Promise<readonly string[]> {
  const command = commands[name];
  if (!command)
    throw new StartFault(`There is no ${name}: it is one of ${Object.keys(commands).join(", ")}.`);
  return command(parts);
}
