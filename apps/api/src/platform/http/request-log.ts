import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the gate once it knows; the log line carries it. */
    influencerId: string | undefined;
  }
}

/** One line a request: id, route (never the address, which may hold a token), status, milliseconds, creator. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest("influencerId", undefined);
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        route: `${request.method} ${request.routeOptions.url ?? "(none)"}`,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        influencerId: request.influencerId,
      },
      "answered",
    );
  });
}
