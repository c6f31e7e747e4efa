import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import { getPaymentSummary } from "@tomoru/contract/influencer/payments";
import { holdPayment } from "@tomoru/contract/operator/payments";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type SeededInfluencer,
  seedCompany,
  seedInfluencer,
  seedPayment,
  seedSession,
} from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { seedDeal } from "../deals/deals.testing.ts";
import { type DealFacts, openedFacts } from "../deals/transitions/deal-facts.rules.ts";
import { changesAsked, disputed, reported, secured } from "../deals/transitions/deal-facts.testing.ts";
import { reviveFailed } from "../payouts/reviving.usecases.ts";
import { seedDealPayment } from "./deal-payments.testing.ts";

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

const summary = async () => (await app.call(getPaymentSummary, { token: hanako.token })).result;
const saveBank = () =>
  app.call(updateBankInfo, {
    token: hanako.token,
    body: aBankAccount({ branchName: "001", accountNumber: "01992765" }),
  });

async function later(moment: string) {
  app.clock.set(moment);
  hanako = { ...hanako, token: await seedSession(app, hanako) };
}

const openDeal = (facts: Partial<DealFacts> = openedFacts(app.clock.now())) =>
  seedDeal(app, { creator: { ...hanako, creatorId: "" }, facts });

async function openPayment(part: Partial<Parameters<typeof seedDealPayment>[1]> = {}) {
  const { companyId } = await seedCompany(app);
  return seedDealPayment(app, { influencerId: hanako.ownerId, companyId, ...part });
}

test("a fee is on its way from the moment it is secured, on the day of a report on the last day of posting", async () => {
  const { dealId } = await openDeal(secured);
  expect((await summary()).coming).toEqual([
    {
      ...{ paymentId: null, dealId, description: "うるおい化粧水「しずく」", yen: 0, withheldYen: null },
      ...{
        on: "2026-06-30",
        isExpected: true,
        isLate: false,
        status: "Pending",
        stage: null,
        step: "reported",
      },
      ...{
        reason: null,
        actor: "creator",
        turnKind: "draft",
        nextOn: "2026-05-20",
        heldFor: null,
        failure: null,
      },
    },
  ]);
  expect(await summary()).toMatchObject({ next: null });
});

test("work that is late comes on the day of a report of today", async () => {
  await openDeal(secured);
  await later("2026-07-16T03:00:00Z");
  expect((await summary()).coming).toMatchObject([{ on: "2026-08-14", isExpected: true, isLate: true }]);
});

test("work of who was held up is late only after the later day", async () => {
  await openDeal({ ...secured, reportDueOn: "2026-06-20" });
  const coming = async () => (await summary()).coming;
  expect(await coming()).toMatchObject([{ on: "2026-07-15", isLate: false }]);
  await later("2026-06-20T14:00:00Z");
  expect(await coming()).toMatchObject([{ on: "2026-07-15", isLate: false }]);
  await later("2026-06-20T15:00:00Z");
  expect(await coming()).toMatchObject([{ on: "2026-07-15", isLate: true }]);
});

test("what is not secured is not on its way", async () => {
  await openDeal({ ...secured, funding: "charging" });
  await openDeal();
  expect(await summary()).toMatchObject({ coming: [], comingYen: 0 });
});

test("a report that the company looks at counts into the next transfer, with the day on which silence accepts it", async () => {
  await openDeal({ ...reported, payDueOn: "2026-06-15" });
  await openPayment({ payOn: "2026-06-15" });
  const { next, coming } = await summary();
  expect(next).toMatchObject({ date: "2026-06-15", payments: 2 });
  expect(coming.map(({ step, reason, actor }) => [step, reason, actor])).toContainEqual([
    "accepted",
    "inspection",
    "company",
  ]);
});

test("what came back stands first, then by day, and what an operator entered is among them without stages", async () => {
  await openDeal(changesAsked);
  await openPayment({ payOn: "2026-06-15" });
  await seedPayment(app, hanako, { date: "2026-06-01", amount: 7_000, status: "Pending" });
  await seedPayment(app, hanako, { date: "2026-07-01", amount: 9_000, status: "Failed" });
  const { coming, comingYen } = await summary();
  expect(coming.map(({ status, on, step }) => [status, on, step])).toEqual([
    ["Failed", "2026-07-01", null],
    ["Pending", "2026-06-01", null],
    ["Pending", "2026-06-15", "prepared"],
    ["Pending", "2026-06-30", "reported"],
  ]);
  expect(comingYen).toBe(117_000);
});

test("what is held has no day, and says why", async () => {
  const { paymentId: id } = await openPayment();
  const body = { on: true, reason: "振込先を確認しています。" };
  await app.call(holdPayment, { params: { id }, headers: { "x-operator": "tanaka" }, body });
  expect(await summary()).toMatchObject({
    next: null,
    coming: [{ reason: "held", actor: "tomoru", heldFor: "振込先を確認しています。", nextOn: null }],
  });
});

