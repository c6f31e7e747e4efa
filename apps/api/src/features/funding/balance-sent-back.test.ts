import { payOutBalance } from "@tomoru/contract/operator/ledger";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce } from "../../testing/at-once.ts";
import { type SeededMember, seedCompany } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import {
  balanceReceived,
  balanceYenOf,
  hasMoneyOfCompany,
  movesOfBalance,
} from "../ledger/balance.usecases.ts";

let app: TestApp;
let minato: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-16T03:00:00Z");
  minato = await seedCompany(app);
});
afterAll(() => app.close());

const receive = (yen: number) =>
  app.deps.db.transaction().execute((trx) =>
    balanceReceived(trx, {
      ...{ companyId: minato.companyId, yen, reference: "ccsbtxn_1", now: app.clock.now() },
    }),
  );
const left = () => balanceYenOf(app.deps.db, minato.companyId);
const moves = () => movesOfBalance(app.deps.db, minato.companyId);

function sendBack(
  yen: number,
  { reference = "返金 1", companyId = minato.companyId as string, paidOn = "2026-11-16" } = {},
) {
  const body = { yen, paidOn, reference };
  return app.call(payOutBalance, { params: { companyId }, headers: { "x-operator": "tanaka" }, body });
}

test("what was sent back to a company's bank is its balance no more, once for its reference", async () => {
  await receive(21_000);
  const answer = { companyId: minato.companyId, balanceYen: 1000 };
  expect(await sendBack(20_000)).toMatchObject({ status: 200, result: answer });
  expect(await sendBack(20_000)).toMatchObject({ status: 200, result: answer });
  expect(await moves()).toEqual([
    { reference: "ccsbtxn_1", yen: 21_000 },
    { reference: "返金 1", yen: -20_000 },
  ]);
  expect(await hasMoneyOfCompany(app.deps.db, minato.companyId)).toBe(true);
  // The whole of the rest may go, and then nothing of the company's is here.
  expect((await sendBack(1000, { reference: "返金 2" })).result).toMatchObject({ balanceYen: 0 });
  expect(await hasMoneyOfCompany(app.deps.db, minato.companyId)).toBe(false);
});

test("more than there is, and of no company, is refused and writes nothing", async () => {
  await receive(21_000);
  expect(await sendBack(21_001)).toMatchObject({ status: 409, errors: ["yen 1023"] });
  expect(await sendBack(1, { companyId: crypto.randomUUID() })).toMatchObject({ status: 404 });
  expect(await moves()).toEqual([{ reference: "ccsbtxn_1", yen: 21_000 }]);
  const { companyId } = await seedCompany(app);
  expect(await sendBack(1, { companyId })).toMatchObject({ status: 409 });
  expect(await left()).toBe(21_000);
});

test("neither another sum by the same reference nor a day to come is taken", async () => {
  await receive(21_000);
  expect((await sendBack(5000)).status).toBe(200);
  expect(await sendBack(6000)).toMatchObject({ status: 409, errors: ["reference 1023"] });
  const late = await sendBack(1, { reference: "返金 2", paidOn: "2026-11-17" });
  expect(late).toMatchObject({ status: 400, errors: ["paidOn 1023"] });
  expect(await left()).toBe(16_000);
});

test("of many at once that come to more than there is, no more is written down than there is", async () => {
  await receive(21_000);
  const answers = await atOnce((nth) => sendBack(5000, { reference: `返金 ${nth}` }), 16);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(4).fill(200), ...Array(12).fill(409)]);
  expect(await left()).toBe(1000);
});
