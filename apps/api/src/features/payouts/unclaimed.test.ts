import { getCompanyDeal } from "@tomoru/contract/company/deals";
import { getCompanyHome } from "@tomoru/contract/company/home";
import { getPayment } from "@tomoru/contract/influencer/deal-payments";
import { getPaymentSummary, listPayments } from "@tomoru/contract/influencer/payments";
import { listAudit } from "@tomoru/contract/operator/audit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedColleague, seedInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { hearEchoes } from "../consultations/consultations.testing.ts";
import { eraseOldDeals } from "../deals/clock/retention.usecases.ts";
import { findUnfinished } from "../deals/lists/creator-home.repository.ts";
import { reconcile } from "../funding/reconcile.usecases.ts";
import { expectsMoney, unpaidYen } from "../payments/deal-payments.usecases.ts";
import { runPayoutsClock } from "./advancing.usecases.ts";
import { beforeCut, cutRun, operatorOf, saveBank, seedAccepted, sentRun } from "./payouts.testing.ts";

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

/** The last day to claim what was due on 15 June 2026, and the day after, in Japan. */
const lastDay = "2031-06-15T14:59:59Z";
const dayAfter = "2031-06-15T15:00:00Z";
const reason = "連絡がつかないまま5年が過ぎました。";

const booked = (paymentId: string) =>
  app.deps.db
    .selectFrom("ledger")
    .select(["kind", "payable", "loss", "bank", "withholding"])
    .where("about", "=", paymentId)
    .execute();
const audited = async () => {
  const { result } = await app.call(listAudit, { headers: { "x-operator": "tanaka" } });
  return result.docs.filter(({ call }) => call === "writeOffPayment");
};
const own = async () => ({ token: await seedSession(app, hanako) });

test("is written off once its five years are over in Japan, whole and booked once, whoever asks how often", async () => {
  const { paymentId, dealId } = await seedAccepted(app, hanako.ownerId, { withholdingYen: 10_210 });
  app.clock.set(lastDay);
  expect((await operatorOf(app).due("unclaimed")).result.docs).toEqual([]);
  const early = await operatorOf(app).writeOff(paymentId, reason);
  expect(early).toMatchObject({ status: 409, errors: ["dueOn 1023"] });
  expect(await booked(paymentId)).toEqual([]);
  expect(await audited()).toEqual([]);

  app.clock.set(dayAfter);
  const listed = (await operatorOf(app).due("unclaimed")).result.docs;
  expect(listed).toMatchObject([{ paymentId, stage: "due", writtenOffAt: null, dueOn: "2026-06-15" }]);
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => operatorOf(app).writeOff(paymentId, reason)),
  );
  const writtenOffAt = app.clock.now().toISOString();
  const over = { paymentId, stage: "failed", failure: "unclaimed", writtenOffAt, dueOn: "2026-06-15" };
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, result: over });
  app.clock.set("2031-06-17T03:00:00Z");
  expect((await operatorOf(app, "sato").writeOff(paymentId)).result).toMatchObject(over);
  // Nothing was paid, so nothing was withheld: the whole of it.
  const lines = { payable: "110000", loss: "-110000", bank: "0", withholding: "0" };
  expect(await booked(paymentId)).toEqual([{ kind: "writtenOff", ...lines }]);
  expect(await audited()).toMatchObject([{ operator: "tanaka", note: reason, subject: { id: dealId } }]);
  expect((await operatorOf(app).due("unclaimed")).result.docs).toEqual([]);
  expect(await reconcile(app.deps, { isWhole: true })).toMatchObject({ faults: [] });
});

test("leaves its deal among those that are over, for both sides", async () => {
  const { paymentId, dealId } = await seedAccepted(app, hanako.ownerId);
  app.clock.set(dayAfter);
  await operatorOf(app).writeOff(paymentId, reason);
  await hearEchoes(app);
  const own = await app.deps.db
    .selectFrom("deals")
    .select(["payment_stage", "is_written_off"])
    .where("influencer_id", "=", hanako.ownerId)
    .where("deal_id", "=", dealId)
    .execute();
  const copies = await app.deps.db
    .selectFrom("company_deals")
    .select(["payment_stage", "is_written_off"])
    .where("deal_id", "=", dealId)
    .execute();
  const over = [{ payment_stage: "failed", is_written_off: true }];
  expect([own, copies]).toEqual([over, over]);
});

test("is in no run afterwards, is not paid by hand, held, or due again with new bank details", async () => {
  const { paymentId } = await seedAccepted(app, hanako.ownerId);
  const kept = await seedAccepted(app, hanako.ownerId, { feeYen: 50_000, payOn: "2031-06-30" });
  app.clock.set(dayAfter);
  await operatorOf(app).writeOff(paymentId, reason);
  await saveBank(app, hanako);
  app.clock.set("2031-06-24T03:00:00Z");
  await runPayoutsClock(app.deps);
  const runId = await cutRun(app, "main", "2031-06-30");
  expect((await operatorOf(app).run(runId)).result.totals).toMatchObject({ payments: 1, yen: 55_000 });
  const byHand = await operatorOf(app).byHand(paymentId, { paidOn: "2031-06-20", reference: "振込 1" });
  expect(byHand).toMatchObject({ status: 409, errors: ["stage 1023"] });
  expect(await operatorOf(app).hold(paymentId, true)).toMatchObject({ status: 409 });
  const detail = (await app.call(getPayment, { ...(await own()), params: { id: paymentId } })).result;
  expect(detail).toMatchObject({ stage: "failed", failure: "unclaimed", actor: "nobody", reason: null });
  expect((await operatorOf(app).writeOff(kept.paymentId)).errors).toEqual(["state 1023"]);
});

