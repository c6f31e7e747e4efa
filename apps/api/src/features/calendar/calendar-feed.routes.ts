import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { calendarAt } from "./calendar.usecases.ts";

type FeedRequest = FastifyRequest<{ Params: { token: string } }>;

/** What calendar programs read, outside `/api`: the address is all that they bring. */
export function calendarFeeds(deps: Deps) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get("/calendar/:token.ics", async (request: FeedRequest, reply) => {
      const calendar = await calendarAt(deps, request.params.token);
      // The address is a secret: it is neither stored nor told to other sites.
      const headers = {
        "cache-control": "private, no-cache",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      };
      reply.headers(headers);
      if (!calendar) return reply.status(404).type("text/plain; charset=utf-8").send("");
      reply.header("etag", calendar.etag);
      if (request.headers["if-none-match"] === calendar.etag) return reply.status(304).send();
      return reply.type("text/calendar; charset=utf-8").send(calendar.text);
    });
  };
}
