import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { emptyDatabase } from "../../testing/empty-database.ts";
import { type FakeClock, fakeClock } from "../../testing/fake-clock.ts";
import {
  addCard,
  cardForm,
  latestInvoice,
  openCheckout,
  payingCustomer,
  subscribe,
} from "../../testing/paying-customer.ts";
import { type StandInStripe, startStandInStripe } from "../../testing/stand-in-stripe.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

let database: TestDatabase;
let standIn: StandInStripe;
let clock: FakeClock;
let customer: string;
let session: Stripe.Checkout.Session;
beforeAll(async () => {
  clock = fakeClock();
  database = await openTestDatabase(inject("template"));
  standIn = await startStandInStripe({ db: database.db, clock });
});
beforeEach(async () => {
  await emptyDatabase(database);
  customer = (await standIn.stripe.customers.create({ name: "株式会社ひかり" })).id;
  session = await openCheckout(standIn, customer);
});
afterAll(async () => {
  await standIn.close();
  await database.close();
});

const back = "http://localhost:3000/company/plan/cards?session=";
const reread = () =>
  standIn.stripe.checkout.sessions.retrieve(session.id, { expand: ["setup_intent.payment_method"] });
const cardsOf = async () => (await standIn.stripe.customers.listPaymentMethods(customer)).data;

test("the card page says plainly that it is a sandbox, whose card it will be, and which numbers work", async () => {
  expect(session.url).toBe(`http://localhost:3000/dev/stripe/checkout/${session.id}`);
  const page = await (await standIn.visit(session.url ?? "")).text();
  for (const shown of [
    "お試し用の決済です",
    "株式会社ひかり",
    "4000 0027 6000 3184",
    'action="/dev/stripe/checkout/',
  ]) {
    expect(page).toContain(shown);
  }
  expect(page).toContain('<html lang="ja">');
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
});

