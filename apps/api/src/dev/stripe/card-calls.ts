import { newSession, newSetupIntent } from "./card-objects.ts";
import { newCustomer } from "./catalogue-objects.ts";
import { expirePage, pageIntentId } from "./paying-on-a-page.ts";
import { newPaymentIntent } from "./payment-objects.ts";
import type { World } from "./sandbox-world.ts";
import { getCall, listOf, named, pageParams, referred, type StripeCall } from "./stripe-call.ts";
import type { StripeForm } from "./stripe-form.ts";
import { invalid } from "./stripe-refusal.ts";

type Asked = { readonly id: string; readonly form: StripeForm };

/** Seconds that a card page is open. */
const pageSeconds = 24 * 3600;

async function createCustomer(world: World, { form }: Asked) {
  const customer = newCustomer({
    id: world.newId("cus"),
    created: world.now,
    name: form.text("name") ?? null,
    email: form.text("email") ?? null,
    locales: form.list("preferred_locales"),
    metadata: form.metadata(),
  });
  await world.objects.put(customer);
  return customer;
}

async function updateCustomer(world: World, { id, form }: Asked) {
  const customer = await named(world, "customer", id);
  const locales = form.list("preferred_locales");
  const param = "invoice_settings[default_payment_method]";
  const method = form.text(param);
  if (method !== undefined) {
    const found = await referred(world, { name: "payment_method", id: method, param });
    if (found.customer !== id) {
      throw invalid("The customer does not have a payment method with that id.", { param });
    }
  }
  const settings = customer.invoice_settings;
  const changed = {
    ...customer,
    name: form.text("name") ?? customer.name ?? null,
    email: form.text("email") ?? customer.email,
    preferred_locales: locales.length > 0 ? locales : (customer.preferred_locales ?? []),
    metadata: form.metadata(customer.metadata),
    invoice_settings: {
      ...settings,
      default_payment_method: method ?? settings.default_payment_method,
    },
  };
  await world.objects.put(changed);
  return changed;
}

async function listMethods(world: World, { id, form }: Asked) {
  await named(world, "customer", id);
  const url = `/v1/customers/${id}/payment_methods`;
  return listOf(world, {
    name: "payment_method",
    url,
    form,
    where: { customer: id, type: form.text("type") },
  });
}

async function detach(world: World, { id }: Asked) {
  const method = await named(world, "payment_method", id);
  if (method.customer === null) {
    throw invalid(
      "The payment method you provided is not attached to a customer so detachment is impossible.",
    );
  }
  const customer = await world.objects.find("customer", method.customer);
  if (customer?.invoice_settings.default_payment_method === id) {
    const settings = { ...customer.invoice_settings, default_payment_method: null };
    await world.objects.put({ ...customer, invoice_settings: settings });
  }
  const detached = { ...method, customer: null };
  await world.objects.put(detached);
  await world.emit("payment_method.detached", detached);
  return detached;
}

async function createSession(world: World, { form }: Asked) {
  form.required("mode");
  const mode = form.oneOf("mode", ["setup", "payment"]);
  form.oneOf("currency", ["jpy"]);
  if (form.list("allowed_payment_method_types").some((type) => type !== "card")) {
    throw invalid("The sandbox takes cards alone.", { param: "allowed_payment_method_types" });
  }
  const customer = form.required("customer");
  await referred(world, { name: "customer", id: customer, param: "customer" });
  const id = world.newId("cs_test");
  const sold = mode === "payment" ? await sellOnPage(world, { id, customer, form }) : undefined;
  const intent = sold ? null : newSetupIntent({ id: world.newId("seti"), created: world.now, customer });
  if (intent) await world.objects.put(intent);
  const session = newSession({
    id,
    created: world.now,
    customer,
    setupIntent: intent?.id ?? null,
    ...sold,
    locale: form.oneOf("locale", ["ja", "en", "auto"]) ?? "auto",
    successUrl: form.required("success_url"),
    cancelUrl: form.text("cancel_url") ?? null,
    url: `${world.appUrl}/dev/stripe/checkout/${id}`,
    expiresAt: world.now + pageSeconds,
    metadata: form.metadata(),
  });
  await world.objects.put(session, session.expires_at);
  return session;
}

/** Sells one line at a price of its own. */
async function sellOnPage(
  world: World,
  { id, customer, form }: { id: string; customer: string; form: StripeForm },
): Promise<{ yen: number }> {
  const line = "line_items[0]";
  form.required(`${line}[price_data][product_data][name]`);
  form.oneOf(`${line}[price_data][currency]`, ["jpy"]);
  form.required(`${line}[price_data][unit_amount]`);
  const yen = (form.whole(`${line}[price_data][unit_amount]`) ?? 0) * (form.whole(`${line}[quantity]`) ?? 1);
  await world.objects.put(
    newPaymentIntent({
      id: pageIntentId(id),
      created: world.now,
      yen,
      customer,
      paymentMethod: null,
      description: null,
      metadata: form.metadata({}, "payment_intent_data[metadata]"),
    }),
  );
  return { yen };
}

const customerParams = ["name", "email", "preferred_locales[]", "metadata[]"];

export const cardCalls: readonly StripeCall[] = [
  { method: "POST", path: "/v1/customers", params: customerParams, act: createCustomer },
  getCall("customer", "/v1/customers"),
  {
    method: "POST",
    path: "/v1/customers/:id",
    params: [...customerParams, "invoice_settings[default_payment_method]"],
    act: updateCustomer,
  },
  {
    method: "GET",
    path: "/v1/customers/:id/payment_methods",
    params: [...pageParams, "type"],
    act: listMethods,
  },
  getCall("payment_method", "/v1/payment_methods"),
  { method: "POST", path: "/v1/payment_methods/:id/detach", params: [], act: detach },
  getCall("setup_intent", "/v1/setup_intents"),
  {
    method: "POST",
    path: "/v1/checkout/sessions",
    params: [
      "mode",
      "customer",
      "currency",
      "allowed_payment_method_types[]",
      "locale",
      "success_url",
      "cancel_url",
      "metadata[]",
      "line_items[][price_data][currency]",
      "line_items[][price_data][unit_amount]",
      "line_items[][price_data][product_data][name]",
      "line_items[][quantity]",
      "payment_intent_data[metadata][]",
    ],
    act: createSession,
  },
  {
    method: "POST",
    path: "/v1/checkout/sessions/:id/expire",
    params: [],
    act: (world, { id }) => expirePage(world, id),
  },
  getCall("checkout.session", "/v1/checkout/sessions"),
];
