import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type AlsoHears, hear } from "./settling/webhook.usecases.ts";

const mostBytes = 256 * 1024;

/** Where the payment provider says that something happened. What it has not signed is refused before anything of it is read. */
export function stripeWebhook(deps: Deps, also: AlsoHears) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: mostBytes },
      async (_request: unknown, body: Buffer) => body,
    );
    app.post("/api/stripe/webhook", { bodyLimit: mostBytes }, async (request, reply) => {
      if (!deps.billing) throw new Refusal("dataNotFound");
      const event = await deps.billing.event(bodyOf(request), signatureOf(request));
      if (!event) {
        deps.log.warn({ ip: request.ip }, "an event that the payment provider has not signed was refused");
        throw new Refusal("dataInvalid");
      }
      await hear(deps, event, also);
      return reply.status(200).send();
    });
  };
}

function bodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function signatureOf({ headers }: FastifyRequest): string | undefined {
  const signature = headers["stripe-signature"];
  return typeof signature === "string" ? signature : undefined;
}
