import { z } from "zod";
import { ConfigFaults } from "../config-faults.ts";
import { readEnvironment, urlOf } from "../read-environment.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug"] as const;

/** The variables of the environment that a command needs which asks the database alone. */
export const databaseVariables = {
  DATABASE_URL: urlOf("postgres:", "postgresql:").optional(),
  DATABASE_DIRECT_URL: urlOf("postgres:", "postgresql:").optional(),
  DATABASE_READ_URL: urlOf("postgres:", "postgresql:").optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  LOG_LEVEL: z.enum(logLevels).default("info"),
};

const Variables = z.object(databaseVariables);

export type DatabaseConfig = {
  /** Undefined: the embedded database under dataDir. */
  readonly databaseUrl: string | undefined;
  /** Set where databaseUrl leads to a pooler that lends connections by the transaction: the same database without it. */
  readonly databaseDirectUrl: string | undefined;
  /** A streaming replica of it. */
  readonly databaseReadUrl: string | undefined;
  readonly dataDir: string;
  readonly logLevel: (typeof logLevels)[number];
};

/** `missing` hears of an address that stands without the one it belongs to. */
export function databaseConfigOf(
  values: z.infer<typeof Variables>,
  missing: (variable: "DATABASE_URL") => void,
): DatabaseConfig {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL } = values;
  if (!DATABASE_URL && (DATABASE_DIRECT_URL || DATABASE_READ_URL)) missing("DATABASE_URL");
  return {
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL,
    databaseReadUrl: DATABASE_READ_URL,
    dataDir: values.DATA_DIR,
    logLevel: values.LOG_LEVEL,
  };
}

/** Makes no secret and asks for none. Throws StartFault with what is wrong with these variables. */
export function parseDatabaseConfig(env: NodeJS.ProcessEnv): DatabaseConfig {
  const faults = new ConfigFaults();
  const values = readEnvironment(Variables, env, faults);
  const config = databaseConfigOf(values, (variable) => faults.add(variable, "missing"));
  faults.throwIfAny();
  return config;
}
