import { chargeIntent, refuse } from "./charging.ts";
import { type LineParts, newInvoice, newInvoicePayment } from "./invoice-objects.ts";
import { dueOf } from "./invoice-tax.rules.ts";
import { newPaymentIntent } from "./payment-objects.ts";
import type { World } from "./sandbox-world.ts";
import { type CardError, cardErrorOf, noSuch } from "./stripe-refusal.ts";
import { itemOf } from "./subscription-objects.ts";
import type {
  WireCustomer,
  WireInvoice,
  WirePaymentIntent,
  WirePaymentMethod,
  WireSubscription,
} from "./wire-objects.ts";

export async function customerOf(world: World, id: string): Promise<WireCustomer> {
  const customer = await world.objects.find("customer", id);
  if (!customer) throw noSuch("customer", id, "customer");
  return customer;
}

type Issue = {
  readonly subscription: WireSubscription;
  readonly lines: readonly LineParts[];
  readonly reason: NonNullable<WireInvoice["billing_reason"]>;
};

/** An invoice that is open, or paid if nothing is due: a sum below the least charge waits on the customer's balance. */
export async function issueInvoice(
  world: World,
  { subscription, lines, reason }: Issue,
): Promise<WireInvoice> {
  const customer = await customerOf(world, subscription.customer);
  const id = world.newId("in");
  const period = lines[0]?.period ?? { start: world.now, end: world.now };
  const made = newInvoice({
    id,
    newLineId: () => world.newId("il"),
    created: world.now,
    customer,
    subscription,
    itemId: itemOf(subscription).id,
    lines,
    period,
    reason,
    hostedUrl: `${world.appUrl}/dev/stripe/invoice/${id}`,
  });
  const { balanceAfterYen } = dueOf(made.total, customer.balance);
  const invoice: WireInvoice = { ...made, ending_balance: balanceAfterYen };
  await world.objects.put({
    ...customer,
    balance: balanceAfterYen,
    currency: "jpy",
    next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1,
  });
  await world.objects.put(invoice);
  await world.emit("invoice.finalized", invoice);
  return invoice.amount_due === 0 ? markPaid(world, invoice) : invoice;
}

async function markPaid(world: World, invoice: WireInvoice): Promise<WireInvoice> {
  const paid: WireInvoice = {
    ...invoice,
    status: "paid",
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    status_transitions: { ...invoice.status_transitions, paid_at: world.now },
  };
  await world.objects.put(paid);
  await world.emit("invoice.paid", paid);
  return paid;
}

export type PayOptions = {
  readonly method?: WirePaymentMethod | undefined;
  readonly isAuthenticated?: boolean;
  /** The person was asked and did not pass. */
  readonly isNotPassed?: boolean;
};
export type Payment = {
  readonly invoice: WireInvoice;
  readonly intent?: WirePaymentIntent;
  /** Why nothing was paid; `asks`: a person has to pass first. */
  readonly refused?: CardError | "asks" | "noCard";
};

/** One attempt to pay an open invoice. The caller decides what it means for the subscription. */
export async function attemptInvoice(
  world: World,
  invoice: WireInvoice,
  options: PayOptions = {},
): Promise<Payment> {
  const method = options.method ?? (await defaultMethodOf(world, invoice.customer));
  const attempted = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  if (!method) {
    await world.objects.put(attempted);
    await world.emit("invoice.payment_failed", attempted);
    return { invoice: attempted, refused: "noCard" };
  }
  const { intent: before, payment } = await intentOf(world, invoice);
  const intent = options.isNotPassed
    ? await refuse(world, before, { error: notPassed, method })
    : await chargeIntent(world, before, { method, isAuthenticated: options.isAuthenticated ?? false });
  if (intent.status === "succeeded") {
    const transitions = { ...payment.status_transitions, paid_at: world.now };
    const settled = { amount_paid: intent.amount, status: "paid", status_transitions: transitions };
    await world.objects.put({ ...payment, ...settled });
    return { invoice: await markPaid(world, attempted), intent };
  }
  await world.objects.put(attempted);
  const asks = intent.status === "requires_action";
  if (asks) await world.emit("invoice.payment_action_required", attempted);
  await world.emit("invoice.payment_failed", attempted);
  const { code = "card_declined", decline_code, message = "" } = intent.last_payment_error ?? {};
  const error = { code, message, ...(decline_code === undefined ? {} : { decline_code }) };
  return { invoice: attempted, intent, refused: asks ? "asks" : error };
}

const notPassed: CardError = {
  code: "payment_intent_authentication_failure",
  message: cardErrorOf("authentication_required").message,
};

/** The card that a customer's invoices are charged to. */
export async function defaultMethodOf(world: World, customerId: string) {
  const customer = await customerOf(world, customerId);
  const id = customer.invoice_settings.default_payment_method;
  const method = typeof id === "string" ? await world.objects.find("payment_method", id) : undefined;
  return method?.customer === customerId ? method : undefined;
}

/** An invoice has one intent, however often it is tried. */
async function intentOf(world: World, invoice: WireInvoice) {
  const [known] = await world.objects.all("invoice_payment", { invoice: invoice.id });
  const found = known && (await world.objects.find("payment_intent", known.payment.payment_intent));
  if (known && found) return { intent: found, payment: known };
  const intent = newPaymentIntent({
    id: world.newId("pi"),
    created: world.now,
    yen: invoice.amount_due,
    customer: invoice.customer,
    paymentMethod: null,
    description: `Invoice ${invoice.number}`,
    metadata: {},
  });
  const payment = newInvoicePayment({
    id: world.newId("inpay"),
    created: world.now,
    invoice: invoice.id,
    intent: intent.id,
    yen: invoice.amount_due,
  });
  await world.objects.put(intent);
  await world.objects.put(payment);
  return { intent, payment };
}

/** Voids an invoice and returns what it took off the customer's balance. */
export async function voidInvoice(world: World, invoice: WireInvoice): Promise<WireInvoice> {
  const customer = await customerOf(world, invoice.customer);
  const given = invoice.starting_balance - (invoice.ending_balance ?? 0);
  if (given !== 0) await world.objects.put({ ...customer, balance: customer.balance + given });
  const voided: WireInvoice = {
    ...invoice,
    status: "void",
    amount_remaining: 0,
    ending_balance: invoice.starting_balance,
    status_transitions: { ...invoice.status_transitions, voided_at: world.now },
  };
  await world.objects.put(voided);
  for (const payment of await world.objects.all("invoice_payment", { invoice: invoice.id })) {
    const intent = await world.objects.find("payment_intent", payment.payment.payment_intent);
    const transitions = { ...payment.status_transitions, canceled_at: world.now };
    await world.objects.put({ ...payment, status: "canceled", status_transitions: transitions });
    if (intent) await world.objects.put({ ...intent, status: "canceled", canceled_at: world.now });
  }
  await world.emit("invoice.voided", voided);
  return voided;
}
