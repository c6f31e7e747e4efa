import { confirmByTransfer, giveBack, isByTransfer, refundToBalance } from "./bank-transfers.ts";
import { chargeIntent } from "./charging.ts";
import { leastChargeYen } from "./invoice-tax.rules.ts";
import { customerOf } from "./invoicing.ts";
import { newPaymentIntent, newRefund } from "./payment-objects.ts";
import { cardOfFingerprint } from "./sandbox-cards.rules.ts";
import type { World } from "./sandbox-world.ts";
import { getCall, listOf, named, pageParams, referred, type StripeCall } from "./stripe-call.ts";
import type { StripeForm } from "./stripe-form.ts";
import { cardRefused, invalid } from "./stripe-refusal.ts";
import type { WireCharge, WirePaymentIntent, WireRefund } from "./wire-objects.ts";

type Asked = { readonly id: string; readonly form: StripeForm };

/** Yen: the most that eight digits can say. */
const mostYen = 99_999_999;
/** Seconds until a refund fails on a card that accepts none. */
const refundFailsAfter = 60;

async function createIntent(world: World, { form }: Asked): Promise<WirePaymentIntent> {
  const yen = form.whole("amount");
  form.required("amount");
  form.required("currency");
  form.oneOf("currency", ["jpy"]);
  if (yen === undefined || yen < leastChargeYen || yen > mostYen) {
    const code = yen !== undefined && yen > mostYen ? "amount_too_large" : "amount_too_small";
    throw invalid(`Amount must be from ¥${leastChargeYen} to ¥${mostYen}`, { code, param: "amount" });
  }
  const customer = form.text("customer");
  if (customer !== undefined) await customerOf(world, customer);
  const isTransfer = form.oneOf("payment_method_data[type]", ["customer_balance"]) !== undefined;
  const funding = "payment_method_options[customer_balance]";
  if (isTransfer) {
    form.required(`${funding}[funding_type]`);
    form.oneOf(`${funding}[bank_transfer][type]`, ["jp_bank_transfer"]);
  }
  const intent = newPaymentIntent({
    id: world.newId("pi"),
    created: world.now,
    yen,
    customer: customer ?? null,
    paymentMethod: form.text("payment_method") ?? null,
    description: form.text("description") ?? null,
    metadata: form.metadata(),
    isTransfer,
  });
  await world.objects.put(intent);
  return form.flag("confirm") ? confirm(world, intent, form) : intent;
}

async function confirmNamed(world: World, { id, form }: Asked): Promise<WirePaymentIntent> {
  const intent = await named(world, "payment_intent", id);
  const open = ["requires_payment_method", "requires_confirmation", "requires_action"];
  if (!open.includes(intent.status)) {
    throw invalid(`You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`, {
      code: "payment_intent_unexpected_state",
    });
  }
  return confirm(world, intent, form);
}

async function confirm(
  world: World,
  intent: WirePaymentIntent,
  form: StripeForm,
): Promise<WirePaymentIntent> {
  if (isByTransfer(intent)) return confirmByTransfer(world, intent);
  const param = "payment_method";
  const id = form.text(param) ?? intent.payment_method;
  if (id === null) {
    throw invalid("You cannot confirm this PaymentIntent because it's missing a payment method.", {
      code: "payment_intent_unexpected_state",
    });
  }
  const method = await referred(world, { name: "payment_method", id, param });
  if (method.customer === null || method.customer !== intent.customer) {
    throw invalid("The PaymentMethod does not belong to this PaymentIntent's customer.", { param });
  }
  const isRefusedWhenAsking = form.flag("off_session") ?? false;
  const tried = await chargeIntent(world, intent, { method, isRefusedWhenAsking });
  const error = tried.last_payment_error;
  if (tried.status !== "requires_payment_method" || !error) return tried;
  const { code = "card_declined", decline_code, message = "" } = error;
  throw cardRefused({ code, message, ...(decline_code === undefined ? {} : { decline_code }) }, tried);
}

