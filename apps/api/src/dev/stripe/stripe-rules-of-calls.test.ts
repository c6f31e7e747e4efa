import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { emptyDatabase } from "../../testing/empty-database.ts";
import { type FakeClock, fakeClock } from "../../testing/fake-clock.ts";
import { payingCustomer, subscribe } from "../../testing/paying-customer.ts";
import { type StandInStripe, startStandInStripe } from "../../testing/stand-in-stripe.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

let database: TestDatabase;
let again: Awaited<ReturnType<TestDatabase["openAgain"]>>;
let copies: readonly [StandInStripe, StandInStripe];
let clock: FakeClock;
beforeAll(async () => {
  clock = fakeClock();
  database = await openTestDatabase(inject("template"));
  again = await database.openAgain();
  copies = [
    await startStandInStripe({ db: database.db, clock }),
    await startStandInStripe({ db: again.db, clock }),
  ];
});
beforeEach(async () => {
  clock.set("2026-11-15T03:00:00.000Z");
  await emptyDatabase(database);
});
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.close()));
  await again.close();
  await database.close();
});

const once = { idempotencyKey: "customer:1" };

type Refused = {
  readonly error: { readonly message: string; readonly payment_intent: { readonly object: string } };
};

/** A call without the library, which would repeat or correct it. */
async function raw(path: string, { headers = {}, ...init }: RequestInit = {}) {
  const [{ billing }] = copies;
  const answer = await fetch(`${billing.apiUrl}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${billing.credentials?.secretKey}`, ...headers },
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Refused };
}

const post = (path: string, key: string, form: Record<string, string>) =>
  raw(path, { method: "POST", body: new URLSearchParams(form), headers: { "idempotency-key": key } });

/** Sets a fault on the panel, as a person does. */
const plant = (form: Record<string, string>) => copies[0].visit("/dev/stripe/panel", form);

test("the same key and parameters answer the same, on another copy too, and make one thing", async () => {
  const [one, other] = copies;
  const first = await one.stripe.customers.create({ name: "Hikari" }, once);
  const again = await other.stripe.customers.create({ name: "Hikari" }, once);
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  const { rows } = await count("customer");
  expect(rows).toBe(1);
});

async function count(type: string): Promise<{ rows: number }> {
  const found = await database.db
    .selectFrom("dev_stripe_objects")
    .select("id")
    .where("type", "=", type)
    .execute();
  return { rows: found.length };
}

test("of sixty-four at once with one key, on two copies, one is done", async () => {
  const calls = Array.from({ length: 64 }, (_, index) =>
    copies[index % 2]?.stripe.customers.create({ name: "Hikari" }, once),
  );
  const made = await Promise.all(calls);
  expect(new Set(made.map((customer) => customer?.id)).size).toBe(1);
  expect(await count("customer")).toEqual({ rows: 1 });
});

test("the same key for something else is refused, and so is it on another path", async () => {
  const { customers, products } = copies[0].stripe;
  await customers.create({ name: "Hikari" }, once);
  const changed = { type: "StripeIdempotencyError", statusCode: 400 };
  await expect(customers.create({ name: "Hotaru" }, once)).rejects.toMatchObject(changed);
  await expect(products.create({ name: "Hikari" }, once)).rejects.toMatchObject(changed);
});

test("a key is kept for 24 hours", async () => {
  const { customers } = copies[0].stripe;
  const first = await customers.create({ name: "Hikari" }, once);
  clock.advance(24 * 3600 - 1);
  expect((await customers.create({ name: "Hikari" }, once)).id).toBe(first.id);
  clock.advance(1);
  expect((await customers.create({ name: "Hikari" }, once)).id).not.toBe(first.id);
});

test("what was refused for its parameters may be put right under its key", async () => {
  const bad = await post("/v1/products", "a key", { metadata: "x", "metadata[a]": "b" });
  expect(bad).toMatchObject({
    status: 400,
    body: { error: { code: "parameter_unknown", param: "metadata" } },
  });
  expect(await post("/v1/products", "a key", { name: "Put right" })).toMatchObject({ status: 200 });
});