test("what the operator is to decide has no day of its own, and says until when that is decided", async () => {
  await openDeal({ ...disputed, turnDueAt: new Date("2026-05-26T15:00:00Z"), payDueOn: "2026-06-15" });
  expect(await summary()).toMatchObject({
    next: null,
    coming: [{ reason: "held", actor: "tomoru", turnKind: "decide", nextOn: "2026-05-26" }],
  });
});

test("bank details that were saved less than a day ago say from when on they are used", async () => {
  await openPayment();
  await saveBank();
  expect(await summary()).toMatchObject({
    account: { usableFrom: "2026-05-21T03:00:00.000Z", isResolved: true },
    coming: [{ reason: "bankFresh", actor: "nobody", nextOn: "2026-05-21" }],
  });
  await later("2026-05-21T03:00:00Z");
  expect(await summary()).toMatchObject({
    account: { usableFrom: null, isResolved: true },
    coming: [{ reason: "waiting", actor: "tomoru", nextOn: "2026-06-15" }],
  });
});

test("without bank details, or with some that lead nowhere, it is the creator's turn", async () => {
  await openPayment();
  expect(await summary()).toMatchObject({ coming: [{ reason: "noBank", actor: "creator" }] });
  const body = aBankAccount({ bankName: "どこにもない銀行" });
  await app.call(updateBankInfo, { token: hanako.token, body });
  expect(await summary()).toMatchObject({
    account: { isResolved: false },
    coming: [{ reason: "bankUnresolved", actor: "creator" }],
  });
});

test("of more than fifty only the first are listed, and all are summed", async () => {
  for (let n = 1; n <= 51; n += 1) {
    const date = `2026-${n === 1 ? "07" : "06"}-01`;
    await seedPayment(app, hanako, { date, amount: n, status: "Pending" });
  }
  const { coming, comingYen } = await summary();
  expect(coming).toHaveLength(50);
  expect(coming.map(({ yen }) => yen)).not.toContain(1);
  expect(comingYen).toBe((51 * 52) / 2);
});

describe("what came back", () => {
  const fail = () =>
    app.deps.db
      .updateTable("payments")
      .set({ stage: "failed", status: "Failed", failure: "nameMismatch", status_at: app.clock.now() })
      .where("influencer_id", "=", hanako.ownerId)
      .execute();

  test("is on its way again from the moment the details were saved, for the pay date after a day of them", async () => {
    await openPayment({ payOn: "2026-06-15" });
    await later("2026-06-16T03:00:00Z");
    await fail();
    expect(await summary()).toMatchObject({
      ...{ next: null, comingYen: 0, failed: { yen: 110_000, bankSavedSince: false } },
      coming: [{ status: "Failed", actor: "creator", failure: "nameMismatch" }],
    });
    await later("2026-06-16T04:00:00Z");
    await saveBank();
    const onItsWay = { status: "Pending", stage: "due", step: "prepared", on: "2026-06-30", failure: null };
    const counted = { next: { date: "2026-06-30", yen: 110_000 }, comingYen: 110_000, failed: null };
    expect(await summary()).toMatchObject({
      ...counted,
      coming: [{ ...onItsWay, reason: "bankFresh", actor: "nobody", nextOn: "2026-06-17" }],
    });
    await later("2026-06-17T05:00:00Z");
    expect(await summary()).toMatchObject({
      ...counted,
      coming: [{ ...onItsWay, reason: "waiting", actor: "tomoru", nextOn: "2026-06-30" }],
    });
    await reviveFailed(app.deps);
    expect(await summary()).toMatchObject({ ...counted, coming: [onItsWay] });
  });

  test("waits for the run after the one whose last cut is over once the details may be used", async () => {
    await openPayment({ payOn: "2026-06-15" });
    await later("2026-06-25T03:00:00Z");
    await fail();
    await later("2026-06-25T04:00:00Z");
    await saveBank();
    expect((await summary()).next).toMatchObject({ date: "2026-07-15" });
  });

  test("stays so where what was saved leads nowhere, and once more came back since", async () => {
    await openPayment({ payOn: "2026-06-15" });
    await fail();
    await later("2026-06-16T04:00:00Z");
    const body = aBankAccount({ bankName: "どこにもない銀行" });
    await app.call(updateBankInfo, { token: hanako.token, body });
    expect(await summary()).toMatchObject({ comingYen: 0, failed: { yen: 110_000 } });
    await saveBank();
    expect(await summary()).toMatchObject({ comingYen: 110_000, failed: null });
    await later("2026-06-16T05:00:00Z");
    await fail();
    expect(await summary()).toMatchObject({ comingYen: 0, failed: { yen: 110_000, bankSavedSince: false } });
  });
});
