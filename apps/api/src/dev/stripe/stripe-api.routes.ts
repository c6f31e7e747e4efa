import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sandboxBilling } from "../../platform/billing/billing-provider.ts";
import type { Random } from "../../platform/random.ts";
import { bankTransferCalls } from "./bank-transfers.ts";
import { cardCalls } from "./card-calls.ts";
import { catalogueCalls } from "./catalogue-calls.ts";
import { invoiceCalls } from "./invoice-calls.ts";
import { paymentCalls } from "./payment-calls.ts";
import type { StripeSandbox } from "./sandbox-stripe.ts";
import { apiVersion } from "./sandbox-world.ts";
import type { StripeCall } from "./stripe-call.ts";
import { StripeForm } from "./stripe-form.ts";
import { invalid, StripeRefusal } from "./stripe-refusal.ts";
import { subscriptionCalls } from "./subscription-calls.ts";

/** Every call that the sandbox answers. */
export const stripeCalls: readonly StripeCall[] = [
  ...catalogueCalls,
  ...cardCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...paymentCalls,
  ...bankTransferCalls,
];

type ApiParts = { readonly sandbox: StripeSandbox; readonly random: Random };
type ApiRequest = FastifyRequest<{ Params: { id?: string } }>;

/** The provider's paths, over its wire. */
export function stripeApi({ sandbox, random }: ApiParts) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error, request, reply) => {
      if (!(error instanceof StripeRefusal)) {
        request.log.error({ err: error }, "the sandbox failed");
        const body = {
          error: { type: "api_error", message: "The sandbox itself failed: its log says why." },
        };
        return answer(reply, 500, body);
      }
      return answer(reply, error.status, error.body);
    });
    for (const call of stripeCalls) {
      app.route({
        method: call.method,
        url: call.path,
        exposeHeadRoute: false,
        handler: async (request: ApiRequest, reply) => {
          const requestId = `req_${random.bytes(7).toString("hex")}`;
          reply.headers({ "request-id": requestId, "stripe-version": apiVersion });
          checkCaller(request);
          const [path = "", query = ""] = request.url.split("?");
          const written = call.method === "POST" ? String(request.body ?? "") : query;
          const idempotencyKey = keyOf(request);
          const form = new StripeForm(new URLSearchParams(written));
          const { id = "" } = request.params;
          const made = { call, url: path, id, form, idempotencyKey, requestId };
          const { status, body, isReplayed, isSilent } = await sandbox.answer(made);
          if (isSilent) return silence(request, reply);
          if (isReplayed) reply.header("idempotent-replayed", "true");
          // A repeated call would get the same answer.
          if (status >= 500 && idempotencyKey !== undefined) reply.header("stripe-should-retry", "false");
          return answer(reply, status, body);
        },
      });
    }
    app.all("/v1/*", (request) => {
      const path = request.url.split("?")[0];
      throw new StripeRefusal(404, {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${request.method}: ${path}). The sandbox has no such call.`,
      });
    });
  };
}

function checkCaller({ headers }: FastifyRequest): void {
  const type = "invalid_request_error";
  if (headers.authorization !== `Bearer ${sandboxBilling.secretKey}`) {
    throw new StripeRefusal(401, { type, message: "Invalid API Key provided: the sandbox has another." });
  }
  const version = headers["stripe-version"] ?? apiVersion;
  if (version !== apiVersion) throw invalid(`Invalid Stripe API version: ${String(version)}`);
}

const longestKey = 255;

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers["idempotency-key"];
  if (typeof key !== "string" || key === "") return undefined;
  if (key.length > longestKey) throw invalid("Idempotency-Key can be at most 255 characters.");
  return key;
}

/** Waits until the caller closes the connection. */
async function silence(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { socket } = request.raw;
  await new Promise<void>((resolve) => {
    if (socket.destroyed) resolve();
    else socket.once("close", () => resolve());
  });
  reply.hijack();
  return reply;
}

function answer(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.status(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}
