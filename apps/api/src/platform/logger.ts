import { pino } from "pino";
import type { Config } from "./config.ts";
import { inBlocks } from "./log-blocks.ts";

/**
 * What the log says of an error: what it was and where. Not what it carries besides: a database's error quotes the row
 * that it stumbled over (`detail`, `where`), and a row is somebody's.
 */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  return {
    type: name,
    message,
    ...code,
    stack,
    ...(cause === undefined ? {} : { cause: errorForLog(cause) }),
  };
}

const serializers = { err: errorForLog };

/** JSON lines on stdout, or readable ones where a person looks at a terminal. */
export function createLogger({ logLevel }: Pick<Config, "logLevel">) {
  const base = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  if (!process.stdout.isTTY) return pino(base, inBlocks(pino.destination({ dest: 1, sync: false })));
  return pino({
    ...base,
    transport: { target: "pino-pretty", options: { ignore: "reqId", translateTime: "HH:MM:ss" } },
  });
}
