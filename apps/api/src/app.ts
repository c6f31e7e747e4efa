import { endpoints } from "@tomoru/contract/endpoints";
import type { BuiltSite } from "@tomoru/rendering/server/built-site.ts";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { authRoutes } from "./accounts/accounts.influencer-routes.ts";
import { authGates } from "./accounts/sessions/session.gate.ts";
import type { Deps } from "./deps.ts";
import { onlyAtThisMachine } from "./dev/at-this-machine.ts";
import { devMailPages } from "./dev/dev-mail.routes.ts";
import { devUiPages } from "./dev/dev-ui.routes.ts";
import { sandboxPages } from "./dev/sandbox.routes.ts";
import { bankRoutes } from "./features/bank/bank.routes.ts";
import { homeRoutes } from "./features/home/home.routes.ts";
import { liveRoutes } from "./features/live/live.routes.ts";
import { membershipRoutes } from "./features/membership/membership.routes.ts";
import { offersRoutes } from "./features/offers/offers.routes.ts";
import { unsubscribePages } from "./features/offers/unsubscribe.routes.ts";
import { operatorRoutes } from "./features/operator/operator.routes.ts";
import { operatorListRoutes } from "./features/operator/operator-lists.routes.ts";
import { paymentsRoutes } from "./features/payments/payments.routes.ts";
import { profileRoutes } from "./features/profile/profile.routes.ts";
import { socialRoutes } from "./features/social/social.routes.ts";
import { addApiDocs } from "./platform/http/api-docs.ts";
import { addHealth } from "./platform/http/health.ts";
import { addMetrics } from "./platform/http/metrics.ts";
import { bearerOf, operatorGate } from "./platform/http/operator-gate.ts";
import { type Gates, registerRoutes } from "./platform/http/register-routes.ts";
import type { Route } from "./platform/http/route.ts";
import { createServer } from "./platform/http/server.ts";
import { serveSites } from "./platform/http/site.ts";

export type AppOptions = {
  readonly deps: Deps;
  readonly log: FastifyBaseLogger;
  /** Whether the process is about to stop: it still answers, but should be sent nothing new. */
  readonly isLeaving?: () => boolean;
  /** The built sites; without one only the API is served. */
  readonly sites?: readonly BuiltSite[];
  /** The folder of the built gallery; served outside production alone. */
  readonly galleryFolder?: string | undefined;
};

/** Wires the features to a server that does not listen yet. Pure: the environment, the database and the clock came in `deps`. */
export async function buildApp({
  deps,
  log,
  isLeaving = () => false,
  sites = [],
  galleryFolder,
}: AppOptions): Promise<FastifyInstance> {
  const app = createServer({ config: deps.config, log });
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
    // A stream would outlast the time that requests under way are given.
    deps.live.drain();
  });
  // A client that keeps its connection could otherwise write on it at the moment of its end.
  app.addHook("onRequest", (_request, reply, done) => {
    if (isLeaving()) reply.header("connection", "close");
    done();
  });
  addMetrics(app, deps);
  addHealth(app, { db: deps.db, isReady: () => !closing && !isLeaving() });
  registerRoutes(app, { routes: routesOf(deps), gates: gatesOf(deps), live: deps.live });
  addApiDocs(app, { endpoints, appUrl: deps.config.appUrl });
  await app.register(unsubscribePages(deps));
  if (!deps.config.production) {
    await app.register(async (dev) => {
      dev.addHook("onRequest", onlyAtThisMachine);
      await dev.register(devMailPages(deps));
      await dev.register(sandboxPages(deps));
      if (galleryFolder) await dev.register(devUiPages({ folder: galleryFolder }));
    });
  }
  await serveSites(app, sites);
  return app;
}

/** Every call of the API; the sweep tests walk this list. */
export function routesOf(deps: Deps): Route[] {
  return [
    ...authRoutes(deps),
    ...profileRoutes(deps),
    ...bankRoutes(deps),
    ...membershipRoutes(deps),
    ...socialRoutes(deps),
    ...offersRoutes(deps),
    ...paymentsRoutes(deps),
    ...homeRoutes(deps),
    ...liveRoutes(deps),
    ...operatorRoutes(deps),
    ...operatorListRoutes(deps),
  ];
}

function gatesOf(deps: Deps): Gates {
  const { caller: callerOf, claim: claimOf, standing: stillCallerOf } = authGates(deps);
  return {
    async influencer(request) {
      const caller = await callerOf(bearerOf(request));
      request.influencerId = caller.ownerId;
      return caller;
    },
    async claim(request) {
      const claim = await claimOf(bearerOf(request));
      request.influencerId = claim.ownerId;
      return claim;
    },
    stillInfluencer: (request) => stillCallerOf(bearerOf(request)),
    operator: operatorGate(deps.config.operatorToken),
  };
}
