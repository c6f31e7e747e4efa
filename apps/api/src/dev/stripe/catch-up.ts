import { seedCatalogue } from "./catalogue-calls.ts";
import { voidInvoice } from "./invoicing.ts";
import { endPage } from "./paying-on-a-page.ts";
import type { World } from "./sandbox-world.ts";
import { keepSubscription, renew } from "./subscribing.ts";
import { periodOf } from "./subscription-objects.ts";
import type { WireSubscription } from "./wire-objects.ts";

/** All that has happened by itself since somebody last looked, each at its own moment and in their order. */
export async function catchUp(world: World): Promise<void> {
  await seedCatalogue(world);
  for (;;) {
    const due = await world.objects.nextDue(world.now);
    if (!due) return;
    const then = world.at(due.dueAt);
    if (due.type === "subscription") await moveOn(then, due.id);
    else if (due.type === "checkout.session") await expireSession(then, due.id);
    else if (due.type === "refund") await failRefund(then, due.id);
    else throw new Error(`nothing is known to happen to ${due.id}`);
  }
}

async function moveOn(world: World, id: string): Promise<void> {
  const subscription = await world.objects.find("subscription", id);
  if (!subscription) return;
  if (subscription.status === "incomplete") return expireFirstPayment(world, subscription);
  const pending = subscription.pending_update;
  if (!pending) return renew(world, subscription);
  await voidLatest(world, subscription);
  const without = { ...subscription, pending_update: null };
  await keepSubscription(world, without, "customer.subscription.pending_update_expired");
  if (periodOf(without).end <= world.now) await renew(world, without);
}

async function expireFirstPayment(world: World, subscription: WireSubscription): Promise<void> {
  await voidLatest(world, subscription);
  const ended = { ...subscription, status: "incomplete_expired" as const, ended_at: world.now };
  await keepSubscription(world, ended, "customer.subscription.updated");
}

async function voidLatest(world: World, { latest_invoice }: WireSubscription): Promise<void> {
  const invoice = latest_invoice === null ? undefined : await world.objects.find("invoice", latest_invoice);
  if (invoice?.status === "open") await voidInvoice(world, invoice);
}

async function expireSession(world: World, id: string): Promise<void> {
  const session = await world.objects.find("checkout.session", id);
  if (session?.status === "open") await endPage(world, session);
  else if (session) await world.objects.put(session);
}

/** The card accepts no refund: the money returns to us. */
export async function failRefund(world: World, id: string): Promise<void> {
  const refund = await world.objects.find("refund", id);
  if (!refund) return;
  const failed = { ...refund, status: "failed", failure_reason: "expired_or_canceled_card" };
  await world.objects.put(failed);
  const charge = await world.objects.find("charge", refund.charge);
  if (charge) {
    const amount_refunded = charge.amount_refunded - refund.amount;
    await world.objects.put({ ...charge, amount_refunded, refunded: false });
  }
  await world.emit("refund.failed", failed);
}
