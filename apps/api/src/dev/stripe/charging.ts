import { newCharge, newDispute } from "./payment-objects.ts";
import { cardOfFingerprint, type Decline, isPastExpiry } from "./sandbox-cards.rules.ts";
import type { World } from "./sandbox-world.ts";
import { type CardError, cardErrorOf } from "./stripe-refusal.ts";
import type { WireCharge, WirePaymentIntent, WirePaymentMethod } from "./wire-objects.ts";

type Try = {
  readonly method: WirePaymentMethod;
  /** The customer is not there to be asked. */
  readonly isRefusedWhenAsking?: boolean;
  /** The customer was asked, and passed. */
  readonly isAuthenticated?: boolean;
};

/** Takes the money, or notes in the intent why it could not; stores the intent and emits the event either way. */
export async function chargeIntent(
  world: World,
  intent: WirePaymentIntent,
  attempt: Try,
): Promise<WirePaymentIntent> {
  const outcome = await outcomeOf(world, attempt);
  if (outcome === "passes") return succeed(world, intent, attempt.method);
  if (outcome === "asks" && !attempt.isRefusedWhenAsking) return ask(world, intent, attempt.method);
  const reason = outcome === "asks" ? "authentication_required" : outcome;
  return refuse(world, intent, { error: cardErrorOf(reason), method: attempt.method });
}

async function outcomeOf(
  world: World,
  { method, isAuthenticated }: Try,
): Promise<"passes" | "asks" | Decline> {
  const { declines } = world.settings;
  if (declines > 0) {
    await world.set({ declines: declines - 1 });
    return "card_declined";
  }
  if (!method.card) throw new Error(`${method.id} is no card`);
  const { exp_month: month, exp_year: year, fingerprint } = method.card;
  if (isPastExpiry({ month, year, now: world.now })) return "expired_card";
  const { onCharge } = cardOfFingerprint(fingerprint);
  return onCharge === "asks" && isAuthenticated ? "passes" : onCharge;
}

/** Marks an intent as paid. */
export async function succeed(
  world: World,
  intent: WirePaymentIntent,
  method: WirePaymentMethod,
): Promise<WirePaymentIntent> {
  const { isDisputed = false } = cardOfFingerprint(method.card?.fingerprint ?? "");
  const made = { created: world.now, intent, method, isDisputed };
  const charge = newCharge({ ...made, id: world.newId("ch") });
  const paid: WirePaymentIntent = {
    ...intent,
    status: "succeeded",
    amount_received: intent.amount,
    payment_method: method.id,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
  };
  await world.objects.put(charge);
  await world.objects.put(paid);
  await world.emit("payment_intent.succeeded", paid);
  if (isDisputed) await dispute(world, charge);
  return paid;
}

/** The card's owner disputes the charge: the money is taken back at once. */
export async function dispute(world: World, charge: WireCharge): Promise<void> {
  const opened = newDispute({ id: world.newId("dp"), created: world.now, charge });
  await world.objects.put({ ...charge, disputed: true });
  await world.objects.put(opened);
  await world.emit("charge.dispute.created", opened);
}

async function ask(
  world: World,
  intent: WirePaymentIntent,
  method: WirePaymentMethod,
): Promise<WirePaymentIntent> {
  const asking: WirePaymentIntent = {
    ...intent,
    status: "requires_action",
    payment_method: method.id,
    last_payment_error: null,
    next_action: { type: "use_stripe_sdk", use_stripe_sdk: {} },
  };
  await world.objects.put(asking);
  await world.emit("payment_intent.requires_action", asking);
  return asking;
}

/** Refuses an intent, as after a card that was declined or a person who did not pass. */
export async function refuse(
  world: World,
  intent: WirePaymentIntent,
  { error, method }: { error: CardError; method: WirePaymentMethod },
): Promise<WirePaymentIntent> {
  const refused: WirePaymentIntent = {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: { type: "card_error", ...error, payment_method: method } as NonNullable<
      WirePaymentIntent["last_payment_error"]
    >,
  };
  await world.objects.put(refused);
  await world.emit("payment_intent.payment_failed", refused);
  return refused;
}
