import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Trx } from "../../platform/db/database.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { bookCancelled, voidCharge } from "./charge.usecases.ts";
import { fundingOfDeal, isMoneyThere } from "./deal-funding.usecases.ts";
import type { DealKey } from "./entries.repository.ts";
import { entriesOf, seedCharge } from "./ledger.testing.ts";
import { endLostRefunds } from "./not-owed.usecases.ts";
import { openRefund } from "./refund.usecases.ts";
import {
  chargebackBooked,
  chargeFailed,
  chargePaid,
  paidForNothing,
  partPaid,
  refundFailed,
  refundPaidByHand,
  refundSucceeded,
} from "./settling.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const now = new Date("2026-11-15T03:00:00.000Z");
const later = new Date("2026-11-15T03:00:01.000Z");

const inTransaction = <T>(work: (trx: Trx) => Promise<T>) => app.deps.db.transaction().execute(work);
const contracted = () => seedCharge(app, now);
const paid = { attempt: 1, intent: "pi_1", yen: 121_000, now: later };
const pay = (key: DealKey, part: Partial<typeof paid> = {}) =>
  inTransaction((trx) => chargePaid(app.deps, trx, { ...key, ...paid, ...part, isOfBalance: false }));
const payPart = (key: DealKey, part: Partial<typeof paid> = {}) =>
  inTransaction((trx) => partPaid(trx, { ...key, ...paid, ...part }));
const payForNothing = (key: DealKey, part: Partial<typeof paid> = {}) =>
  inTransaction((trx) => paidForNothing(app.deps, trx, { ...key, ...paid, ...part }));
const fail = (key: DealKey, attempt: number) =>
  inTransaction((trx) => chargeFailed(trx, { ...key, attempt, fault: "refused", now: later }));
const giveUp = (key: DealKey) => inTransaction((trx) => voidCharge(app.deps, trx, { ...key, now: later }));

const kindsOf = async (key: DealKey) => (await entriesOf(app.deps.db, key)).map(([kind]) => kind);
const chargeOf = async (key: DealKey) => (await fundingOfDeal(app.deps.db, key)).charge;
/** What the company lists: the charge, and what goes back. */
const listed = (kind: "charge" | "refund") =>
  app.deps.db
    .selectFrom("company_charges")
    .select(["state", "way", "yen", "product_name", "creator_name"])
    .where("kind", "=", kind)
    .orderBy("yen", "desc")
    .execute();

test("a charge that is not paid whole is not paid", async () => {
  const key = await contracted();
  await expect(pay(key, { yen: 120_999 })).rejects.toThrow("not paid whole");
  expect(await kindsOf(key)).toEqual(["charged"]);
  expect((await chargeOf(key))?.state).toBe("charging");
});

test("what the balance pays of a charge counts once, and neither after it is paid nor after it is given up", async () => {
  const key = await contracted();
  const part = { attempt: 2, intent: "pi_balance", yen: 21_000 };
  expect(await payPart(key, part)).toBe("part");
  expect(await payPart(key, part)).toBe("same");
  await pay(key, { yen: 100_000 });
  expect(await payPart(key, { ...part, attempt: 3 })).toBe("late");
  expect((await entriesOf(app.deps.db, key)).slice(1)).toEqual([
    ["cardPaid", { receivable: -100_000, card: 100_000 }],
    ["cardPaid", { receivable: -21_000, card: 21_000 }],
  ]);
  const other = await contracted();
  await giveUp(other);
  expect(await payPart(other, part)).toBe("late");
});

test("what a card and the balance have paid together goes back to the card first, and each knows its way", async () => {
  const key = await contracted();
  await payPart(key, { attempt: 2, intent: "pi_balance", yen: 21_000 });
  await pay(key, { yen: 100_000 });
  await inTransaction((trx) => bookCancelled(app.deps, trx, { ...key, creatorPct: 0, now: later }));
  expect(await listed("refund")).toMatchObject([
    { way: "card", yen: "100000", product_name: "しずく", creator_name: "はなこ" },
    { way: "transfer", yen: "21000", product_name: "しずく", creator_name: "はなこ" },
  ]);
});

test("nothing goes back by an intent that has paid nothing", async () => {
  const key = await contracted();
  await pay(key);
  const refund = { ...key, reason: "duplicate" as const, yen: 1000, intent: "pi_other", now: later };
  await expect(inTransaction((trx) => openRefund(app.deps, trx, refund))).rejects.toThrow("more than");
});

test("money that comes twice is booked and goes back once; the deal stays paid", async () => {
  const key = await contracted();
  await pay(key);
  expect(await payForNothing(key)).toBe("same");
  const again = { attempt: 2, intent: "pi_2" };
  expect(await payForNothing(key, again)).toBe("returned");
  expect(await payForNothing(key, again)).toBe("same");
  expect(await kindsOf(key)).toEqual(["charged", "cardPaid", "duplicate"]);
  expect((await chargeOf(key))?.state).toBe("paid");
  expect((await chargeOf(key))?.refunds).toMatchObject([{ reason: "duplicate", yen: 121_000 }]);
});

test("money that comes too late ends what was owed, and goes back", async () => {
  const key = await contracted();
  expect(await payForNothing(key)).toBe("returned");
  expect(await payForNothing(key)).toBe("same");
  expect(await kindsOf(key)).toEqual(["charged", "chargeVoided", "duplicate"]);
  expect((await chargeOf(key))?.refunds).toMatchObject([{ reason: "late", yen: 121_000 }]);
});

