import type { Actor } from "@tomoru/contract/endpoint";
import { endpoints } from "@tomoru/contract/endpoints";
import type { BuiltSite } from "@tomoru/rendering/server/built-site.ts";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { companyAccountRoutes } from "./accounts/accounts.company-routes.ts";
import { influencerAccountRoutes } from "./accounts/accounts.influencer-routes.ts";
import { sessionGates } from "./accounts/sessions/session.gate.ts";
import type { Deps } from "./deps.ts";
import { onlyAtThisMachine } from "./dev/at-this-machine.ts";
import { devBankPages } from "./dev/bank/dev-bank.routes.ts";
import { dateBy, devClockPages } from "./dev/dev-clock.routes.ts";
import { devMailPages } from "./dev/dev-mail.routes.ts";
import { devUiPages } from "./dev/dev-ui.routes.ts";
import type { MovedClock } from "./dev/moved-clock.ts";
import { publishedInDatabase } from "./dev/published-posts.repository.ts";
import { sandboxPages } from "./dev/sandbox.routes.ts";
import { stripeSandboxPages } from "./dev/stripe/sandbox-stripe.routes.ts";
import { bankRoutes } from "./features/bank/bank.routes.ts";
import { billingRoutes } from "./features/billing/billing.company-routes.ts";
import { billingOperatorRoutes } from "./features/billing/billing.operator-routes.ts";
import { endAtOnce } from "./features/billing/clock/ending.usecases.ts";
import { stripeWebhook } from "./features/billing/stripe-webhook.routes.ts";
import { calendarRoutes } from "./features/calendar/calendar.routes.ts";
import { calendarFeeds } from "./features/calendar/calendar-feed.routes.ts";
import { campaignsRoutes } from "./features/campaigns/campaigns.company-routes.ts";
import { openCampaignsRoutes } from "./features/campaigns/campaigns.influencer-routes.ts";
import { companiesRoutes } from "./features/companies/companies.company-routes.ts";
import { companiesOperatorRoutes } from "./features/companies/companies.operator-routes.ts";
import { openCompany } from "./features/companies/profile/opening.usecases.ts";
import { consultationsRoutes } from "./features/consultations/consultations.company-routes.ts";
import { offerDealRoutes } from "./features/consultations/consultations.influencer-routes.ts";
import { dealsCompanyRoutes } from "./features/deals/deals.company-routes.ts";
import { dealsInfluencerRoutes } from "./features/deals/deals.influencer-routes.ts";
import { dealsOperatorRoutes } from "./features/deals/deals.operator-routes.ts";
import { deliveriesCompanyRoutes } from "./features/deals/deliveries.company-routes.ts";
import { deliveriesInfluencerRoutes } from "./features/deals/deliveries.influencer-routes.ts";
import { runningDeals } from "./features/deals/lists/running-deals.usecases.ts";
import { sendMessage } from "./features/deals/thread/messages.usecases.ts";
import { companyThreadRoutes } from "./features/deals/threads.company-routes.ts";
import { threadRoutes } from "./features/deals/threads.influencer-routes.ts";
import { discoveryCompanyRoutes } from "./features/discovery/discovery.company-routes.ts";
import { discoveryInfluencerRoutes } from "./features/discovery/discovery.influencer-routes.ts";
import { fundingRoutes } from "./features/funding/funding.company-routes.ts";
import { fundingOperatorRoutes } from "./features/funding/funding.operator-routes.ts";
import { hearOfMoney } from "./features/funding/hearing.usecases.ts";
import { moneyFigures } from "./features/funding/money-figures.usecases.ts";
import { homeRoutes } from "./features/home/home.routes.ts";
import { listsRoutes } from "./features/lists/lists.company-routes.ts";
import { liveRoutes } from "./features/live/live.routes.ts";
import { membershipRoutes } from "./features/membership/membership.routes.ts";
import { offersRoutes } from "./features/offers/offers.routes.ts";
import { unsubscribePages } from "./features/offers/unsubscribe.routes.ts";
import { operatorRoutes } from "./features/operator/operator.routes.ts";
import { operatorCreatorRoutes } from "./features/operator/operator-creators.routes.ts";
import { operatorListRoutes } from "./features/operator/operator-lists.routes.ts";
import { paymentsCompanyRoutes } from "./features/payments/payments.company-routes.ts";
import { paymentsInfluencerRoutes } from "./features/payments/payments.influencer-routes.ts";
import { payoutsOperatorRoutes } from "./features/payouts/payouts.operator-routes.ts";
import { profileRoutes } from "./features/profile/profile.routes.ts";
import { openProfile } from "./features/profile/profile.usecases.ts";
import { instagramCallbacks } from "./features/social/instagram-callbacks.routes.ts";
import { socialRoutes } from "./features/social/social.routes.ts";
import { waitsOf } from "./features/work/company-home.usecases.ts";
import { workRoutes } from "./features/work/work.company-routes.ts";
import { addApiDocs } from "./platform/http/api-docs.ts";
import { bearerGate, bearerOf } from "./platform/http/bearer-gate.ts";
import type { ActorGates, Gates } from "./platform/http/gates.ts";
import { addHealth } from "./platform/http/health.ts";
import { addMetrics } from "./platform/http/metrics.ts";
import { registerRoutes } from "./platform/http/register-routes.ts";
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
  /** What `deps.clock` goes by where it can be moved; never in production. */
  readonly movedClock?: MovedClock | undefined;
};