test("is in no sum of what is still to come to its creator", async () => {
  const { paymentId } = await seedAccepted(app, hanako.ownerId);
  app.clock.set(dayAfter);
  expect(await unpaidYen(app.deps.db, hanako.ownerId)).toBe(110_000);
  await operatorOf(app).writeOff(paymentId, reason);
  expect(await unpaidYen(app.deps.db, hanako.ownerId)).toBe(0);
  expect(await expectsMoney(app.deps.db, hanako.ownerId)).toBe(false);
  const { result } = await app.call(getPaymentSummary, await own());
  expect(result).toMatchObject({ next: null, coming: [], comingYen: 0, failed: null });
  const listed = (await app.call(listPayments, await own())).result;
  expect(listed.totals).toEqual({ paidYen: 0, pendingYen: 0, failedYen: 0 });
  expect(listed.docs).toMatchObject([{ id: paymentId, status: "Failed" }]);
});

test("is told to its company as paid no more: neither a transfer that is tried again nor money that is still to come", async () => {
  const { paymentId, dealId, companyId } = await seedAccepted(app, hanako.ownerId);
  await app.deps.db
    .updateTable("deals")
    .set({ contract_version: 1, funding: "secured", fee_yen: 100_000 })
    .execute();
  const told = async () => {
    await hearEchoes(app);
    const { token } = await seedColleague(app, { companyId });
    const { changes, money } = (await app.call(getCompanyHome, { token })).result;
    const deal = (await app.call(getCompanyDeal, { token, params: { id: dealId } })).result;
    return { changes, toPayYen: money.toPayYen, isWrittenOff: deal.isWrittenOff };
  };
  await saveBank(app, hanako);
  app.clock.set(beforeCut);
  const runId = await sentRun(app);
  await operatorOf(app).results(runId, [{ file: 1, line: 1, result: "failed", code: "accountClosed" }]);
  const failed = { dealId, paymentStage: "failed" };
  expect(await told()).toMatchObject({
    ...{ changes: [{ ...failed, isWrittenOff: false }], toPayYen: 110_000, isWrittenOff: false },
  });
  app.clock.set(dayAfter);
  await operatorOf(app).writeOff(paymentId);
  expect(await told()).toMatchObject({
    ...{ changes: [{ ...failed, isWrittenOff: true }], toPayYen: 0, isWrittenOff: true },
  });
});

test("is not while it is held; a reason is asked for, and a bank's result never says it", async () => {
  const { paymentId } = await seedAccepted(app, hanako.ownerId);
  app.clock.set(dayAfter);
  await operatorOf(app).hold(paymentId, true);
  expect((await operatorOf(app).due("unclaimed")).result.docs).toEqual([]);
  expect(await operatorOf(app).writeOff(paymentId)).toMatchObject({ status: 409, errors: ["state 1023"] });
  await operatorOf(app).hold(paymentId, false);
  expect(await operatorOf(app).writeOff(paymentId, " ")).toMatchObject({ status: 400 });
  expect(await operatorOf(app).writeOff(crypto.randomUUID())).toMatchObject({ status: 404 });
  expect(await operatorOf(app).writeOff(paymentId)).toMatchObject({ status: 200 });
});

test("what a bank has sent back counts from the day on which it was due last", async () => {
  await saveBank(app, hanako);
  const { paymentId } = await seedAccepted(app, hanako.ownerId);
  app.clock.set(beforeCut);
  const runId = await sentRun(app);
  expect(await operatorOf(app).writeOff(paymentId)).toMatchObject({ status: 409, errors: ["state 1023"] });
  const row = { file: 1, line: 1, result: "failed" as const };
  const said = await operatorOf(app).results(runId, [{ ...row, code: "unclaimed" as never }]);
  expect(said).toMatchObject({ status: 400, errors: ["rows.0.code 1023"] });
  await operatorOf(app).results(runId, [{ ...row, code: "accountClosed" }]);
  expect(await operatorOf(app).writeOff(paymentId)).toMatchObject({ status: 409, errors: ["dueOn 1023"] });
  app.clock.set("2026-06-20T03:00:00Z");
  await saveBank(app, hanako, { accountNumber: "07654321" });
  app.clock.set("2026-06-22T03:00:00Z");
  await runPayoutsClock(app.deps);
  app.clock.set(dayAfter);
  expect(await operatorOf(app).writeOff(paymentId)).toMatchObject({ status: 409, errors: ["dueOn 1023"] });
  app.clock.set("2031-06-30T15:00:00Z");
  expect(await operatorOf(app).writeOff(paymentId)).toMatchObject({ status: 200 });
  expect(await reconcile(app.deps, { isWhole: true })).toMatchObject({ faults: [] });
});

test("ends its deal like one that was paid: not among what its creator has open, and its words go in time", async () => {
  const { paymentId, dealId } = await seedAccepted(app, hanako.ownerId);
  await app.deps.db.updateTable("deals").set({ contract_version: 1, payment_stage: "due" }).execute();
  const open = async () => (await findUnfinished(app.deps.db, hanako.ownerId)).map(({ deal_id }) => deal_id);
  const erasedAt = async () => {
    await eraseOldDeals(app.deps);
    const deals = await app.deps.db.selectFrom("deals").select("words_erased_at").execute();
    return deals.map(({ words_erased_at }) => words_erased_at);
  };
  app.clock.set(dayAfter);
  expect(await open()).toEqual([dealId]);
  expect(await erasedAt()).toEqual([null]);
  await operatorOf(app).writeOff(paymentId);
  expect(await open()).toEqual([]);
  expect(await erasedAt()).toEqual([null]);
  app.clock.set("2033-06-30T15:00:00Z");
  expect(await erasedAt()).toEqual([app.clock.now()]);
});
