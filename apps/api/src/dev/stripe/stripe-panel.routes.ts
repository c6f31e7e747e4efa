import type { FastifyInstance, FastifyRequest } from "fastify";
import { chosenLocale } from "../../platform/http/locale.ts";
import { receiveTransfer } from "./bank-transfers.ts";
import { failRefund } from "./catch-up.ts";
import { dispute } from "./charging.ts";
import type { StripeSandbox } from "./sandbox-stripe.ts";
import type { World } from "./sandbox-world.ts";
import { named } from "./stripe-call.ts";
import { moneyShown } from "./stripe-money.ts";
import { sendPage, sentBy } from "./stripe-pages.routes.ts";
import { panelPage, type ShownSubscription } from "./stripe-panel.view.ts";
import { nameOf, renew } from "./subscribing.ts";
import { itemOf } from "./subscription-objects.ts";
import { faultKinds, type WireEvent, type WireInvoice, type WireSubscription } from "./wire-objects.ts";

type PanelRequest = FastifyRequest<{ Querystring: { answered?: string } }>;

const shown = { subscriptions: 50, events: 30 };
const mostCount = 100;
const mostYen = 99_999_999;
const weekSeconds = 7 * 86_400;

/** What no provider gives on demand: a renewal, a refusal, a fault, events out of order. */
export function stripePanel({ sandbox }: { readonly sandbox: StripeSandbox }) {
  const acts: Readonly<Record<string, (sent: URLSearchParams) => Promise<number | undefined>>> = {
    renew: (sent) =>
      sandbox.change(async (world) => {
        const subscription = await named(world, "subscription", sent.get("id") ?? "");
        if (subscription.status === "active" || subscription.status === "past_due") {
          await renew(world, subscription);
        }
        return undefined;
      }),
    // The product's clock is the machine's: a payment that is missing is made older instead.
    age: (sent) =>
      sandbox.change(async (world) => {
        const { latest_invoice } = await named(world, "subscription", sent.get("id") ?? "");
        const invoice = await world.objects.find("invoice", latest_invoice ?? "");
        if (invoice?.status === "open") {
          const aged = await agedByWeek(world, invoice);
          await world.emit("invoice.payment_failed", aged);
        }
        return undefined;
      }),
    declines: (sent) =>
      sandbox.change(async (world) => {
        await world.set({ declines: countOf(sent) });
        return undefined;
      }),
    fault: (sent) =>
      sandbox.change(async (world) => {
        const kind = faultKinds.find((one) => one === sent.get("kind")) ?? "error";
        const count = countOf(sent);
        const isForWrites = sent.get("isForWrites") === "yes";
        await world.set({ fault: count > 0 ? { kind, count, isForWrites } : null });
        return undefined;
      }),
    dispute: (sent) =>
      sandbox.change(async (world) => {
        const charge = await named(world, "charge", sent.get("id") ?? "");
        if (!charge.disputed) await dispute(world, charge);
        return undefined;
      }),
    decide: (sent) =>
      sandbox.change(async (world) => {
        const opened = await named(world, "dispute", sent.get("id") ?? "");
        const status = sent.get("how") === "won" ? ("won" as const) : ("lost" as const);
        const closed = { ...opened, status };
        if (opened.status !== "needs_response") return undefined;
        await world.objects.put(closed);
        await world.emit("charge.dispute.closed", closed);
        return undefined;
      }),
    failRefund: (sent) =>
      sandbox.change(async (world) => {
        await failRefund(world, sent.get("id") ?? "");
        return undefined;
      }),
    transfer: (sent) =>
      sandbox.change(async (world) => {
        const yen = Number(sent.get("yen"));
        const isSum = Number.isInteger(yen) && yen > 0 && yen <= mostYen;
        if (isSum) await receiveTransfer(world, { customer: sent.get("id") ?? "", yen });
        return undefined;
      }),
    hold: () =>
      sandbox.change(async (world) => {
        await world.set({ isHoldingEvents: true });
        return undefined;
      }),
    release: () => sendHeld((held) => held.toReversed()),
    reverse: () => sendHeld((held) => held),
    async send(sent) {
      const event = await sandbox.change((world) => named(world, "event", sent.get("id") ?? ""));
      const how = (["signed", "old", "forged"] as const).find((one) => one === sent.get("how"));
      return sandbox.send(event, how ?? "signed");
    },
  };

  /** They are read newest first. */
  async function sendHeld(inOrder: (held: WireEvent[]) => WireEvent[]): Promise<number | undefined> {
    const held = await sandbox.change(async (world) => {
      await world.set({ isHoldingEvents: false });
      return (await world.objects.all("event", {})).filter(({ pending_webhooks: left }) => left > 0);
    });
    let last: number | undefined;
    for (const event of inOrder(held)) last = await sandbox.send(event);
    return last;
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.get("/", async (request: PanelRequest, reply) => {
      const locale = chosenLocale(request.headers.cookie);
      const state = await sandbox.change(async (world) => ({
        subscriptions: await subscriptionsOf(world),
        ...(await moneyShown(world)),
        settings: world.settings,
        events: (await world.objects.page("event", {}, { limit: shown.events })).slice(0, shown.events),
      }));
      const { answered } = request.query;
      return sendPage(
        reply,
        panelPage({ ...state, locale, answered: /^\d{1,3}$/.exec(answered ?? "")?.[0] }),
      );
    });

    app.post("/panel", async (request: PanelRequest, reply) => {
      const sent = sentBy(request);
      const act = Object.entries(acts).find(([name]) => name === sent.get("act"))?.[1];
      const answered = await act?.(sent);
      return reply.redirect(`/dev/stripe${answered === undefined ? "" : `?answered=${answered}`}`, 303);
    });
  };
}

async function agedByWeek(world: World, invoice: WireInvoice): Promise<WireInvoice> {
  const { status_transitions: transitions, created } = invoice;
  const aged: WireInvoice = {
    ...invoice,
    created: created - weekSeconds,
    status_transitions: { ...transitions, finalized_at: (transitions.finalized_at ?? created) - weekSeconds },
  };
  await world.objects.put(aged);
  return aged;
}

async function subscriptionsOf(world: World): Promise<ShownSubscription[]> {
  const found = await world.objects.page("subscription", {}, { limit: shown.subscriptions });
  return Promise.all(found.map((subscription) => shownOf(world, subscription)));
}

async function shownOf(world: World, subscription: WireSubscription): Promise<ShownSubscription> {
  const item = itemOf(subscription);
  const customer = await world.objects.find("customer", subscription.customer);
  return {
    id: subscription.id,
    customer: customer?.name ?? subscription.customer,
    product: await nameOf(world, item.price),
    status: subscription.status,
    end: item.current_period_end,
  };
}

function countOf(sent: URLSearchParams): number {
  const count = Number(sent.get("count"));
  return Number.isInteger(count) && count > 0 ? Math.min(count, mostCount) : 0;
}
