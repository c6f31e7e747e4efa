import { getCompanyDeal } from "@tomoru/contract/company/deals";
import { getDeal } from "@tomoru/contract/influencer/deals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedInfluencer } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { hearEchoes } from "../../consultations/consultations.testing.ts";
import { operatorOf, seedAccepted } from "../../payouts/payouts.testing.ts";

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
