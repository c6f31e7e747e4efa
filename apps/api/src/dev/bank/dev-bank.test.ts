import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { advanceRun } from "../../features/payouts/advancing.usecases.ts";
import {
  beforeCut,
  operatorOf,
  payOn,
  seedAccepted,
  seedPayee,
  sentRun,
} from "../../features/payouts/payouts.testing.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-05-20T03:00:00Z");
});
afterAll(() => app.close());

const onPayDate = `${payOn}T01:00:00Z`;

/** A run with so many transfers that lies at the bank, before its pay date. */
async function sent(count: number): Promise<string> {
  for (let made = 0; made < count; made += 1) {
    const payee = await seedPayee(app);
    await seedAccepted(app, payee.ownerId);
  }
  app.clock.set(beforeCut);
  return sentRun(app);
}

const page = async (cookie = "") => (await app.app.inject({ url: "/dev/bank", headers: { cookie } })).body;

function answer(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const form = { "content-type": "application/x-www-form-urlencoded", ...headers };
  const payload = new URLSearchParams(fields).toString();
  return app.app.inject({ method: "POST", url: "/dev/bank", headers: form, payload });
}

const states = async (runId: string) =>
  (await operatorOf(app).rows(runId)).result.docs.map(({ state, code, paidOn }) => [state, code, paidOn]);

test("the bank reads what was sent, and answers nothing before the day of the transfer", async () => {
  expect(await page()).toContain("届いたファイルはまだありません。");
  const runId = await sent(1);
  const early = await page("locale=en");
  expect(early).toContain("File 1: 1 transfer, ¥110,000");
  expect(early).toContain("ﾔﾏﾀﾞ ﾊﾅｺ");
  expect(early).toContain("0001-100 savings ****567");
  expect(early).not.toContain("1234567");
  expect(early).not.toContain("<form");
  const refused = await answer({ run: runId, file: "1", "line-1": "paid" });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain("この結果は返せません");
  expect(await states(runId)).toEqual([["sent", null, null]]);
});

test("what it answers by line is what the operator would have imported, and who said so is in the log", async () => {
  const runId = await sent(2);
  app.clock.set(onPayDate);
  expect(await page()).toContain("結果を返す");
  const results = { run: runId, file: "1", "line-1": "paid", "line-2": "nameMismatch" };
  expect((await answer(results)).statusCode).toBe(303);
  expect(await states(runId)).toEqual([
    ["paid", null, payOn],
    ["failed", "nameMismatch", null],
  ]);
  expect((await operatorOf(app).run(runId)).result).toMatchObject({ state: "done", totals: { paid: 1 } });
  expect(await page()).toContain("名義が一致しない");
  expect((await answer(results)).statusCode).toBe(303);
  expect((await answer({ ...results, "line-1": "other" })).statusCode).toBe(409);
  expect(await states(runId)).toHaveLength(2);
  const log = await app.deps.db
    .selectFrom("audit_log")
    .select("operator")
    .where("call", "=", "importPayoutResults");
  expect((await log.execute()).map(({ operator }) => operator)).toContain("bank (sandbox)");
});

test("all that is not answered yet can be returned as paid", async () => {
  const runId = await sent(2);
  app.clock.set(onPayDate);
  expect((await answer({ run: runId, file: "1", rest: "yes" })).statusCode).toBe(303);
  await advanceRun(app.deps, runId);
  expect((await operatorOf(app).run(runId)).result).toMatchObject({ state: "done", totals: { paid: 2 } });
});

test("a run that there is not, or that was not sent, has no results", async () => {
  app.clock.set(beforeCut);
  for (const run of ["", "x", "019aa9b2-5f00-7c3e-8f21-1234567890ab"])
    expect((await answer({ run, file: "1", "line-1": "paid" })).statusCode, run).toBe(404);
});

test("in production there is no such bank, and no page of somebody else's can answer for it", async () => {
  const production = await startTestApp({ production: true });
  expect((await production.app.inject("/dev/bank")).statusCode).toBe(404);
  expect((await production.app.inject({ method: "POST", url: "/dev/bank" })).statusCode).toBe(404);
  await production.close();
  expect((await answer({}, { origin: "https://evil.example" })).statusCode).toBe(403);
});
