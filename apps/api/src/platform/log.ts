import type { FastifyBaseLogger } from "fastify";

/** JSON lines on stdout. Never a body, token, code, password or account number; an e-mail only as a keyed hash. */
export type Log = Pick<FastifyBaseLogger, "debug" | "info" | "warn" | "error" | "fatal">;
