import { getPayment } from "@tomoru/contract/influencer/deal-payments";
import { listReconcileFaults } from "@tomoru/contract/operator/ledger";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { reconcile } from "../funding/reconcile.usecases.ts";
import { book } from "../ledger/book.usecases.ts";
import { beforeCut, cutRun, mainCut, operatorOf, seedAccepted, seedPayee } from "./payouts.testing.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-05-20T03:00:00Z");
  hanako = await seedPayee(app);
  app.clock.set(beforeCut);
});
afterAll(() => app.close());

const headers = { "x-operator": "tanaka" };
const totals = async (runId: string) => (await operatorOf(app).run(runId)).result.totals;
const faults = async () => (await app.call(listReconcileFaults, { headers })).result.docs;
const figures = async () => (await app.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" })).body;
const detail = async (paymentId: string) => {
  const token = await seedSession(app, hanako);
  return (await app.call(getPayment, { token, params: { id: paymentId } })).result;
};

/** One yen more than the creator is owed: what no act of the product books. */
async function bookWrongly(dealId: string): Promise<void> {
  const { influencer_id, deal } = await app.deps.db
    .selectFrom("charges")
    .select(["influencer_id", "deal"])
    .where("deal_id", "=", dealId)
    .executeTakeFirstOrThrow();
  const key = { influencerId: hanako.ownerId, deal };
  expect(influencer_id).toBe(key.influencerId);
  const wrong = { ...key, kind: "chargeback" as const, lines: { payable: -1, loss: 1 } };
  await app.deps.db.transaction().execute((trx) => book(trx, { ...wrong, now: app.clock.now() }));
}

test("a deal whose sums do not agree is not cut; everything else of its creator is, and the operator is told once", async () => {
  const wrong = await seedAccepted(app, hanako.ownerId, { feeYen: 100_000 });
  await seedAccepted(app, hanako.ownerId, { feeYen: 50_000 });
  await bookWrongly(wrong.dealId);
  expect(await totals(await cutRun(app))).toMatchObject({ lines: 1, payments: 1, yen: 55_000 });
  expect(await detail(wrong.paymentId)).toMatchObject({ stage: "due", reason: "held" });
  const found = { rule: "payable", dealId: wrong.dealId, expectedYen: -110_000, foundYen: -110_001 };
  expect(await faults()).toMatchObject([{ ...found, mendedAt: null }]);
  expect((await app.mail.mailTo(app.deps.config.supportEmail)).subject).toContain(wrong.dealId);
  expect(await figures()).toMatch(/^reconcile_faults_open 1$/m);
  expect(await figures()).toMatch(/^refunds_failed 0$/m);
  await reconcile(app.deps, { isWhole: true });
  expect(await faults()).toHaveLength(1);
});

test("what was held for that is paid by the supplement once the sums agree again", async () => {
  const { dealId, paymentId } = await seedAccepted(app, hanako.ownerId);
  await bookWrongly(dealId);
  app.clock.set(mainCut);
  expect(await totals(await cutRun(app))).toMatchObject({ lines: 0 });
  await app.deps.db.deleteFrom("ledger").where("kind", "=", "chargeback").execute();
  await reconcile(app.deps, { isWhole: false });
  expect(await faults()).toMatchObject([{ mendedAt: app.clock.now().toISOString() }]);
  expect(await figures()).toMatch(/^reconcile_faults_open 0$/m);
  app.clock.set("2026-06-11T00:00:01Z");
  expect(await totals(await cutRun(app, "supplement"))).toMatchObject({ lines: 1, yen: 110_000 });
  expect(await detail(paymentId)).toMatchObject({ stage: "scheduled" });
});

test("a fault that is older than the payment holds it too: it was found before the work was accepted", async () => {
  const { dealId } = await seedAccepted(app, hanako.ownerId);
  await bookWrongly(dealId);
  await reconcile(app.deps, { isWhole: true });
  // As if it had become due after that night.
  await app.deps.db.updateTable("payments").set({ held: null }).execute();
  expect(await totals(await cutRun(app))).toMatchObject({ lines: 0 });
  expect(await faults()).toHaveLength(1);
});

test("what nobody was ever charged for is not paid", async () => {
  const { dealId } = await seedAccepted(app, hanako.ownerId);
  for (const table of ["ledger", "charge_attempts", "charges"] as const) {
    await app.deps.db.deleteFrom(table).execute();
  }
  expect(await totals(await cutRun(app))).toMatchObject({ lines: 0 });
  expect(await faults()).toMatchObject([{ dealId, rule: "payable", expectedYen: -110_000, foundYen: 0 }]);
});
