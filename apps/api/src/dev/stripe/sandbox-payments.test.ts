import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { emptyDatabase } from "../../testing/empty-database.ts";
import { type FakeClock, fakeClock } from "../../testing/fake-clock.ts";
import { payingCustomer } from "../../testing/paying-customer.ts";
import { type StandInStripe, startStandInStripe } from "../../testing/stand-in-stripe.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

let database: TestDatabase;
let standIn: StandInStripe;
let clock: FakeClock;
beforeAll(async () => {
  clock = fakeClock();
  database = await openTestDatabase(inject("template"));
  standIn = await startStandInStripe({ db: database.db, clock });
});
beforeEach(() => emptyDatabase(database));
afterAll(async () => {
  await standIn.close();
  await database.close();
});

const yen = 121_000;

/** A charge that is made at once, without the customer. */
async function charge(number: string) {
  const { customer, card } = await payingCustomer(standIn, number);
  const { stripe } = standIn;
  const pay = () =>
    stripe.paymentIntents.create({
      amount: yen,
      currency: "jpy",
      customer,
      payment_method: card,
      off_session: true,
      confirm: true,
      metadata: { dealId: "d", attempt: 1, kind: "charge" },
    });
  return { stripe, customer, card, pay };
}

test("a charge takes the yen that it says, once", async () => {
  const { stripe, pay } = await charge("4242424242424242");
  const paid = await pay();
  expect(paid).toMatchObject({ status: "succeeded", amount_received: yen, metadata: { attempt: "1" } });
  await expect(stripe.paymentIntents.confirm(paid.id)).rejects.toMatchObject({ statusCode: 400 });
  await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({ statusCode: 400 });
});

test("a refused charge carries its intent, which another card can pay", async () => {
  const { stripe, customer, pay } = await charge("4000000000000341");
  const refused = await pay().catch((error: unknown) => error);
  expect(refused).toMatchObject({
    type: "StripeCardError",
    statusCode: 402,
    code: "card_declined",
    decline_code: "generic_decline",
    payment_intent: { object: "payment_intent", status: "requires_payment_method" },
  });
  const [intent] = (await stripe.paymentIntents.list({ customer })).data;
  expect(intent).toMatchObject({ status: "requires_payment_method", metadata: { dealId: "d" } });
  const foreign = await payingCustomer(standIn);
  const theft = stripe.paymentIntents.confirm(intent?.id ?? "", { payment_method: foreign.card });
  await expect(theft).rejects.toMatchObject({ statusCode: 400, param: "payment_method" });
});

test("a card that asks is refused where nobody can answer, and waits where somebody can", async () => {
  const { stripe, customer, card, pay } = await charge("4000002760003184");
  await expect(pay()).rejects.toMatchObject({ statusCode: 402, code: "authentication_required" });
  const present = { amount: yen, currency: "jpy", customer, payment_method: card, confirm: true };
  const waiting = await stripe.paymentIntents.create(present);
  expect(waiting.status).toBe("requires_action");
  expect((await stripe.paymentIntents.cancel(waiting.id)).status).toBe("canceled");
});

test("refunds go in parts up to the charge, and no further", async () => {
  const { stripe, pay } = await charge("4242424242424242");
  const { id: payment_intent } = await pay();
  await stripe.refunds.create({ payment_intent, amount: 96_800 });
  const tooMuch = stripe.refunds.create({ payment_intent, amount: 24_201 });
  await expect(tooMuch).rejects.toMatchObject({ statusCode: 400, param: "amount" });
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({
    amount: 24_200,
    status: "succeeded",
  });
  const spent = stripe.refunds.create({ payment_intent });
  await expect(spent).rejects.toMatchObject({ code: "charge_already_refunded" });
});

test("a refund to one card fails a minute later, and the money is there again", async () => {
  const { stripe, pay } = await charge("4000000000005126");
  const { id: payment_intent } = await pay();
  const refund = await stripe.refunds.create({ payment_intent });
  expect(refund.status).toBe("pending");
  clock.advance(60);
  const failed = await stripe.refunds.retrieve(refund.id, { expand: ["charge"] });
  expect(failed).toMatchObject({ status: "failed", charge: { amount_refunded: 0, refunded: false } });
  const isTold = () => standIn.deliveries.some(({ body }) => JSON.parse(body).type === "refund.failed");
  await expect.poll(isTold).toBe(true);
});

test("a charge of one card is disputed", async () => {
  const { stripe, pay } = await charge("4000000000000259");
  const { id: payment_intent } = await pay();
  const { data } = await stripe.disputes.list({ payment_intent });
  expect(data).toMatchObject([{ amount: yen, status: "needs_response", reason: "fraudulent" }]);
});

test.each([
  [49, "amount_too_small"],
  [100_000_000, "amount_too_large"],
])("%i yen are no charge", async (amount, code) => {
  const intent = standIn.stripe.paymentIntents.create({ amount, currency: "jpy" });
  await expect(intent).rejects.toMatchObject({ statusCode: 400, code });
});
