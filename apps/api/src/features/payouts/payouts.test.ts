import { getPayment } from "@tomoru/contract/influencer/deal-payments";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mintOwnerId } from "../../platform/owner.ts";
import { atOnce } from "../../testing/at-once.ts";
import { type SeededInfluencer, seedInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { advanceRun, runPayoutsClock } from "./advancing.usecases.ts";
import {
  beforeCut,
  cutRun,
  fileAndSend,
  mainCut,
  operatorOf,
  payOn,
  saveBank,
  seedAccepted,
  seedPayee,
  sentRun,
} from "./payouts.testing.ts";
import { readZengin } from "./zengin-reading.rules.ts";

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

const stages = () =>
  app.deps.db.selectFrom("payments").select(["influencer_id", "stage", "held"]).orderBy("id").execute();
const ledger = (kind: "paid" | "withholdingReturned") =>
  app.deps.db.selectFrom("ledger").selectAll().where("kind", "=", kind).execute();
const mailKinds = async () =>
  (await app.deps.db.selectFrom("mails").select("kind").orderBy("kind").execute()).map(({ kind }) => kind);

async function detail(paymentId: string) {
  const token = await seedSession(app, hanako);
  return (await app.call(getPayment, { token, params: { id: paymentId } })).result;
}

test("a run goes from its cut over the files and the bank to the creators' accounts, and the ledger says so", async () => {
  const plain = await seedAccepted(app, hanako.ownerId, { feeYen: 100_000, withholdingYen: 10_210 });
  await seedAccepted(app, hanako.ownerId, { feeYen: 50_000 });
  const jiro = await seedPayee(app, { accountName: "カブシキガイシャ ショウワ", accountType: "current" });
  await seedAccepted(app, jiro.ownerId, { feeYen: 3000 });

  const runId = await cutRun(app);
  expect((await operatorOf(app).run(runId)).result).toMatchObject({
    ...{ state: "cut", number: 2_026_061_510, madeBy: "tanaka" },
    totals: { lines: 1, payments: 2, yen: 154_790 },
  });
  expect(await detail(plain.paymentId)).toMatchObject({ stage: "scheduled", actor: "tomoru" });

  await fileAndSend(app, runId);
  const { files } = (await operatorOf(app).run(runId)).result;
  expect(files).toMatchObject([{ n: 1, firstLine: 1, lastLine: 1, rows: 1, yen: 154_790 }]);
  const { bytes } = (await operatorOf(app).file(runId)).result;
  expect(readZengin(bytes)).toEqual({
    sender: { code: "1234567890", kana: "ｶ)ﾄﾓﾙ" },
    payOn: "0615",
    rows: [
      {
        ...{ bankCode: "0001", branchCode: "100", accountType: 1, accountNumber: "1234567" },
        ...{ kana: "ﾔﾏﾀﾞ ﾊﾅｺ", yen: 154_790, run: 2_026_061_510, line: 1 },
      },
    ],
  });

  app.clock.set("2026-06-15T03:00:00Z");
  await operatorOf(app).rest(runId, payOn);
  await advanceRun(app.deps, runId);
  expect((await operatorOf(app).run(runId)).result).toMatchObject({
    state: "done",
    totals: { paid: 1, paidYen: 154_790, failed: 0 },
  });
  expect(await detail(plain.paymentId)).toMatchObject({ stage: "paid", paidOn: payOn, actor: "nobody" });
  const booked = (await ledger("paid")).map(({ payable, bank, withholding }) =>
    [payable, bank, withholding].map(Number),
  );
  expect(booked.sort()).toEqual([
    [110_000, -99_790, -10_210],
    [55_000, -55_000, 0],
  ]);
  expect((await ledger("withholdingReturned")).map(({ withholding }) => Number(withholding))).toEqual([
    10_210,
  ]);
  expect((await mailKinds()).filter((kind) => kind.startsWith("payment"))).toEqual([
    "paymentPaid",
    "paymentSent",
  ]);
});

describe("who is not paid by a cut stays due", () => {
  test("without a bank, and with details that lead to none: told, and paid by the supplement once they are right for a day", async () => {
    app.clock.set("2026-06-08T03:00:00Z");
    const jiro = await seedInfluencer(app);
    await seedAccepted(app, jiro.ownerId);
    app.clock.set(mainCut);
    const main = await cutRun(app);
    expect((await operatorOf(app).run(main)).result).toMatchObject({ state: "done", totals: { lines: 0 } });
    expect(await mailKinds()).toContain("bankMissing");
    await saveBank(app, jiro);
    app.clock.set("2026-06-11T00:00:01Z");
    const supplement = await cutRun(app, "supplement");
    expect((await operatorOf(app).run(supplement)).result.totals).toMatchObject({ lines: 1, yen: 110_000 });
  });

  test("whose details were saved within 24 hours; an hour more and they go along", async () => {
    await seedAccepted(app, hanako.ownerId);
    const jiro = await seedInfluencer(app);
    await seedAccepted(app, jiro.ownerId);
    app.clock.set("2026-06-09T01:00:00Z");
    await saveBank(app, jiro, { accountNumber: "07654321" });
    app.clock.set("2026-06-08T23:00:00Z");
    await saveBank(app, hanako, { accountNumber: "07777777" });
    app.clock.set(mainCut);
    const runId = await cutRun(app);
    const { docs } = (await operatorOf(app).rows(runId)).result;
    expect(docs).toMatchObject([{ influencerId: hanako.ownerId, lastDigits: "777" }]);
    expect((await stages()).map(({ stage }) => stage).sort()).toEqual(["due", "scheduled"]);
  });

  test("what is held, and what somebody abroad is paid by hand", async () => {
    await seedAccepted(app, hanako.ownerId);
    const [before] = (await operatorOf(app).runs()).result.next;
    expect(before).toMatchObject({ payments: 1, cuts: ["main"] });
    await app.deps.db.updateTable("payments").set({ held: "確認中" }).execute();
    const [after] = (await operatorOf(app).runs()).result.next;
    expect(after).toMatchObject({ payments: 0, yen: 0 });
    expect((await operatorOf(app).run(await cutRun(app))).result.totals.lines).toBe(0);
  });
});

test("a row keeps the account that it was cut with, whatever is saved after the cut and after sending", async () => {
  await seedAccepted(app, hanako.ownerId);
  const runId = await cutRun(app);
  await saveBank(app, hanako, { accountNumber: "07654321" });
  await fileAndSend(app, runId);
  await saveBank(app, hanako, { accountNumber: "07777777" });
  const { rows } = readZengin((await operatorOf(app).file(runId)).result.bytes);
  expect(rows.map(({ accountNumber }) => accountNumber)).toEqual(["1234567"]);
});

test("sixteen cuts at once, main beside supplement, leave each payment in one row and each file with one hash", async () => {
  for (let n = 0; n < 6; n += 1) {
    const payee = n === 0 ? hanako : await seedInfluencer(app);
    if (n > 0) {
      app.clock.set("2026-05-20T03:00:00Z");
      await saveBank(app, payee);
    }
    await seedAccepted(app, payee.ownerId);
  }
  app.clock.set("2026-06-11T00:00:01Z");
  const runs = [
    (await operatorOf(app).make("main")).result.runId,
    (await operatorOf(app).make("supplement")).result.runId,
  ];
  await atOnce((nth) => advanceRun(app.deps, runs[nth % 2] ?? ""), 16);
  const taken = await app.deps.db.selectFrom("payments").select(["stage", "run_id"]).execute();
  expect(taken.every(({ stage }) => stage === "scheduled")).toBe(true);
  const rows = await app.deps.db
    .selectFrom("payout_rows")
    .select(["run_id", "yen", "influencer_id"])
    .execute();
  expect(rows).toHaveLength(6);
  expect(new Set(rows.map(({ influencer_id }) => influencer_id)).size).toBe(6);
  for (const runId of runs) {
    await operatorOf(app).files(runId);
    await atOnce(() => advanceRun(app.deps, runId), 8);
    const { totals, files } = (await operatorOf(app).run(runId)).result;
    expect(files).toHaveLength(totals.lines > 0 ? 1 : 0);
    const own = rows.filter(({ run_id }) => run_id === runId);
    expect(totals.yen).toBe(own.reduce((sum, { yen }) => sum + Number(yen), 0));
    if (totals.lines === 0) continue;
    const twice = await Promise.all([operatorOf(app).file(runId), operatorOf(app).file(runId)]);
    expect(twice[0].result.bytes).toEqual(twice[1].result.bytes);
  }
});

test("a sealed account that was moved to another row does not open: it is held, and everybody else's is paid", async () => {
  const jiro = await seedInfluencer(app);
  app.clock.set("2026-05-20T03:00:00Z");
  await saveBank(app, jiro, { accountNumber: "07654321" });
  app.clock.set(beforeCut);
  await seedAccepted(app, hanako.ownerId);
  await seedAccepted(app, jiro.ownerId);
  const runId = await cutRun(app);
  const { destination } = await app.deps.db
    .selectFrom("payout_rows")
    .select("destination")
    .where("influencer_id", "=", jiro.ownerId)
    .executeTakeFirstOrThrow();
  await app.deps.db
    .updateTable("payout_rows")
    .set({ destination })
    .where("influencer_id", "=", hanako.ownerId)
    .execute();
  await operatorOf(app).files(runId);
  await advanceRun(app.deps, runId);
  expect((await operatorOf(app).run(runId)).result).toMatchObject({
    state: "filed",
    totals: { lines: 1, payments: 1, yen: 110_000, held: 1 },
  });
  const { rows } = readZengin((await operatorOf(app).file(runId)).result.bytes);
  expect(rows.map(({ accountNumber }) => accountNumber)).toEqual(["7654321"]);
  const held = (await stages()).filter((row) => row.held !== null);
  expect(held).toMatchObject([{ influencer_id: hanako.ownerId, stage: "due" }]);
});

describe("a run", () => {
  test("is one a pay date and kind, and can be made anew once it was let go", async () => {
    await seedAccepted(app, hanako.ownerId);
    const runId = await cutRun(app);
    expect((await operatorOf(app).make()).result.runId).toBe(runId);
    await operatorOf(app).settle(runId, "void");
    expect(await stages()).toMatchObject([{ stage: "due" }]);
    const again = await cutRun(app);
    expect((await operatorOf(app).run(again)).result).toMatchObject({ number: 2_026_061_511, state: "cut" });
  });

  test.each([
    ["2026-06-16", "400 payOn 1023"],
    ["2026-05-29", "400 payOn 1023"],
    ["2026-06-30", "409 payOn 1023"],
  ])("for %s is refused: no pay date, past, or too early", async (day, refused) => {
    const { status, errors } = await operatorOf(app).make("main", day);
    expect([status, ...errors].join(" ")).toBe(refused);
  });

  test("is sent by somebody else than who made it or its files, and only once it has files", async () => {
    await seedAccepted(app, hanako.ownerId);
    const runId = await cutRun(app);
    expect(await operatorOf(app, "sato").settle(runId, "sent")).toMatchObject({
      status: 409,
      errors: ["state 1023"],
    });
    await operatorOf(app, "suzuki").files(runId);
    await advanceRun(app.deps, runId);
    for (const who of ["tanaka", " Suzuki"]) {
      expect(await operatorOf(app, who).settle(runId, "sent")).toMatchObject({
        status: 409,
        errors: ["x-operator 1023"],
      });
    }
    expect((await operatorOf(app, "sato").settle(runId, "sent")).result).toMatchObject({ sentBy: "sato" });
    expect((await operatorOf(app, "sato").settle(runId, "sent")).status).toBe(200);
    expect(await operatorOf(app).settle(runId, "void")).toMatchObject({
      status: 409,
      errors: ["state 1023"],
    });
  });

  test("cuts itself at its hour, each kind once, and not again after it was let go", async () => {
    await seedAccepted(app, hanako.ownerId);
    app.clock.set("2026-06-09T23:59:59Z");
    await runPayoutsClock(app.deps);
    expect((await operatorOf(app).make("supplement")).status).toBe(409);
    app.clock.set(mainCut);
    await runPayoutsClock(app.deps);
    await runPayoutsClock(app.deps);
    const [run] = await app.deps.db.selectFrom("payout_runs").selectAll().execute();
    expect(run).toMatchObject({ kind: "main", made_by: "clock", state: "cutting" });
    await advanceRun(app.deps, run?.id ?? "");
    await operatorOf(app).settle(run?.id ?? "", "void");
    await runPayoutsClock(app.deps);
    expect(await app.deps.db.selectFrom("payout_runs").select("id").execute()).toHaveLength(1);
  });
});

describe("results", () => {
  async function twoSent() {
    const jiro = await seedInfluencer(app);
    app.clock.set("2026-05-20T03:00:00Z");
    await saveBank(app, jiro);
    app.clock.set(beforeCut);
    await seedAccepted(app, hanako.ownerId);
    await seedAccepted(app, jiro.ownerId);
    const runId = await sentRun(app);
    app.clock.set("2026-06-15T03:00:00Z");
    return runId;
  }
  const paid = (line: number) => ({ file: 1, line, result: "paid" as const, paidOn: payOn });
  const failed = (line: number) => ({
    file: 1,
    line,
    result: "failed" as const,
    code: "nameMismatch" as const,
  });

  test("come by file and line; the same again changes nothing, another one is refused at its row", async () => {
    const runId = await twoSent();
    const operator = operatorOf(app);
    expect((await operator.results(runId, [paid(1)])).result.totals).toMatchObject({ paid: 1, failed: 0 });
    expect((await operator.results(runId, [paid(1), failed(2)])).result).toMatchObject({
      state: "done",
      totals: { paid: 1, failed: 1 },
    });
    expect((await operator.results(runId, [failed(2), paid(1)])).status).toBe(200);
    expect(await operator.results(runId, [paid(1), paid(2)])).toMatchObject({
      status: 409,
      errors: ["rows.1 1023"],
    });
    expect(await ledger("paid")).toHaveLength(1);
    expect(
      (await mailKinds()).filter((kind) => kind !== "paymentSent" && kind.startsWith("payment")),
    ).toEqual(["paymentFailed", "paymentPaid"]);
  });

  test.each([
    [{ file: 2, line: 1, result: "paid", paidOn: payOn }, "400 rows.0.line 1023"],
    [{ file: 1, line: 9, result: "paid", paidOn: payOn }, "400 rows.0.line 1023"],
    [{ file: 1, line: 1, result: "paid", paidOn: "2026-06-16" }, "400 rows.0.paidOn 1023"],
    [{ file: 1, line: 1, result: "paid" }, "400 rows.0.paidOn 3009"],
    [{ file: 1, line: 1, result: "failed" }, "400 rows.0.code 3009"],
  ] as const)("%j is refused at its field", async (row, refused) => {
    const runId = await twoSent();
    const { status, errors } = await operatorOf(app).results(runId, [row]);
    expect([status, ...errors].join(" ")).toBe(refused);
  });

  test("what failed is due again on the next pay date, once the details were saved since and a day is over", async () => {
    const runId = await twoSent();
    await operatorOf(app).results(runId, [failed(1), failed(2)]);
    app.clock.set("2026-06-15T03:00:01Z");
    await saveBank(app, hanako);
    app.clock.set("2026-06-16T03:00:00Z");
    await runPayoutsClock(app.deps);
    expect((await stages()).map(({ stage }) => stage)).toEqual(["failed", "failed"]);
    app.clock.set("2026-06-16T03:00:01Z");
    await runPayoutsClock(app.deps);
    const rows = await app.deps.db
      .selectFrom("payments")
      .select(["influencer_id", "stage", "due_on"])
      .execute();
    expect(rows.find(({ influencer_id }) => influencer_id === hanako.ownerId)).toMatchObject({
      stage: "due",
      due_on: "2026-06-30",
    });
    expect(rows.filter(({ stage }) => stage === "failed")).toHaveLength(1);
    // As the homes and the calendars of both sides read it.
    const deals = await app.deps.db.selectFrom("deals").select(["influencer_id", "pay_due_on"]).execute();
    expect(
      deals.map(({ influencer_id, pay_due_on }) => [influencer_id === hanako.ownerId, pay_due_on]),
    ).toEqual(
      expect.arrayContaining([
        [true, "2026-06-30"],
        [false, null],
      ]),
    );
  });

  test("an account that a transfer came back from is paid to again only once it was saved anew", async () => {
    const runId = await twoSent();
    const rows = (await operatorOf(app).rows(runId)).result.docs;
    const [jiro = ""] = rows.flatMap(({ influencerId: id }) => (id === hanako.ownerId ? [] : id));
    const codeOf = (id: string) => (id === jiro ? "bankRejected" : "accountMissing");
    await operatorOf(app).results(
      runId,
      rows.map(({ line, influencerId }) => ({ ...failed(line), code: codeOf(influencerId) })),
    );
    const { paymentId } = await seedAccepted(app, hanako.ownerId, { payOn: "2026-06-30" });
    await seedAccepted(app, mintOwnerId(jiro), { payOn: "2026-06-30" });
    app.clock.set("2026-06-25T00:00:00Z");
    const main = await cutRun(app, "main", "2026-06-30");
    expect((await operatorOf(app).rows(main)).result.docs).toMatchObject([
      { influencerId: jiro, payments: 1 },
    ]);
    expect(await mailKinds()).toContain("bankMissing");
    expect(await detail(paymentId)).toMatchObject({ reason: "bankUnresolved", actor: "creator" });
    const { docs } = (await operatorOf(app).due()).result;
    expect(docs).toMatchObject([{ paymentId, reason: "bankUnresolved", failure: "accountMissing" }]);
    await saveBank(app, hanako);
    app.clock.set("2026-06-26T00:00:01Z");
    const supplement = await cutRun(app, "supplement", "2026-06-30");
    expect((await operatorOf(app).run(supplement)).result.totals).toMatchObject({ payments: 1 });
  });

  test("of all the rest pay what has no result yet, and what failed stays so", async () => {
    const runId = await twoSent();
    await operatorOf(app).results(runId, [failed(1)]);
    await operatorOf(app).rest(runId, payOn);
    await advanceRun(app.deps, runId);
    expect((await operatorOf(app).run(runId)).result).toMatchObject({
      state: "done",
      totals: { paid: 1, failed: 1 },
    });
    expect((await operatorOf(app).rest(runId, payOn)).status).toBe(200);
    expect(await ledger("paid")).toHaveLength(1);
  });
});
