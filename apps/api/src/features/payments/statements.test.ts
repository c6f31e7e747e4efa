import { getCompanyStatement } from "@tomoru/contract/company/statements";
import { listMessages } from "@tomoru/contract/influencer/deal-messages";
import { answerStatement, getStatement } from "@tomoru/contract/influencer/deal-payments";
import { anOrderer } from "@tomoru/contract/testing/deal-payment.builder";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { canonicalSha256 } from "../../platform/canonical-json.ts";
import {
  type SeededInfluencer,
  type SeededMember,
  seedCompany,
  seedInfluencer,
  seedPayment,
  seedSession,
} from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { seedAccepted } from "../payouts/payouts.testing.ts";
import { seedDealPayment } from "./deal-payments.testing.ts";

let app: TestApp;
let hanako: SeededInfluencer;
let minato: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-05-20T03:00:00Z");
  hanako = await seedInfluencer(app);
  minato = await seedCompany(app);
});
afterAll(() => app.close());

type Part = Partial<Parameters<typeof seedDealPayment>[1]>;
const open = (part: Part = {}) =>
  seedDealPayment(app, { influencerId: hanako.ownerId, companyId: minato.companyId, ...part });

const read = (id: string, token = hanako.token) => app.call(getStatement, { token, params: { id } });

type Answer = { action: "confirm" | "query"; message?: string };
async function answer(id: string, body: Answer) {
  const token = await seedSession(app, hanako);
  return app.call(answerStatement, { token, params: { id }, body });
}
const mails = () => app.deps.db.selectFrom("mails").select("kind").execute();

test("a statement says who pays whom what for what, by rate, and its hash is over all of it", async () => {
  const payee = {
    legalName: "山田 花子",
    tradeName: "花屋",
    invoiceNumber: "T1234567890123",
    isConfirmed: true,
  };
  const issuer = anOrderer({ companyId: minato.companyId });
  const { paymentId, dealId } = await open({
    ...{ payee, issuer, withholdingYen: 10_210, netYen: 99_790 },
    withholding: { kind: "std", reason: "appearance" },
  });
  const { result } = await read(paymentId);
  const { state, confirmBy, answeredAt, sha256, ...body } = result;
  expect(body).toEqual({
    ...{ paymentId, dealId, number: `202605-${dealId.slice(0, 8)}-1`, version: 1, issuedOn: "2026-05-20" },
    ...{ issuer, payee, receivedOn: "2026-05-16", platform: "instagram" },
    productName: "うるおい化粧水「しずく」",
    formats: [{ format: "reel", count: 1 }],
    sharePercent: null,
    sums: [{ ratePercent: 10, netYen: 100_000, taxYen: 10_000 }],
    withholding: { kind: "std", reason: "appearance", yen: 10_210 },
    ...{ netYen: 99_790, payOn: "2026-06-15" },
  });
  expect([state, answeredAt]).toEqual(["open", null]);
  // The end of the seventh day in Japan.
  expect(confirmBy).toBe("2026-05-27T15:00:00.000Z");
  expect(sha256).toBe(canonicalSha256(body));
});

test.each([
  [{ kind: "nonResident", reason: "copyright" }, 0],
  [{ kind: "none", reason: "treatyFiled" }, 0],
  [{ kind: "std", reason: "appearance" }, 10],
  [{ kind: "none", reason: "ownPost" }, 10],
] as const)("where the reason is %j the rate of the tax is %d percent", async (withholding, ratePercent) => {
  const { paymentId } = await open({ withholding });
  expect((await read(paymentId)).result.sums).toMatchObject([{ ratePercent }]);
});

test("a share of nothing opens neither a payment nor a statement", async () => {
  await expect(open({ ...{ feeYen: 0, taxYen: 0, netYen: 0 } })).rejects.toThrow("nothing was to be paid");
  expect(await app.deps.db.selectFrom("statements").select("number").execute()).toEqual([]);
});

test("there is none of somebody else's payment, nor of what was paid outside of deals", async () => {
  const { paymentId } = await open();
  const jiro = await seedInfluencer(app);
  expect((await read(paymentId, jiro.token)).status).toBe(404);
  expect((await read(await seedPayment(app, hanako))).status).toBe(404);
  const foreign = { params: { id: paymentId }, body: { action: "confirm" as const } };
  expect((await app.call(answerStatement, { token: jiro.token, ...foreign })).status).toBe(404);
  expect((await read(paymentId)).result.state).toBe("open");
});