test("a refusal fails the charge that it is of: not another attempt's, nor what is paid or given up", async () => {
  const key = await contracted();
  await fail(key, 7);
  expect((await chargeOf(key))?.state).toBe("charging");
  await fail(key, 1);
  expect((await chargeOf(key))?.state).toBe("failed");
  expect(await listed("charge")).toMatchObject([{ state: "failed" }]);
  await pay(key);
  await fail(key, 1);
  expect((await chargeOf(key))?.state).toBe("paid");
  const other = await contracted();
  await giveUp(other);
  await fail(other, 1);
  expect((await chargeOf(other))?.state).toBe("voided");
});

async function refunded(): Promise<{ key: DealKey; refund: Parameters<typeof refundFailed>[1] }> {
  const key = await contracted();
  await pay(key);
  await inTransaction((trx) => bookCancelled(app.deps, trx, { ...key, creatorPct: 0, now: later }));
  const { id } = await app.deps.db.selectFrom("refunds").select("id").executeTakeFirstOrThrow();
  return { key, refund: { influencerId: key.influencerId, id, now: later, intent: "pi_1" } };
}
const before = ["charged", "cardPaid", "cancelled"];

test("a refund that has come and comes back is owed again, until it is paid by hand", async () => {
  const { key, refund } = await refunded();
  const succeed = () => inTransaction((trx) => refundSucceeded(trx, refund));
  const comeBack = () => inTransaction((trx) => refundFailed(trx, refund));
  const byHand = (reference: string) =>
    inTransaction((trx) => refundPaidByHand(trx, { ...key, ...refund, paidOn: "2026-11-20", reference }));
  expect(await byHand("振込 1")).toBeUndefined();
  expect(await succeed()).toMatchObject({ state: "open" });
  expect(await succeed()).toBeUndefined();
  expect(await listed("refund")).toMatchObject([{ state: "succeeded" }]);
  expect(await comeBack()).toBe(true);
  expect(await comeBack()).toBe(false);
  expect(await listed("refund")).toMatchObject([{ state: "failed" }]);
  expect(await byHand("振込 1")).toMatchObject({ refund: { state: "byHand" }, isNew: true });
  expect(await byHand("振込 1")).toMatchObject({ refund: { state: "byHand" }, isNew: false });
  expect(await byHand("振込 2")).toBeUndefined();
  expect(await comeBack()).toBe(false);
  expect((await entriesOf(app.deps.db, key)).slice(before.length)).toEqual([
    ["refunded", { card: -121_000, refund: 121_000 }],
    ["refundFailed", { card: 121_000, refund: -121_000 }],
    ["refundedByHand", { bank: -121_000, refund: 121_000 }],
  ]);
});

test("a refund that fails before it has gone anywhere leaves the books as they are", async () => {
  const { key, refund } = await refunded();
  expect(await inTransaction((trx) => refundFailed(trx, refund))).toBe(true);
  expect(await kindsOf(key)).toEqual(before);
});

test.each(["won", "lost"] as const)(
  "what a card's bank takes back is told once, and once that it is %s",
  async (end) => {
    const key = await contracted();
    await pay(key);
    const dispute = (state: "open" | "won" | "lost") =>
      inTransaction((trx) =>
        chargebackBooked(trx, { ...key, n: 1, intent: "pi_1", yen: 121_000, state, now: later }),
      );
    expect(await dispute("open")).toBe("opened");
    expect(await dispute("open")).toBeUndefined();
    expect(await dispute(end)).toBe(end);
    expect(await dispute(end)).toBeUndefined();
    expect(await kindsOf(key)).toEqual([
      ...["charged", "cardPaid", "chargeback"],
      end === "won" ? "chargebackWon" : "chargebackLost",
    ]);
  },
);

test("a refund is not owed by what a bank keeps of its own intent, and is owed again by that alone", async () => {
  const key = await contracted();
  await pay(key);
  await payForNothing(key, { attempt: 2, intent: "pi_2" });
  const refundAfter = async (n: number, state: "won" | "lost") => {
    await inTransaction(async (trx) => {
      await chargebackBooked(trx, { ...key, n, intent: `pi_${n}`, yen: 121_000, state, now: later });
      await endLostRefunds(app.deps, trx, { ...key, calledBefore: now, now: later });
    });
    return (await chargeOf(key))?.refunds.map((refund) => refund.state);
  };
  expect(await refundAfter(1, "lost")).toEqual(["open"]);
  expect(await refundAfter(2, "lost")).toEqual(["notOwed"]);
  await inTransaction((trx) => bookCancelled(app.deps, trx, { ...key, creatorPct: 0, now: later }));
  expect(await refundAfter(1, "lost")).toEqual(["notOwed", "notOwed"]);
  expect(await refundAfter(2, "won")).toEqual(["open", "notOwed"]);
});

test("a deal before its contract has neither a charge nor an account to pay to", async () => {
  const { influencerId } = await contracted();
  const key = { influencerId, deal: "019ab4d2-0000-7000-8000-00000000dead" };
  expect(await fundingOfDeal(app.deps.db, key)).toEqual({ charge: null, transfer: null });
});

test("money is there once all of it has come, and not while a bank asks for it or has it back", async () => {
  const key = await contracted();
  const isThere = () => isMoneyThere(app.deps.db, key);
  expect(await isThere()).toBe(false);
  await pay(key);
  expect(await isThere()).toBe(true);
  const back = (n: number, state: "open" | "won" | "lost") =>
    inTransaction((trx) =>
      chargebackBooked(trx, { ...key, n, intent: "pi_1", yen: 121_000, state, now: later }),
    );
  await back(1, "open");
  expect(await isThere()).toBe(false);
  await back(1, "won");
  expect(await isThere()).toBe(true);
  await back(2, "lost");
  expect(await isThere()).toBe(false);
});
