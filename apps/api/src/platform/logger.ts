import { pino } from "pino";
import type { Config } from "./config.ts";

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

/**
 * Bytes and milliseconds: lines leave together. Alone, each is handed to a thread and back, which costs a call as much
 * as its JSON does. What is fatal leaves at once, and what is left leaves at the end of the process.
 */
const blocks = { minLength: 16_000, periodicFlush: 200 };

/** JSON lines on stdout, or readable ones where a person looks at a terminal. */
export function createLogger({ logLevel }: Pick<Config, "logLevel">) {
  const base = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  if (!process.stdout.isTTY) return pino(base, pino.destination({ dest: 1, sync: false, ...blocks }));
  return pino({
    ...base,
    transport: { target: "pino-pretty", options: { ignore: "reqId", translateTime: "HH:MM:ss" } },
  });
}
