import { sendPayments } from "@tomoru/contract/operator";
import { listPayments, type NewPayment } from "@tomoru/contract/payments";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let hanako: SeededInfluencer;
let taro: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  hanako = await seedInfluencer(app);
  taro = await seedInfluencer(app);
});
afterAll(() => app.close());

const paymentTo = ({ email }: SeededInfluencer, payment: Partial<NewPayment> = {}) => ({
  influencerEmail: email,
  date: "2026-11-25",
  description: "紹介投稿の報酬",
  amount: 72_000,
  status: "Pending" as const,
  reference: "transfer-1",
  ...payment,
});

const send = (...payments: ReturnType<typeof paymentTo>[]) => app.call(sendPayments, { body: { payments } });

async function paymentsOf({ token }: SeededInfluencer) {
  return (await app.call(listPayments, { token })).result.docs;
}

test("payments reach their creators, and the ids answer the order given", async () => {
  const { status, result } = await send(paymentTo(hanako), paymentTo(taro, { reference: "transfer-2" }));
  expect(status).toBe(200);
  const { influencerEmail, reference, ...shown } = paymentTo(hanako);
  expect(await paymentsOf(hanako)).toEqual([{ id: result.paymentIds[0], ...shown }]);
  expect(await paymentsOf(taro)).toMatchObject([{ id: result.paymentIds[1] }]);
});

test("a reference sent again updates the status and nothing else", async () => {
  const first = await send(paymentTo(hanako));
  const again = await send(paymentTo(hanako, { status: "Paid", amount: 1, description: "別の説明" }));
  expect(again.result).toEqual(first.result);
  expect(await paymentsOf(hanako)).toMatchObject([
    { status: "Paid", amount: 72_000, description: "紹介投稿の報酬" },
  ]);
});

test("a reference that stands twice in one call is one payment with the last status", async () => {
  const { result } = await send(paymentTo(hanako), paymentTo(hanako, { status: "Failed" }));
  expect(new Set(result.paymentIds).size).toBe(1);
  expect(await paymentsOf(hanako)).toMatchObject([{ status: "Failed" }]);
});

test("a reference of another creator is refused with its row, and nothing of the call is kept", async () => {
  await send(paymentTo(hanako));
  const answer = await send(
    paymentTo(taro, { reference: "transfer-2" }),
    paymentTo(taro, { status: "Paid" }),
  );
  expect(answer).toMatchObject({ status: 409, code: 1023, errors: ["payments.1.reference 1023"] });
  expect(await paymentsOf(taro)).toEqual([]);
  expect(await paymentsOf(hanako)).toMatchObject([{ status: "Pending" }]);
});

test("one reference for two creators in one call is refused", async () => {
  const answer = await send(paymentTo(hanako), paymentTo(taro));
  expect(answer).toMatchObject({ status: 409, errors: ["payments.1.reference 1023"] });
  expect([...(await paymentsOf(hanako)), ...(await paymentsOf(taro))]).toEqual([]);
});

test("of many calls at once with one reference one creates, and each answers its id", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      send(paymentTo(hanako, { reference: "b" }), paymentTo(hanako, { reference: "a" })),
    ),
  );
  expect(new Set(answers.map(({ result }) => result.paymentIds.join())).size).toBe(1);
  expect(await paymentsOf(hanako)).toHaveLength(2);
});

test("of two creators who are sent one reference at once, one gets the payment", async () => {
  const answers = await Promise.all([hanako, taro].map((creator) => send(paymentTo(creator))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([...(await paymentsOf(hanako)), ...(await paymentsOf(taro))]).toHaveLength(1);
});

test("an unknown e-mail is named and nothing of the call is kept", async () => {
  const unknown = { ...paymentTo(hanako), influencerEmail: "nobody@example.jp", reference: "transfer-2" };
  const answer = await send(paymentTo(hanako), unknown);
  expect(answer).toMatchObject({ status: 404, code: 1002, errors: ["payments.1.influencerEmail 1002"] });
  expect(await paymentsOf(hanako)).toEqual([]);
});

test.each([
  ["amount", 1.5, 3013],
  ["amount", -1, 1023],
  ["date", "2026-02-30", 1023],
  ["status", "paid", 1023],
  ["reference", "", 3009],
])("%s %s is refused with %s on that row", async (field, value, code) => {
  const answer = await app.call(sendPayments, {
    rawBody: { payments: [{ ...paymentTo(hanako), [field]: value }] },
  });
  expect(answer).toMatchObject({ status: 400, code, errors: [`payments.0.${field} ${code}`] });
});
