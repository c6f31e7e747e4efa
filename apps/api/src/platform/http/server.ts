import { randomUUID } from "node:crypto";
import { limits } from "@tomoru/contract/limits";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Config } from "../config.ts";
import { Refusal } from "../refusal.ts";
import { refusalOf, sendFailure } from "./failures.ts";
import { parseJsonBody } from "./json-body.ts";
import { refuseForeignOrigins } from "./origin.ts";
import { logRequests } from "./request-log.ts";
import { addSecurityHeaders } from "./security-headers.ts";

/** Milliseconds (security.md, Times): a client that trickles its headers or body is cut. */
const times = { headersMs: 5000, requestMs: 15_000, keepAliveMs: 72_000 };

/** A Fastify that speaks the contract's envelopes; it knows no route yet. */
export function createServer({ config, log }: { config: Config; log: FastifyBaseLogger }): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // One line a request, written by request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A caller's own id would let him write into our log.
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    requestTimeout: times.requestMs,
    keepAliveTimeout: times.keepAliveMs,
    bodyLimit: limits.bodyBytes,
    exposeHeadRoutes: true,
    http: { maxHeaderSize: limits.headerBytes, headersTimeout: times.headersMs },
    // Answers are checked against the contract where they are made; Fastify's own schemas are not used.
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => void sendFailure(request, reply, refusalOf(error)),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => parseJsonBody(body),
  );
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  addSecurityHeaders(app, config);
  logRequests(app);
  refuseForeignOrigins(app, config);
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500 && !(error instanceof Refusal))
      request.log.error({ err: error }, "a call failed");
    return sendFailure(request, reply, refusal);
  });
  return app;
}
