import { getCompanyDeal } from "@tomoru/contract/company/deals";
import { getDeal } from "@tomoru/contract/influencer/deals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedInfluencer, seedSession } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { hearEchoes } from "../../consultations/consultations.testing.ts";
import { operatorOf, seedAccepted, seedPayee } from "../../payouts/payouts.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-05-20T03:00:00Z");
});
afterAll(() => app.close());

test("of a payment that is held neither side reads a day, and once it is let go both read its own", async () => {
  const hanako = await seedInfluencer(app);
  const { paymentId, dealId, companyToken } = await seedAccepted(app, hanako.ownerId);
  await app.deps.db.updateTable("deals").set({ payment_stage: "due", pay_due_on: "2026-05-29" }).execute();
  await hearEchoes(app);
  const params = { id: dealId };
  const days = async () => [
    (await app.call(getDeal, { token: hanako.token, params })).result.payDueOn,
    (await app.call(getCompanyDeal, { token: companyToken, params })).result.payDueOn,
  ];
  expect(await days()).toEqual(["2026-06-15", "2026-06-15"]);
  await operatorOf(app).hold(paymentId, true);
  expect(await days()).toEqual([null, null]);
  await operatorOf(app).hold(paymentId, false);
  expect(await days()).toEqual(["2026-06-15", "2026-06-15"]);
});

test("a company's deal leads to the statement of what its creator is paid, once there is one", async () => {
  const hanako = await seedPayee(app);
  const { paymentId, dealId, companyToken } = await seedAccepted(app, hanako.ownerId);
  await hearEchoes(app);
  const read = async () =>
    (await app.call(getCompanyDeal, { token: companyToken, params: { id: dealId } })).result.paymentId;
  expect(await read()).toBeNull();
  await app.deps.db.updateTable("deals").set({ payment_stage: "due", pay_due_on: "2026-06-15" }).execute();
  expect(await read()).toBe(paymentId);
});

test("why a payment is held is for its creator; the company reads that it is, and no word of a bank account", async () => {
  const hanako = await seedPayee(app);
  const { paymentId, dealId, companyToken } = await seedAccepted(app, hanako.ownerId);
  await app.deps.db.updateTable("deals").set({ payment_stage: "due", pay_due_on: "2026-06-15" }).execute();
  await hearEchoes(app);
  const params = { id: dealId };
  const token = await seedSession(app, hanako);
  const read = async () => ({
    creator: (await app.call(getDeal, { token, params })).result,
    company: (await app.call(getCompanyDeal, { token: companyToken, params })).result,
  });
  await operatorOf(app).hold(paymentId, true);
  const held = await read();
  expect(held.creator).toMatchObject({
    isPaymentHeld: true,
    payment: { paymentId, reason: "held", actor: "tomoru", heldFor: "確認しています。" },
  });
  expect(held.company).toMatchObject({ isPaymentHeld: true });
  expect(JSON.stringify(held.company)).not.toContain("確認しています。");
  await operatorOf(app).hold(paymentId, false);
  await app.deps.db
    .updateTable("payments")
    .set({ stage: "failed", status: "Failed", failure: "accountMissing", status_at: app.clock.now() })
    .where("influencer_id", "=", hanako.ownerId)
    .execute();
  const failed = await read();
  expect(failed.creator).toMatchObject({
    ...{ paymentStage: "failed", payDueOn: null, isPaymentHeld: false },
    payment: { reason: null, actor: "creator", failure: "accountMissing" },
  });
  expect(failed.company).toMatchObject({ payDueOn: null });
  expect(JSON.stringify(failed.company)).not.toContain("accountMissing");
});
