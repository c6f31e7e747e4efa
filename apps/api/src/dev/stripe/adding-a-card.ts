import { newPaymentMethod, type TypedCard } from "./card-objects.ts";
import { type CardOutcome, successUrl } from "./checkout-outcome.ts";
import { intentOfPage, payAfterBank, payByCard } from "./paying-on-a-page.ts";
import { cardOfNumber, isPastExpiry } from "./sandbox-cards.rules.ts";
import type { World } from "./sandbox-world.ts";
import { named } from "./stripe-call.ts";
import { cardErrorOf } from "./stripe-refusal.ts";
import type { WirePaymentIntent, WirePaymentMethod, WireSession, WireSetupIntent } from "./wire-objects.ts";

export type Checkout = {
  readonly session: WireSession;
  readonly intent: WireSetupIntent | WirePaymentIntent;
  /** The name of the customer who will have the card. */
  readonly name: string;
};

export async function checkoutOf(world: World, id: string): Promise<Checkout> {
  const session = await named(world, "checkout.session", id);
  const intent =
    session.setup_intent === null
      ? await intentOfPage(world, session)
      : await named(world, "setup_intent", session.setup_intent);
  const customer = await world.objects.find("customer", session.customer);
  return { session, intent, name: customer?.name ?? customer?.email ?? session.customer };
}

export async function addCard(world: World, id: string, typed: TypedCard): Promise<CardOutcome> {
  const { session, intent } = await checkoutOf(world, id);
  if (intent.object === "payment_intent") return payByCard(world, session, typed);
  if (session.status === "complete") return { backTo: successUrl(session) };
  const card = cardOfNumber(typed.number);
  if (!card || session.status !== "open") return "unknownCard";
  const isExpired = isPastExpiry({ month: typed.month, year: typed.year, now: world.now });
  const reason = isExpired ? "expired_card" : card.onAdding;
  if (reason !== "passes" && reason !== "asks") {
    await world.objects.put({ ...intent, last_setup_error: setupError(reason) });
    return "refused";
  }
  const method = newPaymentMethod({ id: world.newId("pm"), created: world.now, card, typed });
  await world.objects.put(method);
  if (reason === "passes") return attach(world, { session, intent, method });
  await world.objects.put({
    ...intent,
    status: "requires_action",
    payment_method: method.id,
    next_action: { type: "use_stripe_sdk", use_stripe_sdk: {} },
  });
  return "asks";
}

/** Takes the person's answer to the question of the card's bank. */
export async function answerBank(world: World, id: string, isPassed: boolean): Promise<CardOutcome> {
  const { session, intent } = await checkoutOf(world, id);
  if (intent.object === "payment_intent") return payAfterBank(world, session, isPassed);
  if (session.status === "complete") return { backTo: successUrl(session) };
  if (intent.status !== "requires_action" || intent.payment_method === null) return "notPassed";
  const method = await named(world, "payment_method", intent.payment_method);
  if (isPassed) return attach(world, { session, intent, method });
  await world.objects.put({
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_setup_error: setupError("setup_intent_authentication_failure"),
  });
  return "notPassed";
}

type Attached = {
  readonly session: WireSession;
  readonly intent: WireSetupIntent;
  readonly method: WirePaymentMethod;
};

async function attach(world: World, { session, intent, method }: Attached): Promise<CardOutcome> {
  const attached = { ...method, customer: session.customer };
  const complete = { ...session, status: "complete" as const, url: null };
  await world.objects.put(attached);
  await world.objects.put({
    ...intent,
    status: "succeeded",
    payment_method: method.id,
    next_action: null,
    last_setup_error: null,
  });
  await world.objects.put(complete);
  await world.emit("payment_method.attached", attached);
  await world.emit("checkout.session.completed", complete);
  return { backTo: successUrl(session) };
}

function setupError(reason: string): NonNullable<WireSetupIntent["last_setup_error"]> {
  return { type: "card_error", ...cardErrorOf(reason) } as NonNullable<WireSetupIntent["last_setup_error"]>;
}
