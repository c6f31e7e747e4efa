import { periodFrom } from "./billing-months.rules.ts";
import { type LineParts, newInvoice } from "./invoice-objects.ts";
import { customerOf, type Payment } from "./invoicing.ts";
import type { World } from "./sandbox-world.ts";
import { getCall, listOf, named, pageParams, referred, type StripeCall } from "./stripe-call.ts";
import type { StripeForm } from "./stripe-form.ts";
import { cardRefused, invalid } from "./stripe-refusal.ts";
import { changeLines, monthLine, payForSubscription, voidForSubscription } from "./subscribing.ts";
import { priceAsked, prorationDate, taxRatesAsked } from "./subscription-calls.ts";
import { itemOf, newSubscription, periodOf } from "./subscription-objects.ts";
import type { WireInvoice, WireSubscription } from "./wire-objects.ts";

type Asked = { readonly id: string; readonly form: StripeForm };

const details = "subscription_details";
const priceParam = `${details}[items][0][price]`;

/** What an act would cost, to the yen, without doing it. */
async function preview(world: World, { form }: Asked): Promise<WireInvoice> {
  const customer = await customerOf(world, form.required("customer"));
  const { subscription, lines, reason } = await previewed(world, form, customer.id);
  const [first] = lines;
  const invoice = newInvoice({
    id: world.newId("upcoming_in"),
    newLineId: () => world.newId("il_tmp"),
    created: world.now,
    customer,
    subscription,
    itemId: itemOf(subscription).id,
    lines,
    period: first?.period ?? periodOf(subscription),
    reason,
    hostedUrl: null,
  });
  const transitions = { ...invoice.status_transitions, finalized_at: null };
  return { ...invoice, status: "draft", number: null, effective_at: null, status_transitions: transitions };
}

type Previewed = {
  readonly subscription: WireSubscription;
  readonly lines: readonly LineParts[];
  readonly reason: NonNullable<WireInvoice["billing_reason"]>;
};

async function previewed(world: World, form: StripeForm, customer: string): Promise<Previewed> {
  const id = form.text("subscription");
  if (id === undefined) return firstMonth(world, form, customer);
  const subscription = await referred(world, { name: "subscription", id, param: "subscription" });
  if (subscription.customer !== customer) {
    throw invalid("The subscription is not the customer's.", { param: "subscription" });
  }
  const isPriced = form.text(priceParam) !== undefined;
  const price = isPriced ? await priceAsked(world, form, priceParam) : itemOf(subscription).price;
  const behavior = form.oneOf(`${details}[proration_behavior]`, ["none", "always_invoice"]);
  if (isPriced && behavior === "always_invoice") {
    const at = prorationDate(world, subscription, form, `${details}[proration_date]`);
    const lines = await changeLines(world, { subscription, price, at });
    return { subscription, lines, reason: "subscription_update" };
  }
  const period = periodFrom(subscription.billing_cycle_anchor, periodOf(subscription).end);
  return { subscription, lines: [await monthLine(world, { price, period })], reason: "upcoming" };
}

async function firstMonth(world: World, form: StripeForm, customer: string): Promise<Previewed> {
  const price = await priceAsked(world, form, priceParam);
  const period = periodFrom(world.now, world.now);
  const subscription = newSubscription({
    id: world.newId("sub"),
    itemId: world.newId("si"),
    created: world.now,
    customer,
    price,
    taxRates: await taxRatesAsked(world, form, `${details}[default_tax_rates]`),
    period,
    metadata: {},
  });
  return { subscription, lines: [await monthLine(world, { price, period })], reason: "upcoming" };
}

async function pay(world: World, { id, form }: Asked): Promise<WireInvoice> {
  const invoice = await named(world, "invoice", id);
  form.flag("off_session");
  if (invoice.status === "paid") throw invalid("Invoice is already paid", { code: "invoice_already_paid" });
  if (invoice.status !== "open") {
    throw invalid(`This invoice can no longer be paid: it is ${invoice.status}.`, {
      code: "invoice_not_editable",
    });
  }
  const chosen = form.text("payment_method");
  const param = "payment_method";
  const method = chosen && (await referred(world, { name: "payment_method", id: chosen, param }));
  if (method && method.customer !== invoice.customer) {
    throw invalid("The customer does not have a payment method with that id.", { param });
  }
  const payment = await payForSubscription(world, invoice, { method: method || undefined });
  refuseUnpaid(payment);
  return payment.invoice;
}

function refuseUnpaid({ refused, intent }: Payment): void {
  if (refused === undefined) return;
  if (refused === "noCard") {
    throw invalid("This customer has no attached payment source or default payment method.", {
      code: "resource_missing",
    });
  }
  const asking = {
    code: "invoice_payment_intent_requires_action",
    message: "This payment requires additional user action before it can be completed successfully.",
  };
  throw cardRefused(refused === "asks" ? asking : refused, intent);
}

async function voidOpen(world: World, { id }: Asked): Promise<WireInvoice> {
  const invoice = await named(world, "invoice", id);
  if (invoice.status !== "open") {
    throw invalid(`You can only pass in open invoices. This invoice is ${invoice.status}.`, {
      code: "invoice_not_editable",
    });
  }
  return voidForSubscription(world, invoice);
}

export const invoiceCalls: readonly StripeCall[] = [
  {
    method: "POST",
    path: "/v1/invoices/create_preview",
    params: [
      "customer",
      "subscription",
      `${details}[items][][id]`,
      `${details}[items][][price]`,
      `${details}[default_tax_rates][]`,
      `${details}[proration_date]`,
      `${details}[proration_behavior]`,
    ],
    act: preview,
  },
  { method: "POST", path: "/v1/invoices/:id/pay", params: ["off_session", "payment_method"], act: pay },
  { method: "POST", path: "/v1/invoices/:id/void", params: [], act: voidOpen },
  getCall("invoice", "/v1/invoices"),
  {
    method: "GET",
    path: "/v1/invoices",
    params: [...pageParams, "customer", "status"],
    act: (world, { form }) => {
      const where = { customer: form.text("customer"), status: form.text("status") };
      return listOf(world, { name: "invoice", url: "/v1/invoices", form, where });
    },
  },
];
