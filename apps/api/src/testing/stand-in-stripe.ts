import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import type Stripe from "stripe";
import type { Deliver, Delivery } from "../dev/stripe/event-delivery.ts";
import { stripeSandboxPages } from "../dev/stripe/sandbox-stripe.routes.ts";
import type { BillingConfig } from "../platform/billing/billing-config.ts";
import { billingProvider, sandboxBilling, sandboxBillingPath } from "../platform/billing/billing-provider.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { systemRandom } from "../platform/random.ts";

/** An answer of the sandbox as it went over the wire. */
export type WireAnswer = {
  readonly method: string;
  /** The route's pattern: `/v1/customers/:id`. */
  readonly route: string;
  readonly status: number;
  readonly body: string;
};

/**
 * The payment provider's sandbox on a port of its own: the library reaches it as it would the real one. Two copies of it can be
 * started over one database.
 */
export type StandInStripe = {
  /** As the environment would name it: with keys, and another address. */
  readonly billing: BillingConfig;
  readonly stripe: Stripe;
  /** Every answer so far, oldest first. */
  readonly answers: readonly WireAnswer[];
  /** Every event that went out so far, as it went out. */
  readonly deliveries: readonly Delivery[];
  /** Opens an address as a browser does, or sends a form to it; follows no redirect. */
  visit(address: string, form?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
};

type StandInParts = {
  readonly db: Db;
  readonly clock: Clock;
  /** Where events are delivered, besides being recorded. */
  readonly deliver?: Deliver;
};

const appUrl = "http://localhost:3000";
/** Tests of a provider that is silent wait for this again and again. */
const answerMs = 3_000;

export async function startStandInStripe({
  db,
  clock,
  deliver: onwards,
}: StandInParts): Promise<StandInStripe> {
  const answers: WireAnswer[] = [];
  const deliveries: Delivery[] = [];
  const app = Fastify({ forceCloseConnections: true });
  app.addHook("onSend", async (request, reply, body) => {
    const route = request.routeOptions.url?.replace(sandboxBillingPath, "") ?? "";
    answers.push({ method: request.method, route, status: reply.statusCode, body: String(body) });
  });
  const deliver = async (delivery: Delivery) => {
    deliveries.push(delivery);
    return onwards ? onwards(delivery) : 200;
  };
  const config = { appUrl, host: "127.0.0.1", port: 0 };
  await app.register(stripeSandboxPages({ db, clock, random: systemRandom, config }, deliver));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const billing = { credentials: sandboxBilling, apiUrl: `${origin}${sandboxBillingPath}`, answerMs };
  const provider = billingProvider({ billing, production: false, host: "127.0.0.1", port: 0 }, clock);
  if (!provider) throw new Error("there is always one outside production");

  return {
    billing,
    stripe: await provider.client(),
    answers,
    deliveries,
    visit(address, form) {
      const { pathname, search } = new URL(address, origin);
      const body = form && new URLSearchParams(form);
      return fetch(`${origin}${pathname}${search}`, {
        redirect: "manual",
        ...(body ? { method: "POST", body } : {}),
      });
    },
    close: () => app.close(),
  };
}
