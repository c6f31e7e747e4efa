import { type Period, periodFrom } from "./billing-months.rules.ts";
import type { LineParts } from "./invoice-objects.ts";
import { attemptInvoice, issueInvoice, type Payment, type PayOptions, voidInvoice } from "./invoicing.ts";
import { prorated } from "./proration.rules.ts";
import type { World } from "./sandbox-world.ts";
import { itemOf, periodOf, pricedAt, withItem } from "./subscription-objects.ts";
import type { WireEvent, WireInvoice, WirePrice, WireSubscription } from "./wire-objects.ts";

/** Seconds that a first payment or a change may wait for somebody to pass or to pay. */
export const waitSeconds = 23 * 3600;

/** Stores a subscription with the time at which it changes by itself, and emits the event if there is one. */
export async function keepSubscription(
  world: World,
  subscription: WireSubscription,
  type?: WireEvent["type"],
): Promise<WireSubscription> {
  await world.objects.put(subscription, dueAtOf(subscription));
  if (type) await world.emit(type, subscription);
  return subscription;
}

function dueAtOf(subscription: WireSubscription): number | null {
  const { status, created, pending_update: pending } = subscription;
  if (status === "incomplete") return created + waitSeconds;
  if (status !== "active" && status !== "past_due") return null;
  const { end } = periodOf(subscription);
  return pending ? Math.min(pending.expires_at, end) : end;
}

export async function nameOf(world: World, price: WirePrice): Promise<string> {
  return (await world.objects.find("product", price.product))?.name ?? price.product;
}

/** The line of a whole month. */
export async function monthLine(
  world: World,
  { price, period }: { price: WirePrice; period: Period },
): Promise<LineParts> {
  const description = `1 × ${await nameOf(world, price)} (at ¥${price.unit_amount} / month)`;
  return { yen: price.unit_amount, description, period, price, isProration: false };
}

/** The credit for the rest of the old price, and the charge for the rest of the new one. */
export async function changeLines(
  world: World,
  { subscription, price, at }: { subscription: WireSubscription; price: WirePrice; at: number },
): Promise<LineParts[]> {
  const before = itemOf(subscription).price;
  const period = periodOf(subscription);
  const yens = prorated({ fromYen: before.unit_amount, toYen: price.unit_amount, period, at });
  const rest = { period: { start: at, end: period.end }, isProration: true };
  const day = new Date(at * 1000).toISOString().slice(0, 10);
  const unused = `Unused time on ${await nameOf(world, before)} after ${day}`;
  const remaining = `Remaining time on ${await nameOf(world, price)} after ${day}`;
  return [
    { ...rest, yen: yens.unusedYen, description: unused, price: before },
    { ...rest, yen: yens.remainingYen, description: remaining, price },
  ];
}

/** Tries to pay a subscription's invoice, and updates the subscription by the result. */
export async function payForSubscription(
  world: World,
  invoice: WireInvoice,
  options: PayOptions = {},
): Promise<Payment> {
  const payment = await attemptInvoice(world, invoice, options);
  if (payment.refused === undefined) await afterPaid(world, payment.invoice);
  return payment;
}

async function subscriptionOf(world: World, invoice: WireInvoice): Promise<WireSubscription | undefined> {
  const named = invoice.parent?.subscription_details?.subscription;
  const found = typeof named === "string" ? await world.objects.find("subscription", named) : undefined;
  // An older invoice does not decide the subscription's present state.
  return found?.latest_invoice === invoice.id ? found : undefined;
}

async function afterPaid(world: World, invoice: WireInvoice): Promise<void> {
  const subscription = await subscriptionOf(world, invoice);
  if (!subscription) return;
  const { pending_update: pending, status } = subscription;
  const [wanted] = pending?.subscription_items ?? [];
  if (pending && wanted) {
    const changed = { ...withItem(subscription, pricedAt(wanted.price)), pending_update: null };
    await keepSubscription(world, changed, "customer.subscription.pending_update_applied");
    await world.emit("customer.subscription.updated", changed);
  } else if (status === "incomplete" || status === "past_due") {
    await keepSubscription(world, { ...subscription, status: "active" }, "customer.subscription.updated");
  }
}

/** Voided by hand: a first payment ends the subscription, a change is dropped, a renewal is forgiven. */
export async function voidForSubscription(world: World, invoice: WireInvoice): Promise<WireInvoice> {
  const voided = await voidInvoice(world, invoice);
  const subscription = await subscriptionOf(world, voided);
  if (!subscription) return voided;
  const dropped = { ...subscription, pending_update: null };
  if (subscription.status === "incomplete") {
    const ended = { ...dropped, status: "incomplete_expired" as const, ended_at: world.now };
    await keepSubscription(world, ended, "customer.subscription.updated");
  } else if (subscription.status === "past_due") {
    await keepSubscription(world, { ...dropped, status: "active" }, "customer.subscription.updated");
  } else if (subscription.pending_update) {
    await keepSubscription(world, dropped, "customer.subscription.updated");
  }
  return voided;
}

/** The end of a period: the next month and its invoice, or the end of it all. */
export async function renew(world: World, subscription: WireSubscription): Promise<void> {
  if (subscription.cancel_at_period_end) return endSubscription(world, subscription, world.now);
  const period = periodFrom(subscription.billing_cycle_anchor, periodOf(subscription).end);
  const { price } = itemOf(subscription);
  const moved = withItem(subscription, {
    current_period_start: period.start,
    current_period_end: period.end,
  });
  const lines = [await monthLine(world, { price, period })];
  const invoice = await issueInvoice(world, { subscription: moved, lines, reason: "subscription_cycle" });
  const next = { ...moved, latest_invoice: invoice.id };
  await keepSubscription(world, next, "customer.subscription.updated");
  if (invoice.status === "paid") return afterPaid(world, invoice);
  const { refused } = await payForSubscription(world, invoice);
  if (refused !== undefined && next.status === "active") {
    await keepSubscription(world, { ...next, status: "past_due" }, "customer.subscription.updated");
  }
}

export async function endSubscription(
  world: World,
  subscription: WireSubscription,
  at: number,
): Promise<void> {
  const ended: WireSubscription = {
    ...subscription,
    status: "canceled",
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    pending_update: null,
  };
  await keepSubscription(world, ended, "customer.subscription.deleted");
}