async function cancelIntent(world: World, { id, form }: Asked): Promise<WirePaymentIntent> {
  const intent = await named(world, "payment_intent", id);
  if (intent.status === "succeeded" || intent.status === "canceled") {
    throw invalid(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
      code: "payment_intent_unexpected_state",
    });
  }
  const reasons = ["abandoned", "duplicate", "fraudulent", "requested_by_customer"] as const;
  const cancellation_reason = form.oneOf("cancellation_reason", reasons) ?? null;
  const canceled = {
    ...intent,
    status: "canceled" as const,
    canceled_at: world.now,
    cancellation_reason,
    next_action: null,
  };
  await world.objects.put(canceled);
  if (isByTransfer(intent)) await giveBack(world, canceled);
  await world.emit("payment_intent.canceled", canceled);
  return canceled;
}

async function chargeAsked(world: World, form: StripeForm): Promise<WireCharge> {
  const charge = form.text("charge");
  if (charge !== undefined) return referred(world, { name: "charge", id: charge, param: "charge" });
  const param = "payment_intent";
  const intent = await referred(world, { name: "payment_intent", id: form.required(param), param });
  if (intent.latest_charge === null) {
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  return named(world, "charge", intent.latest_charge);
}

async function createRefund(world: World, { form }: Asked): Promise<WireRefund> {
  const charge = await chargeAsked(world, form);
  const left = charge.amount - charge.amount_refunded;
  const yen = form.whole("amount") ?? left;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  }
  if (yen < 1 || yen > left) {
    throw invalid(`Refund amount (¥${yen}) is greater than unrefunded amount on charge (¥${left})`, {
      param: "amount",
    });
  }
  const method = await world.objects.find("payment_method", charge.payment_method);
  const { refundFails = false } = method?.card ? cardOfFingerprint(method.card.fingerprint) : {};
  const refund = newRefund({
    id: world.newId("re"),
    created: world.now,
    charge,
    yen,
    reason: form.oneOf("reason", ["duplicate", "fraudulent", "requested_by_customer"]) ?? null,
    metadata: form.metadata(),
    status: refundFails ? "pending" : "succeeded",
  });
  const amount_refunded = charge.amount_refunded + yen;
  await world.objects.put({ ...charge, amount_refunded, refunded: amount_refunded === charge.amount });
  await world.objects.put(refund, refundFails ? world.now + refundFailsAfter : null);
  if (method && !method.card && method.customer !== null) {
    await refundToBalance(world, { customer: method.customer, yen, refund: refund.id });
  }
  await world.emit("refund.updated", refund);
  return refund;
}

function listCall(
  name: "payment_intent" | "refund" | "dispute",
  url: string,
  by: readonly string[],
): StripeCall {
  return {
    method: "GET",
    path: url,
    params: [...pageParams, ...by],
    act: (world, { form }) => {
      const where = Object.fromEntries(by.map((field) => [field, form.text(field)]));
      return listOf(world, { name, url, form, where });
    },
  };
}

export const paymentCalls: readonly StripeCall[] = [
  {
    method: "POST",
    path: "/v1/payment_intents",
    params: [
      "amount",
      "currency",
      "customer",
      "payment_method",
      "allowed_payment_method_types[]",
      "payment_method_data[type]",
      "payment_method_options[customer_balance][funding_type]",
      "payment_method_options[customer_balance][bank_transfer][type]",
      "off_session",
      "confirm",
      "description",
      "metadata[]",
    ],
    act: createIntent,
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/confirm",
    params: ["payment_method", "off_session"],
    act: confirmNamed,
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/cancel",
    params: ["cancellation_reason"],
    act: cancelIntent,
  },
  getCall("payment_intent", "/v1/payment_intents"),
  listCall("payment_intent", "/v1/payment_intents", ["customer"]),
  getCall("charge", "/v1/charges"),
  {
    method: "POST",
    path: "/v1/refunds",
    params: ["payment_intent", "charge", "amount", "reason", "metadata[]"],
    act: createRefund,
  },
  getCall("refund", "/v1/refunds"),
  listCall("refund", "/v1/refunds", ["payment_intent", "charge"]),
  getCall("dispute", "/v1/disputes"),
  listCall("dispute", "/v1/disputes", ["payment_intent", "charge"]),
  getCall("event", "/v1/events"),
  {
    method: "GET",
    path: "/v1/events",
    params: [...pageParams, "type"],
    act: (world, { form }) => {
      const where = { type: form.text("type") };
      return listOf(world, { name: "event", url: "/v1/events", form, where });
    },
  },
];
