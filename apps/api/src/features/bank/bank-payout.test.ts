import type { AccountCause, FailureCause } from "@tomoru/contract/deals/payout-states";
import type { BankInfo } from "@tomoru/contract/influencer/bank";
import { getBankPayout } from "@tomoru/contract/influencer/bank-payout";
import { limits } from "@tomoru/contract/limits";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { type SeededInfluencer, seedInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { forgetBank, saveBankInfo } from "./bank.usecases.ts";
import { type Destination, destinationContext } from "./payee.rules.ts";
import {
  keepForLeaving,
  keepResolved,
  nameOfBank,
  payeesOf,
  readingsOf,
  refuseAccounts,
  savedAtOf,
} from "./payee.usecases.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  hanako = await seedInfluencer(app);
});
afterAll(() => app.close());

const nowhere = { accountNumber: "12345678", accountName: "山田花子" };
const destination: Destination = {
  ...{ bankCode: "0005", branchCode: "135", accountType: "current" },
  ...{ accountNumber: "7654321", kana: "ﾔﾏﾀﾞ ﾊﾅｺ" },
};

const save = (part: Partial<BankInfo> = {}) =>
  saveBankInfo(app.deps, {
    ownerId: hanako.ownerId,
    info: aBankAccount({ accountNumber: "01234567", ...part }),
  });
const told = async () => (await app.call(getBankPayout, { token: await seedSession(app, hanako) })).result;
const within = <T>(work: (trx: Trx) => Promise<T>) => app.deps.db.transaction().execute(work);
const refuse = (code: FailureCause) =>
  within((trx) => refuseAccounts(trx, { influencerIds: [hanako.ownerId], code, cutAt: app.clock.now() }));
const resolve = () =>
  within((trx) =>
    keepResolved(app.deps, trx, { influencerId: hanako.ownerId, destination, now: app.clock.now() }),
  );
const payee = async () => {
  const asked = { influencerIds: [hanako.ownerId], now: app.clock.now() };
  return (await payeesOf(app.deps, app.deps.db, asked)).get(hanako.ownerId);
};
const lastSaved = async () => (await savedAtOf(app.deps.db, [hanako.ownerId])).get(hanako.ownerId);

test("before there is an account nothing is told of it", async () => {
  expect(await told()).toBeNull();
  expect(await payee()).toEqual({ kind: "noBank" });
  expect(await lastSaved()).toBeUndefined();
});

test("what was saved is payable a day later, and not a second before", async () => {
  await save();
  const usableFrom = secondsAfter(app.clock.now(), limits.bankHoldSeconds).toISOString();
  const account = {
    ...{ faults: [], refusedFor: null, bankCode: "0001", branchCode: "100", lastDigits: "567" },
    ...{ nameKana: "ﾔﾏﾀﾞ ﾊﾅｺ", nameBytes: 8, usableFrom },
  };
  expect(await told()).toEqual({ ...account, isPayable: false, reason: "bankFresh" });
  app.clock.advance(limits.bankHoldSeconds - 1);
  expect(await told()).toMatchObject({ isPayable: false, reason: "bankFresh" });
  app.clock.advance(1);
  expect(await told()).toEqual({ ...account, isPayable: true, reason: null });
});

test("what leads to no account says which fields, and can be told by its last digits", async () => {
  await save(nowhere);
  app.clock.advance(limits.bankHoldSeconds);
  expect(await told()).toMatchObject({
    ...{ isPayable: false, reason: "bankUnresolved", refusedFor: null },
    ...{ faults: ["accountNumber", "accountName"], bankCode: "0001", branchCode: "100" },
    ...{ lastDigits: "678", nameKana: null, nameBytes: 0 },
  });
});