describe("its creator", () => {
  test("confirms it once; the same again changes nothing, and a question comes too late", async () => {
    const { paymentId } = await open();
    app.clock.set("2026-05-21T03:00:00Z");
    const confirmed = { state: "confirmed", answeredAt: "2026-05-21T03:00:00.000Z" };
    expect((await answer(paymentId, { action: "confirm" })).result).toMatchObject(confirmed);
    app.clock.set("2026-05-22T03:00:00Z");
    expect((await answer(paymentId, { action: "confirm" })).result).toMatchObject(confirmed);
    expect(await answer(paymentId, { action: "query", message: "金額が違います。" })).toMatchObject({
      status: 409,
      errors: ["action 1023"],
    });
    const token = await seedSession(app, hanako);
    expect((await read(paymentId, token)).result).toMatchObject(confirmed);
    expect(await mails()).toEqual([]);
  });

  test("asks about it: support and the deal's other side read it once, however often it is sent, and it cannot be confirmed any more", async () => {
    const { paymentId, dealId, statementNumber } = await seedAccepted(app, hanako.ownerId);
    const question: Answer = { action: "query", message: "素材の費用が入っていません。" };
    expect((await answer(paymentId, question)).result).toMatchObject({
      state: "queried",
      answeredAt: "2026-05-20T03:00:00.000Z",
    });
    expect((await answer(paymentId, question)).result.state).toBe("queried");
    const mail = await app.mail.mailTo(app.deps.config.supportEmail);
    expect(mail.subject).toContain(`支払通知書 ${statementNumber}`);
    expect(mail.text).toContain("素材の費用が入っていません。");
    expect(mail.header("reply-to")).toContain(hanako.email);
    expect((await mails()).filter(({ kind }) => kind === "statementQueried")).toHaveLength(1);
    const thread = await app.call(listMessages, { token: hanako.token, params: { id: dealId } });
    expect(thread.result.docs.map(({ from, text }) => [from, text])).toEqual([
      ["creator", "素材の費用が入っていません。"],
    ]);
    expect(await answer(paymentId, { action: "confirm" })).toMatchObject({
      status: 409,
      errors: ["action 1023"],
    });
  });

  test("has seven days for it, to the last second of the seventh in Japan: then silence has confirmed it", async () => {
    const [first, second] = [await open(), await open()];
    app.clock.set("2026-05-27T14:59:59Z");
    expect((await answer(first.paymentId, { action: "confirm" })).result.state).toBe("confirmed");
    expect((await read(second.paymentId, await seedSession(app, hanako))).result.state).toBe("open");
    app.clock.set("2026-05-27T15:00:00Z");
    const silent = { state: "silent", answeredAt: null };
    expect((await read(second.paymentId, await seedSession(app, hanako))).result).toMatchObject(silent);
    for (const late of [{ action: "confirm" }, { action: "query", message: "遅れました。" }] as const) {
      expect(await answer(second.paymentId, late)).toMatchObject({ status: 409, errors: ["action 1023"] });
    }
    expect((await read(second.paymentId, await seedSession(app, hanako))).result).toMatchObject(silent);
    expect(await mails()).toEqual([]);
  });
});

describe("its company", () => {
  const forBooks = (paymentId: string, { token } = minato) =>
    app.call(getCompanyStatement, { token, params: { paymentId } });

  test("reads the same as its creator, and nobody else's company does", async () => {
    const { paymentId } = await open();
    const { result } = await read(paymentId);
    expect((await forBooks(paymentId)).result.statement).toEqual(result);
    expect((await forBooks(paymentId, await seedCompany(app))).status).toBe(404);
    expect((await forBooks(crypto.randomUUID())).status).toBe(404);
  });

  test("reads how much of the tax it may deduct that it paid to somebody who is not registered, by the day of receipt and rounded down", async () => {
    const sums = { feeYen: 3339, taxYen: 333, netYen: 3672 };
    const deductionOf = async (part: Part) =>
      (await forBooks((await open({ ...sums, ...part })).paymentId)).result.deduction;
    expect(await deductionOf({ receivedOn: "2026-09-30" })).toEqual({ percent: 80, yen: 266 });
    expect(await deductionOf({ receivedOn: "2026-10-01" })).toEqual({ percent: 70, yen: 233 });
    const registered = {
      ...{ legalName: "山田 花子", tradeName: null, invoiceNumber: "T1234567890123" },
      isConfirmed: true,
    };
    expect(await deductionOf({ payee: registered })).toBeNull();
    expect(await deductionOf({ taxYen: 0, netYen: 3339 })).toBeNull();
  });
});
