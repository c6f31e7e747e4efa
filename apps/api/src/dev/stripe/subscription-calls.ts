import { periodFrom } from "./billing-months.rules.ts";
import { customerOf, defaultMethodOf, issueInvoice, voidInvoice } from "./invoicing.ts";
import type { World } from "./sandbox-world.ts";
import { getCall, listOf, named, pageParams, referred, type StripeCall } from "./stripe-call.ts";
import type { StripeForm } from "./stripe-form.ts";
import { cardErrorOf, cardRefused, invalid, noSuch } from "./stripe-refusal.ts";
import {
  changeLines,
  endSubscription,
  keepSubscription,
  monthLine,
  payForSubscription,
  waitSeconds,
} from "./subscribing.ts";
import { itemOf, newSubscription, periodOf, pricedAt, withItem } from "./subscription-objects.ts";
import type { WirePrice, WireSubscription, WireTaxRate } from "./wire-objects.ts";

type Asked = { readonly id: string; readonly form: StripeForm };

export async function priceAsked(world: World, form: StripeForm, param: string): Promise<WirePrice> {
  return referred(world, { name: "price", id: form.required(param), param });
}

export async function taxRatesAsked(world: World, form: StripeForm, param: string): Promise<WireTaxRate[]> {
  return Promise.all(form.list(param).map((id) => referred(world, { name: "tax_rate", id, param })));
}

async function create(world: World, { form }: Asked): Promise<WireSubscription> {
  const { id: customer } = await customerOf(world, form.required("customer"));
  const price = await priceAsked(world, form, "items[0][price]");
  const behavior = form.oneOf("payment_behavior", ["allow_incomplete", "error_if_incomplete"]);
  if (!(await defaultMethodOf(world, customer))) {
    throw invalid("This customer has no attached payment source or default payment method.", {
      code: "resource_missing",
    });
  }
  const first = newSubscription({
    id: world.newId("sub"),
    itemId: world.newId("si"),
    created: world.now,
    customer,
    price,
    taxRates: await taxRatesAsked(world, form, "default_tax_rates"),
    period: periodFrom(world.now, world.now),
    metadata: form.metadata(),
  });
  const lines = [await monthLine(world, { price, period: periodOf(first) })];
  const invoice = await issueInvoice(world, { subscription: first, lines, reason: "subscription_create" });
  await keepSubscription(world, { ...first, latest_invoice: invoice.id }, "customer.subscription.created");
  const { refused } = await payForSubscription(world, invoice);
  if (refused !== undefined && behavior === "error_if_incomplete") {
    const error = typeof refused === "string" ? cardErrorOf("authentication_required") : refused;
    throw cardRefused(error, undefined, { isKept: false });
  }
  return named(world, "subscription", first.id);
}

/** The parameters that may come with `pending_if_incomplete`; the provider refuses all others. */
const whilePending = new Set([
  "items[0][id]",
  "items[0][price]",
  "payment_behavior",
  "proration_behavior",
  "proration_date",
]);

async function update(world: World, { id, form }: Asked): Promise<WireSubscription> {
  const subscription = await named(world, "subscription", id);
  if (subscription.status === "canceled" || subscription.status === "incomplete_expired") {
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
  }
  const isPending = form.oneOf("payment_behavior", ["pending_if_incomplete"]) !== undefined;
  const foreign = form.names.find((name) => !whilePending.has(name) && !name.startsWith("expand["));
  if (isPending && foreign !== undefined) {
    throw invalid(
      `When \`payment_behavior\` is \`pending_if_incomplete\`, you can not pass \`${foreign}\`.`,
      { param: foreign },
    );
  }
  const marked = { ...withEnd(world, subscription, form), metadata: form.metadata(subscription.metadata) };
  if (form.text("items[0][price]") === undefined) {
    return keepSubscription(world, marked, "customer.subscription.updated");
  }
  const price = await priceAsked(world, form, "items[0][price]");
  if (form.required("items[0][id]") !== itemOf(subscription).id) {
    throw noSuch("subscription_item", form.required("items[0][id]"), "items[0][id]");
  }
  form.required("proration_behavior");
  if (form.oneOf("proration_behavior", ["none", "always_invoice"]) === "none") {
    const priced = withItem(marked, pricedAt(price));
    return keepSubscription(world, priced, "customer.subscription.updated");
  }
  if (!isPending) {
    throw invalid("The sandbox changes a price with an invoice by pending_if_incomplete alone.", {
      param: "payment_behavior",
    });
  }
  return change(world, subscription, { price, at: prorationDate(world, subscription, form) });
}

