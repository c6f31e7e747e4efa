import type { FailureCode } from "@tomoru/contract/codes";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the gate once it knows; the log line carries it. */
    influencerId: string | undefined;
    /** Set where a call is refused: why, for whoever reads the log. */
    refusalCode: FailureCode | undefined;
  }
}

/** One line a request: id, route (never the address, which may hold a token), status, code of a refusal, milliseconds, creator. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest("influencerId", undefined);
  app.decorateRequest("refusalCode", undefined);
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        route: `${request.method} ${request.routeOptions.url ?? "(none)"}`,
        status: reply.statusCode,
        code: request.refusalCode,
        ms: Math.round(reply.elapsedTime),
        influencerId: request.influencerId,
      },
      "answered",
    );
    done();
  });
}
