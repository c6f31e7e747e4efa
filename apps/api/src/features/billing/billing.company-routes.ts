import {
  changePlan as changeEndpoint,
  payPlan as payEndpoint,
  listPlans as plansEndpoint,
  previewPlan as previewEndpoint,
  getSeller as sellerEndpoint,
  getSubscription as subscriptionEndpoint,
} from "@tomoru/contract/company/billing";
import {
  openCardPage as cardPageEndpoint,
  listCards as cardsEndpoint,
  completeCard as completeCardEndpoint,
  setDefaultCard as defaultCardEndpoint,
  removeCard as removeCardEndpoint,
} from "@tomoru/contract/company/cards";
import {
  getInvoice as invoiceEndpoint,
  listInvoices as invoicesEndpoint,
} from "@tomoru/contract/company/invoices";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import {
  completeCard,
  listCards,
  openCardPageOnce,
  removeCard,
  setDefaultCard,
} from "./cards/cards.usecases.ts";
import { getInvoice, listInvoices } from "./invoices/invoices.usecases.ts";
import { payPlan } from "./invoices/paying.usecases.ts";
import { changePlan } from "./plan/plan-change.usecases.ts";
import { previewPlan } from "./plan/plan-preview.usecases.ts";
import { planMatrix, sellerOf } from "./plan/plans.usecases.ts";
import { subscriptionWithLastMonth } from "./provider/subscription.usecases.ts";

export function billingRoutes(deps: Deps): Route[] {
  return [
    route(plansEndpoint, async () => ({ result: planMatrix(deps) })),
    route(sellerEndpoint, async () => ({ result: sellerOf(deps) })),
    route(subscriptionEndpoint, async ({ caller }) => ({
      result: await subscriptionWithLastMonth(deps, caller.ownerId),
    })),
    route(previewEndpoint, async ({ caller, params }) => ({
      result: await previewPlan(deps, { companyId: caller.ownerId, planId: params.id }),
    })),
    route(changeEndpoint, async ({ caller, params, body }) => ({
      result: await changePlan(deps, {
        companyId: caller.ownerId,
        planId: params.id,
        prorationAt: body.prorationAt,
        keepMemberIds: body.keepMemberIds,
      }),
    })),
    route(payEndpoint, async ({ caller }) => ({ result: await payPlan(deps, caller.ownerId) })),
    ...cardRoutes(deps),
    route(invoicesEndpoint, async ({ caller, query, locale }) => ({
      result: await listInvoices(deps, { companyId: caller.ownerId, query, locale }),
    })),
    route(invoiceEndpoint, async ({ caller, params, locale }) => ({
      result: await getInvoice(deps, { companyId: caller.ownerId, invoiceId: params.id, locale }),
    })),
  ];
}

function cardRoutes(deps: Deps): Route[] {
  return [
    route(cardsEndpoint, async ({ caller }) => ({ result: await listCards(deps, caller.ownerId) })),
    route(cardPageEndpoint, async ({ caller, body, headers, locale }) => ({
      result: await openCardPageOnce(deps, { caller, ...body, locale, key: headers["idempotency-key"] }),
    })),
    route(completeCardEndpoint, async ({ caller, body }) => ({
      result: await completeCard(deps, { companyId: caller.ownerId, sessionId: body.sessionId }),
    })),
    route(defaultCardEndpoint, async ({ caller, params }) => ({
      result: await setDefaultCard(deps, { companyId: caller.ownerId, cardId: params.id }),
    })),
    route(removeCardEndpoint, async ({ caller, params }) => ({
      result: await removeCard(deps, { companyId: caller.ownerId, cardId: params.id }),
    })),
  ];
}
