import { randomUUID } from "node:crypto";
import { limits } from "@tomoru/contract/limits";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Config } from "../config.ts";
import { Refusal } from "../refusal.ts";
import { refuseBroken, refuseUnread } from "./broken-requests.ts";
import { refusalOf, sendFailure } from "./failures.ts";
import { parseJsonBody } from "./json-body.ts";
import { endLingering } from "./lingering.ts";
import { refuseForeignOrigins } from "./origin.ts";
import { logOf, logRequests } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import { endSlowRequests } from "./slow-requests.ts";

/**
 * Milliseconds (docs/product/api.md): a client that trickles its headers or body is cut, at the next look at all
 * of them. Answers have the 25 s of a stop less the 5 in which main.ts waits for a proxy to turn away.
 */
const defaultTimes = {
  headersMs: 5000,
  requestMs: 15_000,
  fileMs: limits.uploadSeconds * 1000,
  keepAliveMs: 72_000,
  lookMs: 1000,
  unfinishedMs: 5000,
  answersMs: 20_000,
};

type ServerOptions = {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly times?: typeof defaultTimes;
};

/** Decoded characters of a part of an address: an e-mail at its longest, each sign of it percent-encoded, fits. */
const pathPartMaxLength = 1024;

/** No route has a schema of Fastify's. */
function noCompiler(): never {
  throw new Error("a schema belongs into the contract");
}

/**
 * A page's address with an escape that is none, such as a link that was cut in the middle of one, taken as it is written: it
 * names nothing, and the page that says so is answered. Undefined for a call, which is refused.
 */
function readableAddress(url: string): string | undefined {
  const [path = "", ...query] = url.split("?");
  if (path === "/api" || path.startsWith("/api/")) return undefined;
  return [path.replaceAll("%", "%25"), ...query].join("?");
}

/** A Fastify that speaks the contract's envelopes; it knows no route yet. */
export function createServer({ config, log, times = defaultTimes }: ServerOptions): FastifyInstance {
  const headers = { ...securityHeaders(config), "cache-control": "no-store" };
  /** What every answer carries. An answer that may be kept says so itself, later. */
  const dress = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers).header("x-request-id", request.id);
  const app = Fastify({
    loggerInstance: log,
    // On a machine that has much else to do a part of the server may take its time; nothing here waits for a call that never comes.
    pluginTimeout: 60_000,
    // The contract's schemas check what comes and shape what leaves: Fastify's own compilers would be loaded for nothing.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    // One line a request, written by request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A logger of its own for every request costs a call one part in thirty; `logOf` makes one where something went wrong.
    childLoggerFactory: (logger) => logger,
    // A caller's own id would let him write into our log.
    requestIdHeader: false,
    // Without a proxy nobody's word is asked for: looking whether to trust it would cost every call.
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    requestTimeout: times.fileMs,
    keepAliveTimeout: times.keepAliveMs,
    bodyLimit: limits.bodyBytes,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: pathPartMaxLength },
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: times.headersMs,
      connectionsCheckingInterval: times.lookMs,
      // Refused below, with an envelope.
      requireHostHeader: false,
    },
    // What arrives on an open connection while the server stops is still answered, with Connection: close.
    return503OnClosing: false,
    clientErrorHandler: refuseBroken({ headers, log }),
    frameworkErrors: (error, request, reply) => {
      const readable = error.code === "FST_ERR_BAD_URL" ? readableAddress(request.url) : undefined;
      if (readable === undefined) return void sendFailure(request, dress(request, reply), refusalOf(error));
      request.raw.url = readable;
      app.routing(request.raw, reply.raw);
    },
  });
  // Node would answer 417 by itself, without a word of ours; an expectation that we do not know may be ignored.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => parseJsonBody(body),
  );
  // Read by the few calls that take a file; any other refuses it as before.
  app.addContentTypeParser(
    /^image\//,
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => body,
  );
  // Hooks of every call take a callback: a promise each is a tenth of what Fastify costs.
  app.addHook("onRequest", (request, reply, done) => {
    dress(request, reply);
    done();
  });
  endLingering(app, times);
  endSlowRequests(app, times);
  logRequests(app);
  refuseUnread(app);
  refuseForeignOrigins(app, config);
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500 && !(error instanceof Refusal))
      logOf(request).error({ err: error }, "a call failed");
    return sendFailure(request, reply, refusal);
  });
  return app;
}
