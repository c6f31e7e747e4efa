import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** Milliseconds from the head of a request to the end of its body, and between two looks at those under way. */
type Patience = { readonly requestMs: number; readonly lookMs: number };

/**
 * Node knows one time for every request, which is that of a file: a phone on a slow line sends one for a minute
 * (docs/product/api.md). Any other body that is not whole by `requestMs` is refused as Node would do it.
 */
export function endSlowRequests(app: FastifyInstance, { requestMs, lookMs }: Patience): void {
  const coming = new Map<IncomingMessage, number>();
  app.server.on("request", (request) => {
    if (!hasBody(request) || isFile(request)) return;
    coming.set(request, performance.now());
    request.once("close", () => coming.delete(request));
  });
  const looking = setInterval(() => {
    const latest = performance.now() - requestMs;
    for (const [request, since] of coming) {
      if (since > latest || request.complete) continue;
      coming.delete(request);
      const slow = Object.assign(new Error("a body came too slowly"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
      app.server.emit("clientError", slow, request.socket);
    }
  }, lookMs).unref();
  app.addHook("onClose", async () => clearInterval(looking));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function isFile({ headers }: IncomingMessage): boolean {
  return headers["content-type"]?.startsWith("image/") === true;
}