test.each([
  ["4242424242424242", "visa"],
  ["5555 5555 5555 4444", "mastercard"],
  ["3530-1113-3300-0000", "jcb"],
  ["378282246310005", "amex"],
])("%s is kept as a %s, and leads back with the session", async (number, brand) => {
  const answer = await standIn.visit(session.url ?? "", cardForm(number));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${back}${session.id}`);
  expect(await reread()).toMatchObject({
    status: "complete",
    customer,
    setup_intent: { status: "succeeded", payment_method: { card: { brand }, customer } },
  });
  expect(await cardsOf()).toMatchObject([{ card: { brand, last4: number.slice(-4), exp_year: 2040 } }]);
});

test.each([
  ["4000000000000002", "card_declined", "generic_decline"],
  ["4000000000009995", "card_declined", "insufficient_funds"],
  ["4000000000000069", "expired_card", "expired_card"],
  ["4000000000000119", "processing_error", "processing_error"],
])("%s cannot be added: %s, %s", async (number, code, decline_code) => {
  const answer = await standIn.visit(session.url ?? "", cardForm(number));
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain("このカードは追加できませんでした");
  const setup_intent = { status: "requires_payment_method", last_setup_error: { code, decline_code } };
  expect(await reread()).toMatchObject({ status: "open", setup_intent });
  expect(await cardsOf()).toEqual([]);
});

test.each([
  ["a real-looking number", cardForm("4111111111111111")],
  ["a month that there is not", cardForm("4242424242424242", { month: 13 })],
  ["no holder", { ...cardForm("4242424242424242"), holder: "" }],
])("%s is not taken", async (_, form) => {
  const answer = await standIn.visit(session.url ?? "", form);
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain("この番号は使えません");
  expect(await cardsOf()).toEqual([]);
});

test("no card number is kept anywhere", async () => {
  await standIn.visit(session.url ?? "", cardForm("4000002500003155"));
  await standIn.visit(`${session.url}/bank`, { decision: "pass" });
  const rows = await database.db.selectFrom("dev_stripe_objects").select("body").execute();
  expect(JSON.stringify(rows)).not.toContain("4000002500003155");
});

test("a card whose bank asks is added by who passes, and not by who fails", async () => {
  const asked = await standIn.visit(session.url ?? "", cardForm("4000002500003155"));
  expect(await asked.text()).toContain("カード会社の本人認証");
  expect(await cardsOf()).toEqual([]);
  const failed = await standIn.visit(`${session.url}/bank`, { decision: "fail" });
  expect(await failed.text()).toContain("本人認証が完了しませんでした");
  const again = await standIn.visit(`${session.url}/bank`, { decision: "pass" });
  expect(again.status).toBe(402);
  expect(await cardsOf()).toEqual([]);
  await standIn.visit(session.url ?? "", cardForm("4000002500003155"));
  const passed = await standIn.visit(`${session.url}/bank`, { decision: "pass" });
  expect(passed.status).toBe(303);
  expect(await cardsOf()).toHaveLength(1);
});

test("a page that is done leads back and adds no second card; one that is a day old is over", async () => {
  await standIn.visit(session.url ?? "", cardForm("4242424242424242"));
  expect((await standIn.visit(session.url ?? "", cardForm("5555555555554444"))).status).toBe(303);
  expect(await cardsOf()).toHaveLength(1);
  const other = await openCheckout(standIn, customer);
  clock.advance(24 * 3600);
  const page = await standIn.visit(other.url ?? "");
  expect(await page.text()).toContain("この画面の期限が切れました");
  expect((await standIn.visit(other.url ?? "", cardForm("5555555555554444"))).status).toBe(402);
});

test("the same card has the same fingerprint, another one another", async () => {
  const one = await addCard(standIn, customer, cardForm("4242424242424242"));
  const same = await addCard(standIn, customer, cardForm("4242424242424242", { year: 2041 }));
  const other = await addCard(standIn, customer, cardForm("4242424242424259"));
  const prints = await Promise.all(
    [one, same, other].map(
      async (id) => (await standIn.stripe.paymentMethods.retrieve(id)).card?.fingerprint,
    ),
  );
  expect(prints[0]).toBe(prints[1]);
  expect(prints[0]).not.toBe(prints[2]);
});

test("the invoice page asks, and who passes has paid; who fails has not", async () => {
  const payer = await payingCustomer(standIn, "4000002760003184");
  const invoice = latestInvoice(await subscribe(standIn, payer));
  const page = `/dev/stripe/invoice/${invoice.id}`;
  expect(invoice.hosted_invoice_url).toBe(`http://localhost:3000${page}`);
  const open = await (await standIn.visit(page)).text();
  for (const shown of ["お試し用の決済です", "認証に成功する", "¥11,000", "¥1,000"])
    expect(open).toContain(shown);
  const failed = await (await standIn.visit(page, { decision: "fail" })).text();
  expect(failed).toContain("支払えませんでした");
  expect((await standIn.stripe.invoices.retrieve(invoice.id)).status).toBe("open");
  const asked = await (await standIn.visit(page, { decision: "pay" })).text();
  expect(asked).toContain("認証に成功する");
  expect(await (await standIn.visit(page, { decision: "pass" })).text()).toContain("支払いが完了しました");
  const twice = await (await standIn.visit(page, { decision: "pass" })).text();
  expect(twice).toContain("支払いが完了しました");
  const paid = await standIn.stripe.invoices.retrieve(invoice.id, { expand: ["payments"] });
  expect(paid).toMatchObject({ status: "paid", amount_paid: 11_000 });
  expect(paid.payments?.data).toHaveLength(1);
});

test.each(["/dev/stripe/checkout/cs_none", "/dev/stripe/invoice/in_none"])(
  "%s is not found",
  async (path) => {
    const answer = await standIn.visit(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("この画面は開けません");
  },
);

const credentials = { secretKey: "sk_test_x", webhookSecrets: ["whsec_x"] };
const paths = ["/dev/stripe", "/dev/stripe.css", "/dev/stripe/v1/prices"];

async function statusesOf({ app }: TestApp, remoteAddress = "127.0.0.1"): Promise<number[]> {
  const answers = await Promise.all(paths.map((url) => app.inject({ url, remoteAddress })));
  return answers.map(({ statusCode }) => statusCode);
}

test("outside production without keys the server has it, for this machine alone", async () => {
  const trial = await startTestApp();
  expect(await statusesOf(trial)).toEqual([200, 200, 401]);
  expect(await statusesOf(trial, "192.0.2.1")).toEqual([404, 404, 404]);
  await trial.close();
});

test.each([
  ["in production", { production: true }],
  ["with keys", { billing: { credentials, apiUrl: undefined } }],
])("%s there is none", async (_, overrides) => {
  const real = await startTestApp(overrides);
  expect(await statusesOf(real)).toEqual([404, 404, 404]);
  await real.close();
});
