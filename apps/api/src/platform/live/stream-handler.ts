import type { FastifyReply, FastifyRequest } from "fastify";
import { answerSerializer } from "../http/answer-serializer.ts";
import { admit, type Gates } from "../http/gates.ts";
import { logOf } from "../http/request-log.ts";
import type { StreamRoute } from "../http/route.ts";
import { openEventStream } from "./event-stream.ts";
import type { LiveHub } from "./live-hub.ts";

/** Nothing on the way may hold the events back to compress or to collect them; the connection ends with the stream. */
const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
  connection: "close",
} as const;

/** Answers a call of the contract by its stream of events. */
export function streamHandler(
  { endpoint, read }: StreamRoute,
  { gates, hub }: { gates: Gates; hub: LiveHub },
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const gate = gates[endpoint.access];
  const serializers = new Map(
    Object.entries(endpoint.events).map(([name, schema]) => [name, answerSerializer(endpoint.name, schema)]),
  );
  return async (request, reply) => {
    const caller = await gate.caller(request);
    admit(endpoint, caller);
    const stream = await openEventStream({
      hub,
      caller,
      log: logOf(request),
      check: async () => admit(endpoint, await gate.standing(request)),
      async read() {
        const events = await read(caller);
        return events
          .map(({ name, data }) => `event: ${name}\ndata: ${serializers.get(name)?.(data as object)}\n\n`)
          .join("");
      },
    });
    return reply.headers(headers).send(stream);
  };
}
