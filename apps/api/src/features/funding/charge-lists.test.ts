import * as charges from "@tomoru/contract/company/charges";
import { getCompanyStatement } from "@tomoru/contract/company/statements";
import { expect, test } from "vitest";
import { billingAppAt } from "../../testing/billing-app.ts";
import { bookAccepted, bookCancelled } from "../ledger/charge.usecases.ts";
import { returnWithholding } from "../ledger/refund.usecases.ts";
import { seedDealPayment } from "../payments/deal-payments.testing.ts";
import { drive, type FundedDeal, seedContract, sendToBalance } from "./funding.testing.ts";

const app = billingAppAt("2026-11-16T03:00:00.000Z");

async function paid(): Promise<FundedDeal> {
  const deal = await seedContract(app);
  await drive(app, deal);
  return deal;
}

async function cancelledAt20(): Promise<FundedDeal> {
  const deal = await paid();
  const cancel = { ...deal.money, creatorPct: 20, now: app.clock.now() };
  await app.deps.db.transaction().execute((trx) => bookCancelled(app.deps, trx, cancel));
  await drive(app, deal);
  return deal;
}

test("a month lists what moved in it, with its totals, page by page, and as a file", async () => {
  const { company } = await cancelledAt20();
  const { token } = company;
  const { result } = await app.call(charges.listCharges, { token, query: { limit: 1 } });
  expect(result).toMatchObject({
    month: "2026-11",
    totals: {
      chargedYen: 121_000,
      toolFeeYen: 10_000,
      toolTaxYen: 1000,
      refundedYen: 96_800,
      cancelled: { yen: 96_800, toolFeeYen: 8000, toolTaxYen: 800 },
    },
  });
  const rest = await app.call(charges.listCharges, { token, query: { cursor: result.nextCursor ?? "" } });
  const kinds = [...result.docs, ...rest.result.docs].map(({ kind, state }) => `${kind} ${state}`);
  expect(kinds.sort()).toEqual(["charge paid", "refund succeeded"]);
  expect(rest.result.nextCursor).toBeNull();
  const file = await app.call(charges.downloadCharges, { token });
  expect(String(file.result)).toContain('"-96800","0","-8000","-800"');
  expect(String(file.result)).toContain('"しずく"');
  await app.deps.db.updateTable("company_charges").set({ product_name: null }).execute();
  const unnamed = await app.call(charges.downloadCharges, { token });
  expect(String(unnamed.result)).toContain('"はなこ","",');
  const before = await app.call(charges.listCharges, { token, query: { month: "2026-10" } });
  expect(before.result).toMatchObject({ docs: [], totals: { chargedYen: 0 } });
});

test("a month far from ours, or a cursor of no day, is refused and never reaches the database", async () => {
  const { company } = await seedContract(app);
  const { token } = company;
  const lists = [charges.listCharges, charges.downloadCharges, charges.listWithholding];
  for (const endpoint of [...lists, charges.downloadWithholding] as (typeof charges.listCharges)[])
    for (const month of ["0000-01", "1999-12", "3000-01", "9999-12", "2026-13"]) {
      const answer = await app.call(endpoint, { token, query: { month } });
      expect(answer).toMatchObject({ status: 400, errors: ["month 1023"] });
    }
  const row = "01890000-0000-7000-8000-0000000000ab";
  for (const cursor of [
    "tomorrow",
    `2026-02-30_${row}`,
    `2026-13-01_${row}`,
    `0000-01-01_${row}`,
    "2026-11-16_1",
  ])
    expect(await app.call(charges.listCharges, { token, query: { cursor } })).toMatchObject({
      status: 400,
      errors: ["cursor 1023"],
    });
  const there = await app.call(charges.listCharges, { token, query: { cursor: `2028-02-29_${row}` } });
  expect(there.status).toBe(200);
});

test("what a balance had paid of a charge that was given up is back, and no pay of the month", async () => {
  const { token, companyId } = (await cancelledAt20()).company;
  await app.deps.db
    .updateTable("company_charges")
    .set({ state: "voided" })
    .where("company_id", "=", companyId)
    .where("kind", "=", "charge")
    .execute();
  const { totals } = (await app.call(charges.listCharges, { token })).result;
  const none = { yen: 0, toolFeeYen: 0, toolTaxYen: 0 };
  expect(totals).toMatchObject({ chargedYen: 0, refundedYen: 96_800, cancelled: none });
});

test("a charge says where its money is by now, in the list and in the file", async () => {
  const deal = await paid();
  const { token, companyId } = deal.company;
  const stands = async () => {
    const { docs } = (await app.call(charges.listCharges, { token })).result;
    const file = String((await app.call(charges.downloadCharges, { token })).result);
    return [
      docs.map(({ state, whereabouts }) => [state, whereabouts]),
      /"(確保済み|支払い済み)"/.exec(file)?.[1],
    ];
  };
  expect(await stands()).toEqual([[["paid", "secured"]], "確保済み"]);
  await app.deps.db
    .updateTable("company_deals")
    .set({ state: "accepted", payment_stage: "paid" })
    .where("company_id", "=", companyId)
    .execute();
  expect(await stands()).toEqual([[["paid", "paidOut"]], "支払い済み"]);
});

