import type { FailureCode } from "@tomoru/contract/codes";
import type { Actor } from "@tomoru/contract/endpoint";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the gate once it knows; the log line carries it. */
    caller: { readonly actor: Actor; readonly ownerId: string } | undefined;
    /** Set where a call is refused: why, for whoever reads the log. */
    refusalCode: FailureCode | undefined;
  }
}

/** One line a request: id, route (never the address, which may hold a token), status, code of a refusal, milliseconds, whose. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest("caller", undefined);
  app.decorateRequest("refusalCode", undefined);
  app.addHook("onResponse", (request, reply, done) => {
    const { url = "(none)" } = request.routeOptions;
    // The sandboxes are asked a hundred times at a first start, and would push away what it has to say.
    const level = url.startsWith("/dev/") ? "debug" : "info";
    request.log[level](
      {
        reqId: request.id,
        route: `${request.method} ${url}`,
        status: reply.statusCode,
        code: request.refusalCode,
        ms: Math.round(reply.elapsedTime),
        ...ownerIn(request),
      },
      "answered",
    );
    done();
  });
}

/** By the actor's name: `influencerId`. */
function ownerIn({ caller }: FastifyRequest): Record<string, string> {
  return caller ? { [`${caller.actor}Id`]: caller.ownerId } : {};
}

/** Where a request writes more than its line: the log, with the request's id in all it says. */
export function logOf(request: FastifyRequest): FastifyBaseLogger {
  return request.log.child({ reqId: request.id });
}
