import { getPayment } from "@tomoru/contract/influencer/deal-payments";
import { getDeal } from "@tomoru/contract/influencer/deals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer, seedPayment, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { seedDeal } from "../deals/deals.testing.ts";
import { openedFacts } from "../deals/transitions/deal-facts.rules.ts";
import {
  cutRun,
  fileAndSend,
  mainCut,
  operatorOf,
  payOn,
  saveBank,
  seedAccepted,
} from "../payouts/payouts.testing.ts";
import { reviveFailed } from "../payouts/reviving.usecases.ts";

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

const own = async (id: string) => ({ token: await seedSession(app, hanako), params: { id } });
const detail = async (paymentId: string) => (await app.call(getPayment, await own(paymentId))).result;
/** As the deal's page has it. */
const ofDeal = async (dealId: string) => (await app.call(getDeal, await own(dealId))).result.payment;
const states = ({ steps }: Awaited<ReturnType<typeof detail>>) => steps.map(({ state }) => state);

/** Accepts a report, and marks the deal itself as due. */
async function accept(amounts: Parameters<typeof seedAccepted>[2] = {}) {
  const accepted = await seedAccepted(app, hanako.ownerId, amounts);
  await app.deps.db.updateTable("deals").set({ payment_stage: "due", pay_due_on: payOn }).execute();
  return accepted;
}

test("a payment says where its money is and why, with its sums, its days and its statement", async () => {
  const { paymentId, dealId, statementNumber } = await accept({ withholdingYen: 10_210 });
  expect(await detail(paymentId)).toEqual({
    ...{ paymentId, dealId, productName: "うるおい化粧水「しずく」", companyName: "株式会社みなも" },
    ...{ platform: "instagram", stage: "due", reason: "noBank", actor: "creator", nextOn: null },
    ...{ heldFor: null, failure: null, dueOn: payOn, paidOn: null, sharePercent: null },
    ...{ feeYen: 100_000, taxYen: 10_000, withholdingYen: 10_210, netYen: 99_790 },
    withholding: { kind: "std", reason: "appearance" },
    steps: [
      { step: "secured", state: "done", on: "2026-05-01" },
      { step: "reported", state: "done", on: "2026-05-16" },
      { step: "accepted", state: "done", on: "2026-05-20" },
      // Three bank days before.
      { step: "prepared", state: "now", on: "2026-06-10" },
      { step: "paid", state: "ahead", on: payOn },
    ],
    ...{ statementNumber, isPurchase: false, account: null },
  });
  const why = { reason: "noBank", actor: "creator", heldFor: null, failure: null };
  expect(await ofDeal(dealId)).toEqual({ paymentId, ...why });
});

test("details that were saved are shown at once, and used a day later: nobody acts, then Tomoru on its day", async () => {
  const { paymentId, dealId } = await accept();
  await saveBank(app, hanako);
  const account = { bankName: "みずほ銀行", lastDigits: "567" };
  expect(await detail(paymentId)).toMatchObject({
    ...{ reason: "bankFresh", actor: "nobody", nextOn: "2026-05-21", account },
  });
  expect(await ofDeal(dealId)).toMatchObject({ reason: "bankFresh", actor: "nobody" });
  app.clock.set("2026-05-21T03:00:00Z");
  expect(await detail(paymentId)).toMatchObject({
    ...{ reason: "waiting", actor: "tomoru", nextOn: payOn, account },
  });
  expect(await ofDeal(dealId)).toMatchObject({ reason: "waiting", actor: "tomoru" });
});

test("from its cut on it goes to the account of the run, whatever is saved later, and needs no reason", async () => {
  const { paymentId } = await accept();
  await saveBank(app, hanako);
  app.clock.set(mainCut);
  const runId = await cutRun(app);
  const onItsWay = { reason: null, actor: "tomoru", nextOn: payOn, paidOn: null };
  const scheduled = await detail(paymentId);
  expect(scheduled).toMatchObject({
    ...{ stage: "scheduled", ...onItsWay, account: { bankName: "みずほ銀行", lastDigits: "567" } },
  });
  expect(states(scheduled)).toEqual(["done", "done", "done", "now", "ahead"]);
  await saveBank(app, hanako, { accountNumber: "07654321" });
  expect((await detail(paymentId)).account).toEqual({ bankName: null, lastDigits: "567" });
  await fileAndSend(app, runId);
  const sent = await detail(paymentId);
  expect(sent).toMatchObject({ stage: "sent", ...onItsWay });
  expect(states(sent)).toEqual(["done", "done", "done", "done", "now"]);
  app.clock.set("2026-06-16T03:00:00Z");
  await operatorOf(app).results(runId, [{ file: 1, line: 1, result: "paid", paidOn: "2026-06-16" }]);
  const paid = await detail(paymentId);
  expect(paid).toMatchObject({
    ...{ stage: "paid", reason: null, actor: "nobody", nextOn: null, paidOn: "2026-06-16", dueOn: payOn },
  });
  expect(paid.steps.at(-1)).toEqual({ step: "paid", state: "done", on: "2026-06-16" });
  expect(paid.account).toEqual({ bankName: null, lastDigits: "567" });
});