test("a charge of which a part went back says so, while the share is owed and when it is paid", async () => {
  const { token, companyId } = (await cancelledAt20()).company;
  const stands = async (payment_stage: "due" | "paid") => {
    await app.deps.db
      .updateTable("company_deals")
      .set({ state: "cancelled", payment_stage })
      .where("company_id", "=", companyId)
      .execute();
    const { docs } = (await app.call(charges.listCharges, { token })).result;
    const file = String((await app.call(charges.downloadCharges, { token })).result);
    return [docs.find(({ kind }) => kind === "charge")?.whereabouts, /"(一部返金[^"]*)"/.exec(file)?.[1]];
  };
  expect(await stands("due")).toEqual(["partlyReturned", "一部返金・確保済み"]);
  expect(await stands("paid")).toEqual(["partlyPaidOut", "一部返金・支払い済み"]);
});

test("a receipt names the buyer of the contract, our number, and what a cancellation left of the tool's fee", async () => {
  const { company } = await cancelledAt20();
  const { token } = company;
  const { result } = await app.call(charges.listCharges, { token });
  const params = { id: result.docs[0]?.chargeId ?? "" };
  const receipt = await app.call(charges.getCharge, { token, params });
  expect(receipt.result).toMatchObject({
    chargeYen: 121_000,
    paidOn: "2026-11-16",
    refundedYen: 96_800,
    kept: { toolFeeYen: 2000, toolTaxYen: 200, chargeYen: 24_200 },
    buyer: { name: "株式会社みなと珈琲" },
    refunds: [{ reason: "cancelled", state: "succeeded" }],
  });
  const other = await paid();
  expect(await app.call(charges.getCharge, { token: other.company.token, params })).toMatchObject({
    status: 404,
    code: 2005,
  });
});

test("what is paid by bank transfer has a bill with the account until it is paid, and then the receipt", async () => {
  const deal = await seedContract(app, { way: "transfer", card: null });
  await drive(app, deal);
  const { token } = deal.company;
  const { docs } = (await app.call(charges.listCharges, { token })).result;
  expect(docs).toMatchObject([{ kind: "charge", state: "awaiting" }]);
  const params = { id: docs[0]?.chargeId ?? "" };
  const read = async () => (await app.call(charges.getCharge, { token, params })).result;
  expect(await read()).toMatchObject({
    ...{ state: "awaiting", paidOn: null, chargeYen: 121_000 },
    transfer: { yen: 121_000, receivedYen: 0, dueAt: "2026-11-24T15:00:00.000Z" },
  });
  await sendToBalance(app, deal, 121_000);
  await drive(app, deal);
  expect(await read()).toMatchObject({ state: "paid", paidOn: "2026-11-16", transfer: null });
});

test("a receipt leads to the statement of what its creator is paid, once there is one", async () => {
  const { company, dealId, money } = await paid();
  const { token, companyId } = company;
  const { docs } = (await app.call(charges.listCharges, { token })).result;
  const params = { id: docs[0]?.chargeId ?? "" };
  const read = async () => (await app.call(charges.getCharge, { token, params })).result.paymentId;
  expect(await read()).toBeNull();
  const { influencerId, deal } = money;
  const { paymentId } = await seedDealPayment(app, { influencerId, companyId, dealId, deal });
  expect(await read()).toBe(paymentId);
  const statement = await app.call(getCompanyStatement, { token, params: { paymentId } });
  expect(statement.result.statement.dealId).toBe(dealId);
});

test("what was withheld is listed for the month of the payment, to be remitted by the tenth of the next", async () => {
  const deal = await paid();
  const { token } = deal.company;
  await app.deps.db.transaction().execute(async (trx) => {
    const now = app.clock.now();
    await bookAccepted(trx, { ...deal.money, now });
    await returnWithholding(app.deps, trx, {
      ...deal.money,
      kind: "std",
      reason: "appearance",
      payee: "=山田 花子",
      grossYen: 100_000,
      withheldYen: 10_210,
      paidOn: "2026-12-15",
      now,
    });
  });
  const query = { month: "2026-12" };
  const { result } = await app.call(charges.listWithholding, { token, query });
  expect(result).toMatchObject({
    dueOn: "2027-01-10",
    docs: [{ payee: "=山田 花子", withheldYen: 10_210 }],
    totals: { grossYen: 100_000, withheldYen: 10_210 },
  });
  const file = await app.call(charges.downloadWithholding, { token, query });
  expect(String(file.result)).toContain(`"'=山田 花子"`);
  const now = await app.call(charges.listWithholding, { token });
  expect(now.result.docs).toEqual([]);
});