function withEnd(world: World, subscription: WireSubscription, form: StripeForm): WireSubscription {
  const isEnding = form.flag("cancel_at_period_end");
  if (isEnding === undefined) return subscription;
  return {
    ...subscription,
    cancel_at_period_end: isEnding,
    cancel_at: isEnding ? periodOf(subscription).end : null,
    canceled_at: isEnding ? world.now : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: isEnding ? "cancellation_requested" : null,
    },
  };
}

/** Exact to the second: the time of the preview gives the yen of the preview. */
export function prorationDate(
  world: World,
  subscription: WireSubscription,
  form: StripeForm,
  param = "proration_date",
): number {
  const { start, end } = periodOf(subscription);
  const asked = form.whole(param);
  // If the panel brought a renewal forward, the present lies before the period.
  if (asked !== undefined && (asked < Math.min(start, world.now - waitSeconds) || asked > end)) {
    throw invalid("Invalid proration_date: it must be within the current period.", { param });
  }
  return asked ?? world.now;
}

/** Changes the plan if it is paid at once; otherwise nothing changes until it is paid. */
async function change(
  world: World,
  subscription: WireSubscription,
  { price, at }: { price: WirePrice; at: number },
): Promise<WireSubscription> {
  await dropPending(world, subscription);
  const lines = await changeLines(world, { subscription, price, at });
  const issued = { subscription, lines, reason: "subscription_update" } as const;
  const invoice = await issueInvoice(world, issued);
  const item = { ...itemOf(subscription), ...pricedAt(price) };
  const latest = { ...subscription, latest_invoice: invoice.id };
  const pending = {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: Math.min(world.now + waitSeconds, periodOf(subscription).end),
    metadata: null,
    subscription_items: [item],
    trial_end: null,
    trial_from_plan: null,
  };
  if (invoice.status === "paid") {
    const changed = { ...withItem(latest, item), pending_update: null };
    return keepSubscription(world, changed, "customer.subscription.updated");
  }
  await keepSubscription(world, { ...latest, pending_update: pending });
  const { refused } = await payForSubscription(world, invoice);
  const now = await named(world, "subscription", subscription.id);
  if (refused !== undefined) await world.emit("customer.subscription.updated", now);
  return now;
}

/** A change that waits gives way to the next one. */
async function dropPending(world: World, { pending_update, latest_invoice }: WireSubscription) {
  if (!pending_update || latest_invoice === null) return;
  const invoice = await world.objects.find("invoice", latest_invoice);
  if (invoice?.status === "open") await voidInvoice(world, invoice);
}

async function cancel(world: World, { id }: Asked): Promise<WireSubscription> {
  const subscription = await named(world, "subscription", id);
  if (subscription.status === "canceled" || subscription.status === "incomplete_expired") {
    throw noSuch("subscription", id);
  }
  const cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: "cancellation_requested",
  } as const;
  await endSubscription(world, { ...subscription, canceled_at: world.now, cancellation_details }, world.now);
  return named(world, "subscription", id);
}

async function list(world: World, { form }: Asked) {
  const status = form.oneOf("status", [
    "all",
    "active",
    "canceled",
    "incomplete",
    "incomplete_expired",
    "past_due",
  ]);
  const where = { customer: form.text("customer"), status: status === "all" ? undefined : status };
  const found = await listOf(world, { name: "subscription", url: "/v1/subscriptions", form, where });
  if (status !== undefined) return found;
  // Asked for without a status, the provider leaves out those that have ended.
  return { ...found, data: found.data.filter((one) => one.status !== "canceled") };
}

export const subscriptionCalls: readonly StripeCall[] = [
  {
    method: "POST",
    path: "/v1/subscriptions",
    params: [
      "customer",
      "items[][price]",
      "default_tax_rates[]",
      "payment_settings[payment_method_types][]",
      "payment_behavior",
      "off_session",
      "metadata[]",
    ],
    act: create,
  },
  {
    method: "POST",
    path: "/v1/subscriptions/:id",
    params: [
      "items[][id]",
      "items[][price]",
      "cancel_at_period_end",
      "payment_behavior",
      "proration_behavior",
      "proration_date",
      "metadata[]",
    ],
    act: update,
  },
  { method: "DELETE", path: "/v1/subscriptions/:id", params: [], act: cancel },
  getCall("subscription", "/v1/subscriptions"),
  {
    method: "GET",
    path: "/v1/subscriptions",
    params: [...pageParams, "customer", "status"],
    act: list,
  },
];
