import { getPayment } from "@tomoru/contract/influencer/deal-payments";
import { listPayments } from "@tomoru/contract/influencer/payments";
import { sendPayments } from "@tomoru/contract/operator/operator";
import { holdPayment } from "@tomoru/contract/operator/payments";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedCompany, seedInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { seedDealPayment } from "./deal-payments.testing.ts";
import { holdFaulty, releaseMended, stageOfDeal } from "./deal-payments.usecases.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-05-20T03:00:00Z");
  hanako = await seedInfluencer(app);
});
afterAll(() => app.close());

const open = async (part: Partial<Parameters<typeof seedDealPayment>[1]> = {}) => {
  const { companyId } = await seedCompany(app);
  return seedDealPayment(app, { influencerId: hanako.ownerId, companyId, ...part });
};

test("what a deal pays is listed with its stage, its day and the number of its statement", async () => {
  const { paymentId, dealId, statementNumber } = await open();
  expect(statementNumber).toBe(`202605-${dealId.slice(0, 8)}-1`);
  const { result } = await app.call(listPayments, { token: hanako.token });
  expect(result.docs).toEqual([
    {
      id: paymentId,
      dealId,
      statementNumber,
      isPurchase: false,
      stage: "due",
      status: "Pending",
      date: "2026-06-15",
      dueOn: "2026-06-15",
      description: "うるおい化粧水「しずく」",
      amount: 110_000,
    },
  ]);
});

test("of a registered creator the list calls the statement what the law does", async () => {
  await open({
    payee: { legalName: "山田 花子", tradeName: null, invoiceNumber: "T1234567890123", isConfirmed: true },
  });
  const { result } = await app.call(listPayments, { token: hanako.token });
  expect(result.docs).toMatchObject([{ isPurchase: true }]);
});

test("a deal is paid once: a second payment of it is refused", async () => {
  const { dealId } = await open();
  await expect(open({ dealId })).rejects.toThrow();
  expect(await app.deps.db.selectFrom("payments").select("id").execute()).toHaveLength(1);
  expect(await app.deps.db.selectFrom("statements").select("number").execute()).toHaveLength(1);
});

test("the statement at rest names nobody that it pays", async () => {
  await open({
    payee: { legalName: "山田 花子", tradeName: "花屋", invoiceNumber: "T1234567890123", isConfirmed: true },
  });
  const [row] = await app.deps.db.selectFrom("statements").selectAll().execute();
  const readable = JSON.stringify({ ...row, payee: "" });
  for (const secret of ["山田", "花屋", "T1234567890123"]) expect(readable).not.toContain(secret);
});

test("the operator's older call cannot say that a deal's money was paid", async () => {
  const { dealId } = await open();
  const told = { reference: `D-${dealId}-1`, status: "Paid" as const };
  expect(await app.call(sendPayments, { body: { payments: [told] } })).toMatchObject({
    status: 409,
    errors: ["payments.0.reference 1023"],
  });
  const token = await seedSession(app, hanako);
  expect((await app.call(listPayments, { token })).result.docs).toMatchObject([{ status: "Pending" }]);
});

test("a deal whose sums do not agree is held until they do; what the operator holds is neither reworded nor let go by that", async () => {
  const { dealId, paymentId } = await open();
  const deal = { influencerId: hanako.ownerId, dealId };
  const inTransaction = (move: typeof holdFaulty) =>
    app.deps.db.transaction().execute((trx) => move(trx, deal));
  const isHeld = async () => (await stageOfDeal(app.deps.db, deal))?.isHeld;
  await inTransaction(holdFaulty);
  expect(await isHeld()).toBe(true);
  await inTransaction(releaseMended);
  expect(await stageOfDeal(app.deps.db, deal)).toMatchObject({ isHeld: false, dueOn: "2026-06-15" });
  await app.call(holdPayment, {
    headers: { "x-operator": "tanaka" },
    params: { id: paymentId },
    body: { on: true, reason: "ご本人に確認しています。" },
  });
  await inTransaction(holdFaulty);
  await inTransaction(releaseMended);
  const token = await seedSession(app, hanako);
  const { result } = await app.call(getPayment, { token, params: { id: paymentId } });
  expect(result).toMatchObject({ reason: "held", heldFor: "ご本人に確認しています。" });
  expect(await stageOfDeal(app.deps.db, { ...deal, dealId: "AAAAAAAAAAAAAAAAAAAAAA" })).toBeUndefined();
});
