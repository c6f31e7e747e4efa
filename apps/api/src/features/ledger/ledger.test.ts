import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { book } from "./book.usecases.ts";
import { bookAccepted, bookCancelled, voidCharge } from "./charge.usecases.ts";
import { fundingOfDeal } from "./deal-funding.usecases.ts";
import type { DealKey } from "./entries.repository.ts";
import { entriesOf, seedCharge } from "./ledger.testing.ts";
import { openRefund, returnWithholding } from "./refund.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const now = new Date("2026-11-15T03:00:00.000Z");
const next = new Date("2026-11-15T03:00:01.000Z");
const last = new Date("2026-11-15T03:00:02.000Z");

const contracted = () => seedCharge(app, now);

function inTransaction<T>(work: (trx: Parameters<typeof book>[0]) => Promise<T>): Promise<T> {
  return app.deps.db.transaction().execute(work);
}

const entries = (key: DealKey) => entriesOf(app.deps.db, key);

test("a contract is charged once, with its job, its receipt's buyer sealed and the company's line", async () => {
  const key = await contracted();
  expect(await entries(key)).toEqual([["charged", { receivable: 121_000, secured: -121_000 }]]);
  expect(await fundingOfDeal(app.deps.db, key)).toMatchObject({
    charge: { state: "charging", yen: 121_000, refunds: [] },
    transfer: null,
  });
  const [row] = await app.deps.db.selectFrom("charges").selectAll().execute();
  expect(row?.buyer).not.toContain("みなと");
  const copies = await app.deps.db.selectFrom("company_charges").selectAll().execute();
  expect(copies).toMatchObject([{ id: row?.id, kind: "charge", state: "charging", on_day: "2026-11-15" }]);
  expect(await app.deps.db.selectFrom("charge_attempts").select("attempt").execute()).toEqual([
    { attempt: 1 },
  ]);
});

test("of accepting and cancelling one is booked, however often either comes", async () => {
  const key = await contracted();
  await inTransaction((trx) => bookAccepted(trx, { ...key, now: next }));
  await inTransaction((trx) => bookAccepted(trx, { ...key, now: next }));
  await inTransaction((trx) => bookCancelled(app.deps, trx, { ...key, creatorPct: 20, now: next }));
  expect((await entries(key)).slice(1)).toEqual([
    ["accepted", { secured: 121_000, payable: -110_000, fee: -10_000, tax: -1000 }],
  ]);
});

test("cancelled at 20 %, a share is the creator's and the rest is to go back", async () => {
  const key = await contracted();
  await inTransaction((trx) => bookCancelled(app.deps, trx, { ...key, creatorPct: 20, now: next }));
  await inTransaction((trx) => bookCancelled(app.deps, trx, { ...key, creatorPct: 20, now: next }));
  expect((await entries(key)).slice(1)).toEqual([
    ["cancelled", { secured: 121_000, payable: -22_000, refund: -96_800, fee: -2000, tax: -200 }],
  ]);
  expect((await fundingOfDeal(app.deps.db, key)).charge?.refunds).toMatchObject([
    { reason: "cancelled", yen: 96_800, state: "open" },
  ]);
});

test("a charge that nobody paid is charged backwards, once", async () => {
  const key = await contracted();
  await inTransaction((trx) => voidCharge(app.deps, trx, { ...key, now: next }));
  await inTransaction((trx) => voidCharge(app.deps, trx, { ...key, now: next }));
  expect((await entries(key)).slice(1)).toEqual([
    ["chargeVoided", { receivable: -121_000, secured: 121_000 }],
  ]);
  expect((await fundingOfDeal(app.deps.db, key)).charge?.state).toBe("voided");
});

test("what was withheld comes back to the company once, with the day by which it is remitted", async () => {
  const key = await contracted();
  await inTransaction((trx) => bookAccepted(trx, { ...key, now: next }));
  const payment = {
    ...key,
    kind: "std" as const,
    reason: "appearance",
    payee: "山田 花子",
    grossYen: 100_000,
    withheldYen: 10_210,
    paidOn: "2026-12-15",
    now: last,
  };
  await inTransaction((trx) => returnWithholding(app.deps, trx, payment));
  await inTransaction((trx) => returnWithholding(app.deps, trx, payment));
  expect((await entries(key)).slice(2)).toEqual([
    ["withholdingReturned", { withholding: 10_210, refund: -10_210 }],
  ]);
  const rows = await app.deps.db.selectFrom("company_withholdings").selectAll().execute();
  expect(rows).toMatchObject([{ due_on: "2027-01-10", paid_on: "2026-12-15" }]);
  expect(JSON.stringify(rows)).not.toContain("山田");
});

test("refunds of a deal come to no more than its charge, however many are opened at once", async () => {
  const key = await contracted();
  const opened = await Promise.allSettled(
    Array.from({ length: 6 }, () =>
      inTransaction((trx) => openRefund(app.deps, trx, { ...key, reason: "cancelled", yen: 30_000, now })),
    ),
  );
  expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
});

test("an entry that does not come to 0 cannot be written", async () => {
  const key = await contracted();
  const wrong = inTransaction((trx) =>
    book(trx, { ...key, kind: "cardPaid", lines: { receivable: -121_000, card: 121_001 }, now }),
  );
  await expect(wrong).rejects.toThrow(/ledger_balances/);
  const balance = sql`
    insert into company_balances (company_id, id, kind, card, balance, reference, booked_at)
    select id, id, 'balanceReceived', 5, -4, 'x', now() from companies limit 1`.execute(app.deps.db);
  await expect(balance).rejects.toThrow(/company_balances_balance/);
});