describe("once a transfer came back", () => {
  test.each<AccountCause>(["accountMissing", "nameMismatch", "accountClosed"])(
    "for %s the account is none any more, until it is saved anew",
    async (code) => {
      await save();
      await refuse(code);
      const refused = { isPayable: false, reason: "bankUnresolved", refusedFor: code, faults: [] };
      expect(await told()).toMatchObject(refused);
      expect(await payee()).toEqual({ kind: "bankUnresolved", refusedFor: code });
      app.clock.advance(1);
      await save();
      expect(await told()).toMatchObject({ reason: "bankFresh", refusedFor: null });
    },
  );

  test("for a reason of the bank's alone it stays what it is", async () => {
    await save();
    await refuse("bankRejected");
    expect(await told()).toMatchObject({ reason: "bankFresh", refusedFor: null });
  });
});

test("what the operator says that details mean counts for them, and not for what is saved later", async () => {
  await save(nowhere);
  expect(await resolve()).toEqual({
    lastDigits: "321",
    usableFrom: secondsAfter(app.clock.now(), limits.bankHoldSeconds),
  });
  expect(await told()).toMatchObject({
    reason: "bankFresh",
    faults: [],
    bankCode: "0005",
    lastDigits: "321",
  });
  app.clock.advance(limits.bankHoldSeconds);
  expect(await payee()).toEqual({ kind: "payable", destination, lastDigits: "321" });
  expect(await lastSaved()).toEqual(secondsAfter(app.clock.now(), -limits.bankHoldSeconds));
  await save(nowhere);
  expect(await told()).toMatchObject({ reason: "bankUnresolved", lastDigits: "678" });
  expect(await lastSaved()).toEqual(app.clock.now());
  app.clock.advance(1);
  await resolve();
  expect(await lastSaved()).toEqual(app.clock.now());
});

describe("of somebody who leaves and is still to be paid", () => {
  const leave = () =>
    within(async (trx) => {
      await keepForLeaving(app.deps, trx, hanako.ownerId);
      await forgetBank(trx, hanako.ownerId);
    });
  const kept = () => app.deps.db.selectFrom("payout_destinations").select(["source", "ciphertext"]).execute();

  test("the account stays as it was saved, with its day of waiting", async () => {
    await save();
    app.clock.advance(limits.bankHoldSeconds - 1);
    await leave();
    expect(await kept()).toMatchObject([{ source: "closed" }]);
    expect(await payee()).toMatchObject({ kind: "bankFresh" });
    app.clock.advance(1);
    expect(await payee()).toMatchObject({ kind: "payable", lastDigits: "567" });
  });

  test("details that led nowhere stay as they were written, and are read by the list of the day", async () => {
    await save(nowhere);
    app.clock.advance(limits.bankHoldSeconds);
    await leave();
    expect(await payee()).toEqual({ kind: "bankUnresolved", refusedFor: null });
    const context = destinationContext(hanako.ownerId);
    const [{ ciphertext = "" } = {}] = await kept();
    const { info } = JSON.parse(app.deps.keys.open(ciphertext, context));
    expect(info).toMatchObject(nowhere);
    const readable = { info: { ...info, accountNumber: "01234567", accountName: "ヤマダ ハナコ" } };
    const resealed = app.deps.keys.seal(JSON.stringify(readable), context);
    await app.deps.db.updateTable("payout_destinations").set({ ciphertext: resealed }).execute();
    expect(await payee()).toMatchObject({ kind: "payable", lastDigits: "567" });
  });

  test("who has saved nothing leaves nothing", async () => {
    await leave();
    expect(await kept()).toEqual([]);
  });
});

test("a bank and a branch are called as the list calls them, and what is in no list is called nothing", () => {
  expect(["0001", "0002", "toString"].map(nameOfBank)).toEqual(["みずほ銀行", null, null]);
  expect(readingsOf({ bankCode: "0001", branchCode: "100" })).toEqual({ bank: "ﾐｽﾞﾎ", branch: "ﾎﾝﾃﾝ" });
  expect(readingsOf({ bankCode: "0001", branchCode: "999" })).toEqual({ bank: "ﾐｽﾞﾎ", branch: "" });
  expect(readingsOf({ bankCode: "0002", branchCode: "100" })).toEqual({ bank: "", branch: "" });
});
