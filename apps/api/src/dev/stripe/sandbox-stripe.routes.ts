import type { FastifyInstance } from "fastify";
import { sandboxBillingPath } from "../../platform/billing/billing-provider.ts";
import type { Config } from "../../platform/config.ts";
import { ownOrigin } from "../../platform/social/platform-addresses.ts";
import { type Deliver, deliverTo } from "./event-delivery.ts";
import { type SandboxParts, stripeSandbox } from "./sandbox-stripe.ts";
import { stripeApi } from "./stripe-api.routes.ts";
import { stripePages, stripeStyle } from "./stripe-pages.routes.ts";
import { stripePanel } from "./stripe-panel.routes.ts";

const formBytes = 64 * 1024;

type SandboxDeps = Pick<SandboxParts, "db" | "clock" | "random"> & {
  readonly config: Pick<Config, "appUrl" | "host" | "port">;
};

/**
 * Stands in for the payment provider where no keys are set: its own paths below `/dev/stripe`, its pages, and a panel. Not for
 * production. Tests hand in where events go.
 */
export function stripeSandboxPages({ config, ...parts }: SandboxDeps, given?: Deliver) {
  const deliver = given ?? deliverTo(`${ownOrigin(config)}/api/stripe/webhook`);
  const sandbox = stripeSandbox({ ...parts, appUrl: config.appUrl, deliver });
  const css = stripeStyle();
  const pages = [
    stripeApi({ sandbox, random: parts.random }),
    stripePages({ sandbox }),
    stripePanel({ sandbox }),
  ];
  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: formBytes },
      async (_request: unknown, body: string | Buffer) => String(body),
    );
    app.get(`${sandboxBillingPath}.css`, (_request, reply) =>
      reply.type("text/css; charset=utf-8").send(css),
    );
    for (const part of pages) await app.register(part, { prefix: sandboxBillingPath });
    app.addHook("onClose", () => sandbox.sent());
  };
}
