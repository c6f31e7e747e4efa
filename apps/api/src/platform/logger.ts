import { pino } from "pino";
import type { Config } from "./config.ts";

/** JSON lines on stdout, or readable ones where a person looks at a terminal. */
export function createLogger({ logLevel }: Pick<Config, "logLevel">) {
  const base = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (!process.stdout.isTTY) return pino(base);
  return pino({
    ...base,
    transport: { target: "pino-pretty", options: { ignore: "reqId", translateTime: "HH:MM:ss" } },
  });
}