test("a run that is made early, or late, has prepared it on its own day: that of the plan is shown only ahead of it", async () => {
  const { paymentId } = await accept();
  await saveBank(app, hanako);
  const prepared = async () => (await detail(paymentId)).steps.find(({ step }) => step === "prepared");
  app.clock.set("2026-06-07T15:00:00Z");
  expect(await prepared()).toEqual({ step: "prepared", state: "now", on: "2026-06-10" });
  const runId = await cutRun(app);
  expect(await prepared()).toEqual({ step: "prepared", state: "now", on: "2026-06-08" });
  await fileAndSend(app, runId);
  app.clock.set("2026-06-15T03:00:00Z");
  expect(await prepared()).toEqual({ step: "prepared", state: "done", on: "2026-06-08" });
  await operatorOf(app).results(runId, [{ file: 1, line: 1, result: "paid", paidOn: payOn }]);
  expect(await prepared()).toEqual({ step: "prepared", state: "done", on: "2026-06-08" });
});

test("what was paid by hand was in no run, and says no day of one", async () => {
  const { paymentId } = await accept();
  await app.deps.db.updateTable("payments").set({ is_manual: true }).execute();
  app.clock.set("2026-06-15T03:00:00Z");
  await operatorOf(app).byHand(paymentId, { paidOn: payOn, reference: "WISE-0001" });
  const { steps } = await detail(paymentId);
  expect(steps.slice(-2)).toEqual([
    { step: "prepared", state: "done", on: null },
    { step: "paid", state: "done", on: payOn },
  ]);
});

test("what came back is its creator's turn until they save their details, and then has another day", async () => {
  const { paymentId, dealId } = await accept();
  await saveBank(app, hanako);
  app.clock.set(mainCut);
  const runId = await cutRun(app);
  await fileAndSend(app, runId);
  app.clock.set("2026-06-15T03:00:00Z");
  await operatorOf(app).results(runId, [{ file: 1, line: 1, result: "failed", code: "nameMismatch" }]);
  const failed = { reason: null, actor: "creator", failure: "nameMismatch" };
  expect(await detail(paymentId)).toMatchObject({ ...failed, stage: "failed", nextOn: null });
  expect(await ofDeal(dealId)).toMatchObject(failed);
  app.clock.set("2026-06-15T04:00:00Z");
  await saveBank(app, hanako);
  expect(await detail(paymentId)).toMatchObject({ reason: "bankFresh", nextOn: "2026-06-16" });
  app.clock.set("2026-06-16T04:00:00Z");
  expect(await detail(paymentId)).toMatchObject({ reason: "waiting", actor: "tomoru", nextOn: null });
  expect(await ofDeal(dealId)).toMatchObject({ reason: "waiting", actor: "tomoru" });
  await reviveFailed(app.deps);
  const again = await detail(paymentId);
  expect(again).toMatchObject({ stage: "due", reason: "waiting", nextOn: "2026-06-30", dueOn: "2026-06-30" });
  expect(again.steps.slice(-2)).toEqual([
    { step: "prepared", state: "now", on: "2026-06-25" },
    { step: "paid", state: "ahead", on: "2026-06-30" },
  ]);
});

test("what is held says why, whatever account there is; what goes abroad is paid by hand on its day", async () => {
  const { paymentId, dealId } = await accept();
  await saveBank(app, hanako);
  await operatorOf(app).hold(paymentId, true);
  const held = { reason: "held", actor: "tomoru", heldFor: "確認しています。" };
  expect(await detail(paymentId)).toMatchObject({ ...held, nextOn: null });
  expect(await ofDeal(dealId)).toMatchObject(held);
  await operatorOf(app).hold(paymentId, false);
  await app.deps.db.updateTable("payments").set({ is_manual: true }).execute();
  expect(await detail(paymentId)).toMatchObject({ reason: "byHand", actor: "tomoru", nextOn: payOn });
});

test("there is none of what was paid outside of deals, of somebody else's, and of a deal that owes nothing yet", async () => {
  const { paymentId } = await seedAccepted(app, (await seedInfluencer(app)).ownerId);
  expect((await app.call(getPayment, await own(paymentId))).status).toBe(404);
  const entered = await seedPayment(app, hanako, { status: "Pending" });
  expect((await app.call(getPayment, await own(entered))).status).toBe(404);
  const facts = openedFacts(app.clock.now());
  const { dealId } = await seedDeal(app, { creator: { ...hanako, creatorId: "" }, facts });
  expect(await ofDeal(dealId)).toBeNull();
});
