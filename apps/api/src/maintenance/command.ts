import type { Deps } from "../deps.ts";
import type { Config } from "../platform/config.ts";
import type { OpenDatabase } from "../platform/db/database.ts";
import type { DatabaseConfig } from "../platform/db/database-config.ts";
import type { Log } from "../platform/log.ts";

export type CommandParts = {
  /** What stands behind the command's name. */
  readonly args: readonly string[];
  readonly config: Config;
  readonly log: Log;
  /** For the programs that a command starts. */
  readonly environment: NodeJS.ProcessEnv;
  /** The features over the database, brought up to date; nothing is served and no job worked. Leaving ends it. */
  readonly assemble: () => Promise<{ readonly deps: Deps; readonly database: OpenDatabase }>;
};

/** Does one thing and answers the lines to print. Throws StartFault with what the person at the terminal should know. */
export type Command = (parts: CommandParts) => Promise<readonly string[]>;

/** One that asks the database alone, as it is: no secret of the server stands in its way. */
export type DatabaseCommand = (
  parts: Pick<CommandParts, "args" | "log" | "environment"> & { readonly config: DatabaseConfig },
) => Promise<readonly string[]>;