/** Wires the features to a server that does not listen yet. Pure: the environment, the database and the clock came in `deps`. */
export async function buildApp({
  deps,
  log,
  isLeaving = () => false,
  sites = [],
  galleryFolder,
  movedClock,
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
  if (movedClock) app.addHook("onRequest", dateBy(movedClock));
  addMetrics(app, { ...deps, figures: moneyFigures(deps) });
  addHealth(app, { db: deps.db, isReady: () => !closing && !isLeaving() });
  registerRoutes(app, { routes: routesOf(deps), gates: gatesOf(deps), live: deps.live });
  addApiDocs(app, { endpoints, appUrl: deps.config.appUrl });
  await app.register(unsubscribePages(deps));
  await app.register(calendarFeeds(deps));
  await app.register(stripeWebhook(deps, (trx, heard) => hearOfMoney(deps, trx, heard)));
  await app.register(instagramCallbacks(deps));
  if (!deps.config.production) {
    await app.register(async (dev) => {
      dev.addHook("onRequest", onlyAtThisMachine);
      await dev.register(devMailPages(deps));
      await dev.register(sandboxPages(deps, { published: publishedInDatabase(deps.db) }));
      if (!deps.config.billing.credentials) await dev.register(stripeSandboxPages(deps));
      await dev.register(devBankPages(deps));
      if (movedClock) await dev.register(devClockPages(movedClock));
      if (galleryFolder) await dev.register(devUiPages({ folder: galleryFolder }));
    });
  }
  await serveSites(app, { sites, clock: deps.clock });
  return app;
}

/** Every call of the API; the sweep tests walk this list. */
export function routesOf(deps: Deps): Route[] {
  return [
    ...influencerAccountRoutes(deps, openProfile),
    ...profileRoutes(deps),
    ...bankRoutes(deps),
    ...membershipRoutes(deps),
    ...socialRoutes(deps),
    ...discoveryInfluencerRoutes(deps),
    ...discoveryCompanyRoutes(deps),
    ...listsRoutes(deps),
    ...consultationsRoutes(deps),
    ...campaignsRoutes(deps),
    ...openCampaignsRoutes(deps),
    ...workRoutes(deps),
    ...threadRoutes(deps),
    ...companyThreadRoutes(deps),
    ...offersRoutes(deps),
    ...offerDealRoutes(deps),
    ...dealsInfluencerRoutes(deps),
    ...dealsCompanyRoutes(deps),
    ...deliveriesInfluencerRoutes(deps),
    ...deliveriesCompanyRoutes(deps),
    ...dealsOperatorRoutes(deps),
    ...paymentsInfluencerRoutes(deps, {
      say: ({ text, ...said }) => sendMessage(deps, { ...said, body: { text, files: [] } }),
      runningDeals,
    }),
    ...paymentsCompanyRoutes(deps),
    ...payoutsOperatorRoutes(deps),
    ...homeRoutes(deps),
    ...calendarRoutes(deps),
    ...liveRoutes(deps),
    ...operatorRoutes(deps),
    ...operatorListRoutes(deps),
    ...operatorCreatorRoutes(deps),
    ...companyAccountRoutes(deps, openCompany),
    ...companiesRoutes(deps, {
      endAtOnce: (companyId) => endAtOnce(deps, companyId),
      waitsOf: ({ ownerId, role }) => waitsOf(deps.db, { companyId: ownerId, role, now: deps.clock.now() }),
    }),
    ...companiesOperatorRoutes(deps),
    ...billingRoutes(deps),
    ...billingOperatorRoutes(deps),
    ...fundingRoutes(deps),
    ...fundingOperatorRoutes(deps),
  ];
}

/** Who may make which call. */
export function gatesOf(deps: Deps): Gates {
  return {
    influencer: gatesOfSide(deps, "influencer"),
    company: gatesOfSide(deps, "company"),
    operator: bearerGate(deps.config.operatorToken),
  };
}

function gatesOfSide<A extends Actor>(deps: Deps, actor: A): ActorGates<A> {
  const gates = sessionGates(deps, actor);
  return {
    async caller(request) {
      const caller = await gates.caller(bearerOf(request));
      request.caller = { actor, ownerId: caller.ownerId };
      return caller;
    },
    async unchecked(request) {
      const session = await gates.unchecked(bearerOf(request));
      request.caller = { actor, ownerId: session.ownerId };
      return session;
    },
    standing: (request) => gates.standing(bearerOf(request)),
  };
}
