import { newPaymentMethod, type TypedCard } from "./card-objects.ts";
import { chargeIntent, refuse } from "./charging.ts";
import { type CardOutcome, successUrl } from "./checkout-outcome.ts";
import { cardOfNumber } from "./sandbox-cards.rules.ts";
import type { World } from "./sandbox-world.ts";
import { named } from "./stripe-call.ts";
import { cardErrorOf, invalid } from "./stripe-refusal.ts";
import type { WirePaymentIntent, WireSession } from "./wire-objects.ts";

/** The intent of a page in payment mode; the session names it only after a first try. */
export async function intentOfPage(world: World, session: WireSession): Promise<WirePaymentIntent> {
  return named(world, "payment_intent", pageIntentId(session.id));
}

export function pageIntentId(sessionId: string): string {
  return sessionId.replace(/^cs_test/, "pi");
}

/** Charges a card that is entered on the page and not kept. */
export async function payByCard(world: World, session: WireSession, typed: TypedCard): Promise<CardOutcome> {
  if (session.status === "complete") return { backTo: successUrl(session) };
  const card = cardOfNumber(typed.number);
  if (!card || session.status !== "open") return "unknownCard";
  if (card.onAdding !== "passes" && card.onAdding !== "asks") return "refused";
  const method = newPaymentMethod({ id: world.newId("pm"), created: world.now, card, typed });
  await world.objects.put(method);
  const tried = await chargeIntent(world, await intentOfPage(world, session), { method });
  return outcomeOf(world, session, tried);
}

/** Takes the person's answer to the question of the card's bank. */
export async function payAfterBank(
  world: World,
  session: WireSession,
  isPassed: boolean,
): Promise<CardOutcome> {
  if (session.status === "complete") return { backTo: successUrl(session) };
  const intent = await intentOfPage(world, session);
  if (intent.status !== "requires_action" || intent.payment_method === null) return "notPassed";
  const method = await named(world, "payment_method", intent.payment_method);
  if (isPassed) {
    return outcomeOf(world, session, await chargeIntent(world, intent, { method, isAuthenticated: true }));
  }
  await refuse(world, intent, { error: cardErrorOf("authentication_required"), method });
  return "notPassed";
}

async function outcomeOf(world: World, session: WireSession, tried: WirePaymentIntent): Promise<CardOutcome> {
  if (tried.status === "requires_action") return "asks";
  if (tried.status !== "succeeded") return "refused";
  const complete = {
    ...session,
    status: "complete" as const,
    payment_status: "paid" as const,
    payment_intent: tried.id,
    url: null,
  };
  await world.objects.put(complete);
  await world.emit("checkout.session.completed", complete);
  return { backTo: successUrl(session) };
}

/** Closes a page: nobody can pay on it any more. */
export async function expirePage(world: World, id: string): Promise<WireSession> {
  const session = await named(world, "checkout.session", id);
  if (session.status !== "open") {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    );
  }
  return endPage(world, session);
}

export async function endPage(world: World, session: WireSession): Promise<WireSession> {
  const expired = { ...session, status: "expired" as const, url: null };
  await world.objects.put(expired);
  if (session.mode === "payment") {
    const intent = await intentOfPage(world, session);
    const canceled = { ...intent, status: "canceled" as const, canceled_at: world.now, next_action: null };
    if (intent.status !== "succeeded") await world.objects.put(canceled);
  }
  await world.emit("checkout.session.expired", expired);
  return expired;
}
