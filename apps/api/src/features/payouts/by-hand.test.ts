import { listDuePayments } from "@tomoru/contract/operator/payments";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { reconcile } from "../funding/reconcile.usecases.ts";
import { runPayoutsClock } from "./advancing.usecases.ts";
import { beforeCut, cutRun, operatorOf, saveBank, seedAccepted } from "./payouts.testing.ts";

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

const today = "2026-06-09";
const transfer = { paidOn: today, reference: "振込 1" };

const booked = async () => {
  const rows = await app.deps.db
    .selectFrom("ledger")
    .select(["kind", "payable", "bank", "withholding"])
    .where("kind", "in", ["paid", "withholdingReturned"])
    .orderBy("kind")
    .execute();
  return rows.map(({ kind, ...lines }) => [kind, ...Object.values(lines).map(Number)]);
};
const deeds = () =>
  app.deps.db.selectFrom("audit_log").select(["operator", "call", "about", "deal_id", "note"]).execute();
const told = async () =>
  (await app.deps.db.selectFrom("mails").select("kind").execute()).filter(({ kind }) =>
    kind.startsWith("payment"),
  );

test("a transfer outside of the files is written down once: booked, withheld tax returned, told, and in the log", async () => {
  const { paymentId, dealId } = await seedAccepted(app, hanako.ownerId, { withholdingYen: 10_210 });
  app.clock.set(beforeCut);
  const paid = { paymentId, stage: "paid", reason: null, netYen: 99_790 };
  expect(await operatorOf(app).byHand(paymentId, transfer)).toMatchObject({ status: 200, result: paid });
  expect(await operatorOf(app).byHand(paymentId, transfer)).toMatchObject({ status: 200, result: paid });
  expect(await booked()).toEqual([
    ["paid", 110_000, -99_790, -10_210],
    ["withholdingReturned", 0, 0, 10_210],
  ]);
  expect(await told()).toEqual([{ kind: "paymentPaid" }]);
  expect(await deeds()).toContainEqual({
    ...{ operator: "tanaka", call: "payByHand", about: paymentId, deal_id: dealId, note: "振込 1" },
  });
  expect(await reconcile(app.deps, { isWhole: true })).toMatchObject({ faults: [] });
});

test("of another day than the one that stands, of a day to come, and of what a run has it is refused and writes nothing", async () => {
  const { paymentId } = await seedAccepted(app, hanako.ownerId);
  app.clock.set(beforeCut);
  const tomorrow = { ...transfer, paidOn: "2026-06-10" };
  expect(await operatorOf(app).byHand(paymentId, tomorrow)).toMatchObject({
    status: 400,
    errors: ["paidOn 1023"],
  });
  for (const paidOn of ["1900-01-01", "2026-05-19"])
    expect(await operatorOf(app).byHand(paymentId, { ...transfer, paidOn })).toMatchObject({
      status: 400,
      errors: ["paidOn 1023"],
    });
  expect(await operatorOf(app).byHand(crypto.randomUUID(), transfer)).toMatchObject({ status: 404 });
  await operatorOf(app).byHand(paymentId, transfer);
  const before = await deeds();
  expect(await operatorOf(app).byHand(paymentId, { ...transfer, paidOn: "2026-06-08" })).toMatchObject({
    status: 409,
    errors: ["stage 1023"],
  });
  expect(await booked()).toHaveLength(1);
  expect(await deeds()).toEqual(before);

  app.clock.set("2026-05-20T03:00:00Z");
  const jiro = await seedInfluencer(app);
  await saveBank(app, jiro);
  app.clock.set(beforeCut);
  const taken = await seedAccepted(app, jiro.ownerId);
  await cutRun(app);
  expect(await operatorOf(app).byHand(taken.paymentId, transfer)).toMatchObject({
    status: 409,
    errors: ["stage 1023"],
  });
  expect(await operatorOf(app).hold(taken.paymentId, true)).toMatchObject({ status: 409 });
  expect(await booked()).toHaveLength(1);
});

test("that a payment is held is in the log with whose it is and of which deal", async () => {
  const { paymentId, dealId } = await seedAccepted(app, hanako.ownerId);
  await operatorOf(app).hold(paymentId, true);
  expect(await deeds()).toMatchObject([{ call: "holdPayment", about: paymentId, deal_id: dealId }]);
});

test("what is due is listed by its day, page by page, each once", async () => {
  const days = ["2026-06-30", "2026-06-15", "2026-07-15"];
  for (const payOn of days) await seedAccepted(app, hanako.ownerId, { payOn });
  const page = async (offset: string) => {
    const query = { of: "due", limit: "2", offset };
    const { result } = await app.call(listDuePayments, { query, headers: { "x-operator": "tanaka" } });
    return [result.docs.map(({ dueOn }) => dueOn), result.hasNextPage];
  };
  expect(await page("0")).toEqual([["2026-06-15", "2026-06-30"], true]);
  expect(await page("2")).toEqual([["2026-07-15"], false]);
  expect(await page("1")).toEqual([["2026-06-30", "2026-07-15"], false]);
});

test("what goes abroad is in no run, nor counted for a pay date, and no run is made for it alone", async () => {
  await saveBank(app, hanako);
  await seedAccepted(app, hanako.ownerId);
  app.clock.set(beforeCut);
  await app.deps.db.updateTable("payments").set({ is_manual: true }).execute();
  expect((await operatorOf(app).due("byHand")).result.docs).toMatchObject([{ reason: "byHand" }]);
  expect((await operatorOf(app).runs()).result.next).toMatchObject([
    { payments: 0, yen: 0 },
    { payments: 0 },
  ]);
  app.clock.set("2026-06-11T00:00:01Z");
  await runPayoutsClock(app.deps);
  expect((await operatorOf(app).runs()).result.docs).toEqual([]);
  expect((await operatorOf(app).run(await cutRun(app))).result.totals).toMatchObject({ lines: 0 });
});
