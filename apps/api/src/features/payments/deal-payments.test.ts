import { listPayments } from "@tomoru/contract/influencer/payments";
import { sendPayments } from "@tomoru/contract/operator/operator";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedCompany, seedInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { seedDealPayment } from "./deal-payments.testing.ts";
import { holdDealPayment, stageOfDeal } from "./deal-payments.usecases.ts";

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
      stage: "due",
      status: "Pending",
      date: "2026-06-15",
      dueOn: "2026-06-15",
      description: "うるおい化粧水「しずく」",
      amount: 110_000,
    },
  ]);
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

test("a deal's money can be held while it is in no run, and let go again", async () => {
  const { dealId } = await open();
  const deal = { influencerId: hanako.ownerId, dealId };
  const hold = (reason: string | null) =>
    app.deps.db.transaction().execute((trx) => holdDealPayment(trx, { ...deal, reason }));
  expect(await hold("確認中")).toBe(true);
  expect(await stageOfDeal(app.deps.db, deal)).toMatchObject({ stage: "due", isHeld: true });
  await hold(null);
  expect(await stageOfDeal(app.deps.db, deal)).toMatchObject({ isHeld: false, dueOn: "2026-06-15" });
  expect(await stageOfDeal(app.deps.db, { ...deal, dealId: "AAAAAAAAAAAAAAAAAAAAAA" })).toBeUndefined();
});
