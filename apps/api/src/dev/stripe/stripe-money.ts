import { balanceOf, isByTransfer, missingOf } from "./bank-transfers.ts";
import type { World } from "./sandbox-world.ts";
import type { WireDispute, WirePaymentIntent, WireRefund } from "./wire-objects.ts";

export type ShownPayment = {
  readonly intent: WirePaymentIntent;
  readonly customer: string;
  /** The charge, once it is paid. */
  readonly charge: string | null;
  readonly dispute: WireDispute | undefined;
  readonly refunds: readonly WireRefund[];
};

/** A customer with an account to send money to. */
export type ShownPayer = {
  readonly id: string;
  readonly name: string;
  /** How much the oldest waiting payment still lacks. */
  readonly missing: number;
  readonly left: number;
};

const shown = 30;

/** The newest payments for deals, and the customers who pay by bank transfer. */
export async function moneyShown(world: World): Promise<{ payments: ShownPayment[]; payers: ShownPayer[] }> {
  const intents = await world.objects.page("payment_intent", {}, { limit: 100 });
  const ofDeals = intents.filter(({ metadata }) => metadata.dealId !== undefined);
  const payments = await Promise.all(ofDeals.slice(0, shown).map((intent) => paymentOf(world, intent)));
  const byTransfer = intents.filter((intent) => isByTransfer(intent) && intent.customer !== null);
  const customers = new Set(byTransfer.map(({ customer }) => customer ?? ""));
  return { payments, payers: await Promise.all([...customers].map((id) => payerOf(world, id, byTransfer))) };
}

async function nameOf(world: World, id: string): Promise<string> {
  return (await world.objects.find("customer", id))?.name ?? id;
}

async function paymentOf(world: World, intent: WirePaymentIntent): Promise<ShownPayment> {
  const [dispute] = await world.objects.all("dispute", { payment_intent: intent.id });
  return {
    intent,
    customer: await nameOf(world, intent.customer ?? ""),
    charge: intent.latest_charge,
    dispute,
    refunds: await world.objects.all("refund", { payment_intent: intent.id }),
  };
}

async function payerOf(world: World, id: string, intents: readonly WirePaymentIntent[]): Promise<ShownPayer> {
  const oldest = intents.findLast(({ customer, status }) => customer === id && status === "requires_action");
  return {
    id,
    name: await nameOf(world, id),
    missing: oldest ? missingOf(oldest) : 0,
    left: await balanceOf(world, id),
  };
}