test("a refused payment and a 500 are answered again with the same key, and not tried again", async () => {
  const payer = await payingCustomer(copies[0], "4000000000000341");
  const started = await subscribe(copies[0], payer);
  const path = `/v1/invoices/${(started.latest_invoice as { id: string }).id}/pay`;
  const refused = await post(path, "pay:1", {});
  expect(refused).toMatchObject({
    status: 402,
    body: { error: { type: "card_error", code: "card_declined" } },
  });
  expect(refused.body.error.payment_intent.object).toBe("payment_intent");
  expect((await post(path, "pay:1", {})).headers.get("idempotent-replayed")).toBe("true");
  const invoice = await copies[0].stripe.invoices.retrieve(path.split("/")[3] ?? "");
  expect(invoice.attempt_count).toBe(2);

  await plant({ act: "fault", kind: "error", count: "1" });
  const broken = await post("/v1/products", "broken", { name: "Not made" });
  expect(broken).toMatchObject({ status: 500, body: { error: { type: "api_error" } } });
  expect(broken.headers.get("stripe-should-retry")).toBe("false");
  expect((await post("/v1/products", "broken", { name: "Not made" })).status).toBe(500);
  expect((await post("/v1/products", "another", { name: "Made" })).status).toBe(200);
});

test("a call that hangs is repeated by the library and done once; one whose answer is lost is not done twice", async () => {
  const { stripe } = copies[0];
  const impatient = { timeout: 2000 };
  await plant({ act: "fault", kind: "hang", count: "1" });
  await stripe.customers.create({ name: "Hikari" }, { ...impatient, idempotencyKey: "hangs" });
  expect(await count("customer")).toEqual({ rows: 1 });
  await plant({ act: "fault", kind: "lost", count: "1" });
  await stripe.customers.create({ name: "Hikari" }, { ...impatient, idempotencyKey: "lost" });
  expect(await count("customer")).toEqual({ rows: 2 });
});

test("a read that breaks is asked again by the library", async () => {
  const { customers } = copies[0].stripe;
  const { id } = await customers.create({ name: "Hikari" });
  await plant({ act: "fault", kind: "error", count: "2" });
  expect(await customers.retrieve(id)).toMatchObject({ id });
});

test.each([
  ["another key", { authorization: "Bearer sk_test_other" }, 401, "Invalid API Key"],
  ["no key", { authorization: "" }, 401, "Invalid API Key"],
  ["another version", { "stripe-version": "2024-06-20" }, 400, "Invalid Stripe API version"],
])("with %s nothing is answered", async (_, headers, status, message) => {
  const answer = await raw("/v1/prices", { headers });
  expect(answer).toMatchObject({ status, body: { error: { type: "invalid_request_error" } } });
  expect(answer.body.error.message).toContain(message);
});

test("a call that the sandbox does not have says so, and so does a parameter", async () => {
  expect(await raw("/v1/coupons")).toMatchObject({
    status: 404,
    body: { error: { type: "invalid_request_error" } },
  });
  const { stripe } = copies[0];
  await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
  const phone = stripe.customers.create({ phone: "0312345678" });
  await expect(phone).rejects.toMatchObject({ code: "parameter_unknown", param: "phone", statusCode: 400 });
});

test("what is not there is 404 in the path and 400 in a parameter", async () => {
  const { customers, invoices } = copies[0].stripe;
  const missing = { code: "resource_missing" };
  await expect(customers.retrieve("cus_none")).rejects.toMatchObject({ ...missing, statusCode: 404 });
  const preview = invoices.createPreview({ customer: "cus_none" });
  await expect(preview).rejects.toMatchObject({ ...missing, statusCode: 400, param: "customer" });
});

test("a list comes in pages, newest first, each object once", async () => {
  const { taxRates } = copies[0].stripe;
  for (let percentage = 1; percentage <= 7; percentage += 1) {
    await taxRates.create({ display_name: `Rate ${percentage}`, percentage, inclusive: false });
  }
  const page = await taxRates.list({ limit: 3 });
  expect(page).toMatchObject({ object: "list", has_more: true, url: "/v1/tax_rates" });
  const all = await taxRates.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ percentage }) => percentage)).toEqual([7, 6, 5, 4, 3, 2, 1, 10]);
  await expect(taxRates.list({ starting_after: "txr_none" })).rejects.toMatchObject({ statusCode: 400 });
});

test("an id is expanded where it is asked for, four steps deep, and nothing else", async () => {
  const payer = await payingCustomer(copies[0]);
  const { id } = await subscribe(copies[0], payer);
  const { subscriptions } = copies[0].stripe;
  const plain = await subscriptions.retrieve(id);
  expect(typeof plain.latest_invoice).toBe("string");
  const expand = ["customer.invoice_settings.default_payment_method", "latest_invoice"];
  const deep = await subscriptions.retrieve(id, { expand });
  expect(deep.customer).toMatchObject({
    invoice_settings: { default_payment_method: { object: "payment_method" } },
  });
  const unknown = subscriptions.retrieve(id, { expand: ["nothing"] });
  await expect(unknown).rejects.toMatchObject({ statusCode: 400, param: "expand" });
});
