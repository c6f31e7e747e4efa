import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locale, locales } from "@tomoru/contract/fields";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { htmlPageStyle } from "../../platform/html-page/html-page.ts";
import { chosenLocale } from "../../platform/http/locale.ts";
import { addCard, answerBank, checkoutOf } from "./adding-a-card.ts";
import type { CardOutcome } from "./checkout-outcome.ts";
import type { StripeSandbox } from "./sandbox-stripe.ts";
import { checkoutPage, invoicePage, notFoundPage } from "./sandbox-stripe.view.ts";
import type { World } from "./sandbox-world.ts";
import { named } from "./stripe-call.ts";
import { StripeRefusal } from "./stripe-refusal.ts";
import { payForSubscription } from "./subscribing.ts";
import type { WireInvoice, WirePaymentIntent, WireSession } from "./wire-objects.ts";

type PageRequest = FastifyRequest<{ Params: { id: string } }>;

export function stripeStyle(): string {
  const own = readFileSync(join(import.meta.dirname, "sandbox-stripe.css"), "utf8");
  return `${htmlPageStyle(join(import.meta.dirname, "../sandbox.css"))}${own}`;
}

/** The provider's own pages: where a card is entered, and where an invoice is paid or its payer passes. */
export function stripePages({ sandbox }: { readonly sandbox: StripeSandbox }) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error, request, reply) => {
      if (!(error instanceof StripeRefusal)) throw error;
      return sendPage(reply.status(404), notFoundPage(chosenLocale(request.headers.cookie)));
    });

    app.get("/checkout/:id", async (request: PageRequest, reply) => {
      const checkout = await sandbox.change((world) => checkoutOf(world, request.params.id));
      return sendPage(reply, checkoutPage({ ...checkout, locale: localeOf(request, checkout.session) }));
    });

    app.post("/checkout/:id", async (request: PageRequest, reply) => {
      const sent = sentBy(request);
      const typed = {
        number: (sent.get("number") ?? "").replaceAll(/[\s-]/g, ""),
        month: numberOf(sent.get("month")),
        year: yearOf(numberOf(sent.get("year"))),
        holder: (sent.get("holder") ?? "").slice(0, 100),
      };
      const isWhole = typed.month >= 1 && typed.month <= 12 && typed.year >= 2000 && typed.holder !== "";
      const add = async (world: World) =>
        isWhole ? addCard(world, request.params.id, typed) : ("unknownCard" as const);
      return afterForm(request, reply, await sandbox.change(add));
    });

    app.post("/checkout/:id/bank", async (request: PageRequest, reply) => {
      const isPassed = sentBy(request).get("decision") === "pass";
      const outcome = await sandbox.change((world) => answerBank(world, request.params.id, isPassed));
      return afterForm(request, reply, outcome);
    });

    async function afterForm(request: PageRequest, reply: FastifyReply, outcome: CardOutcome) {
      if (typeof outcome === "object") return reply.redirect(outcome.backTo, 303);
      const checkout = await sandbox.change((world) => checkoutOf(world, request.params.id));
      const locale = localeOf(request, checkout.session);
      const problem = outcome === "asks" ? undefined : outcome;
      return sendPage(reply.status(problem ? 402 : 200), checkoutPage({ ...checkout, locale, problem }));
    }

    app.get("/invoice/:id", async (request: PageRequest, reply) => {
      const shown = await sandbox.change((world) => invoiceShown(world, request.params.id));
      return sendPage(reply, invoicePage({ ...shown, ...said(request), isRefused: false }));
    });

    app.post("/invoice/:id", async (request: PageRequest, reply) => {
      const decision = sentBy(request).get("decision");
      const isRefused = await sandbox.change((world) => payHere(world, request.params.id, decision));
      const shown = await sandbox.change((world) => invoiceShown(world, request.params.id));
      return sendPage(reply, invoicePage({ ...shown, ...said(request), isRefused }));
    });
  };
}

function said(request: FastifyRequest): { locale: Locale } {
  return { locale: chosenLocale(request.headers.cookie) };
}

type ShownInvoice = { readonly invoice: WireInvoice; readonly isAsking: boolean };

async function intentOf(world: World, invoice: WireInvoice): Promise<WirePaymentIntent | undefined> {
  const [payment] = await world.objects.all("invoice_payment", { invoice: invoice.id });
  return payment && world.objects.find("payment_intent", payment.payment.payment_intent);
}

async function invoiceShown(world: World, id: string): Promise<ShownInvoice> {
  const invoice = await named(world, "invoice", id);
  const intent = await intentOf(world, invoice);
  return { invoice, isAsking: intent?.status === "requires_action" };
}

/** Whether the payment was tried and refused. */
async function payHere(world: World, id: string, decision: string | null): Promise<boolean> {
  const invoice = await named(world, "invoice", id);
  if (invoice.status !== "open") return false;
  const intent = await intentOf(world, invoice);
  const asked = intent?.status === "requires_action" ? intent.payment_method : null;
  const method = asked === null ? undefined : await world.objects.find("payment_method", asked);
  const { refused } = await payForSubscription(world, invoice, {
    method,
    isAuthenticated: method !== undefined && decision === "pass",
    isNotPassed: method !== undefined && decision === "fail",
  });
  return refused !== undefined && refused !== "asks";
}

function localeOf({ headers }: FastifyRequest, { locale }: Pick<WireSession, "locale">): Locale {
  return locales.find((one) => one === locale) ?? chosenLocale(headers.cookie);
}

/** The fields of a form as it was sent. */
export function sentBy({ body }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(typeof body === "string" ? body : "");
}

function numberOf(written: string | null): number {
  return /^\d{1,4}$/.test(written?.trim() ?? "") ? Number(written) : 0;
}

/** `30` for 2030, as it stands on a card. */
function yearOf(written: number): number {
  return written > 0 && written < 100 ? 2000 + written : written;
}

export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.headers({ "cache-control": "no-store" }).type("text/html; charset=utf-8").send(page);
}
