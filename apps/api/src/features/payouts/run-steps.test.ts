import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { liveChannel } from "../../platform/live/announce.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { advanceRun } from "./advancing.usecases.ts";
import {
  beforeCut,
  cutRun,
  fileAndSend,
  operatorOf,
  payOn,
  saveBank,
  seedAccepted,
  seedPayee,
} from "./payouts.testing.ts";

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

const tanaka = () => operatorOf(app);
const sato = () => operatorOf(app, "sato");
const run = async (runId: string) => (await tanaka().run(runId)).result;
const onPayDate = "2026-06-15T03:00:00Z";

/** Payable creators beside the one that there is, each with a fee. */
async function seedOthers(count: number): Promise<SeededInfluencer[]> {
  app.clock.set("2026-05-20T03:00:00Z");
  const others: SeededInfluencer[] = [];
  for (let nth = 0; nth < count; nth += 1) others.push(await seedPayee(app));
  app.clock.set(beforeCut);
  for (const { ownerId } of others) await seedAccepted(app, ownerId);
  return others;
}

test("while a job goes on with a run it says how far it is, and at rest nothing", async () => {
  await seedAccepted(app, hanako.ownerId);
  await seedOthers(1);
  const { runId } = (await tanaka().make()).result;
  expect(await run(runId)).toMatchObject({ state: "cutting", progress: { job: "cut", done: 0, of: null } });
  await advanceRun(app.deps, runId);
  expect(await run(runId)).toMatchObject({ state: "cut", progress: null, endedAt: null });
  await tanaka().files(runId);
  expect(await run(runId)).toMatchObject({ state: "filing", progress: { job: "files", done: 0, of: 2 } });
  await advanceRun(app.deps, runId);
  expect(await run(runId)).toMatchObject({ state: "filed", progress: null, filedBy: "tanaka" });
  await sato().settle(runId, "sent");
  await advanceRun(app.deps, runId);
  expect(await run(runId)).toMatchObject({
    state: "sent",
    progress: null,
    sentAt: "2026-06-09T03:00:00.000Z",
  });
  app.clock.set(onPayDate);
  await tanaka().results(runId, [{ file: 1, line: 1, result: "paid", paidOn: payOn }]);
  await tanaka().rest(runId, payOn);
  expect(await run(runId)).toMatchObject({ progress: { job: "results", done: 1, of: 2 }, endedAt: null });
  await advanceRun(app.deps, runId);
  const ended = { state: "done", progress: null, endedAt: "2026-06-15T03:00:00.000Z" };
  expect(await run(runId)).toMatchObject(ended);
});

test("files are made once: asked for again, at any later time, the run answers as it is; never of one that is cut or let go", async () => {
  await seedAccepted(app, hanako.ownerId);
  const { runId } = (await tanaka().make()).result;
  expect(await tanaka().files(runId)).toMatchObject({ status: 409, errors: ["state 1023"] });
  await advanceRun(app.deps, runId);
  for (const state of ["filing", "filing"]) {
    expect(await tanaka().files(runId)).toMatchObject({ status: 200, result: { state } });
  }
  await advanceRun(app.deps, runId);
  expect(await sato().files(runId)).toMatchObject({
    status: 200,
    result: { state: "filed", filedBy: "tanaka" },
  });
  await sato().settle(runId, "sent");
  expect((await tanaka().files(runId)).result).toMatchObject({ state: "sent", files: [{ n: 1 }] });
});

test("a run that was let go answers so again, with its first reason, and is neither sent nor filed", async () => {
  await seedAccepted(app, hanako.ownerId);
  const runId = await cutRun(app);
  await sato().settle(runId, "void", "締め直します。");
  const again = await tanaka().settle(runId, "void", "別の理由");
  expect(again).toMatchObject({ status: 200, result: { state: "void", letGo: { by: "sato" } } });
  expect(again.result.letGo?.reason).toBe("締め直します。");
  expect(await sato().settle(runId, "sent")).toMatchObject({ status: 409, errors: ["state 1023"] });
  expect(await tanaka().files(runId)).toMatchObject({ status: 409, errors: ["state 1023"] });
});

test("a run whose only account does not open is over without a file, and what it held is due and waits", async () => {
  await seedAccepted(app, hanako.ownerId);
  const runId = await cutRun(app);
  await app.deps.db.updateTable("payout_rows").set({ destination: "nothing that opens" }).execute();
  await tanaka().files(runId);
  await advanceRun(app.deps, runId);
  expect(await run(runId)).toMatchObject({
    ...{ state: "done", files: [], totals: { lines: 0, payments: 0, yen: 0, held: 1 } },
  });
  const payments = await app.deps.db.selectFrom("payments").select(["stage", "held"]).execute();
  expect(payments).toEqual([{ stage: "due", held: "振込先を確認しています。" }]);
  expect((await tanaka().file(runId)).status).toBe(404);
});

test("lines are in the order of the creators' ids, each with the sum of what is due to them", async () => {
  await seedAccepted(app, hanako.ownerId, { feeYen: 1000 });
  const others = await seedOthers(3);
  await seedAccepted(app, hanako.ownerId, { feeYen: 2000 });
  const runId = await cutRun(app);
  const { docs } = (await tanaka().rows(runId)).result;
  const ids = [hanako, ...others].map(({ ownerId }) => String(ownerId)).sort();
  expect(docs.map(({ line, influencerId }) => [line, influencerId])).toEqual(
    ids.map((id, at) => [at + 1, id]),
  );
  expect(docs.find(({ influencerId }) => influencerId === hanako.ownerId)).toMatchObject({
    ...{ yen: 3300, payments: 2, file: null, state: "scheduled" },
  });
  const [first, second] = [
    (await tanaka().rows(runId, { limit: "3" })).result,
    (await tanaka().rows(runId, { limit: "3", offset: "3" })).result,
  ];
  expect([first.docs.length, first.hasNextPage]).toEqual([3, true]);
  expect([second.docs.map(({ line }) => line), second.hasNextPage]).toEqual([[4], false]);
});

test("a run that there is not is answered so, whatever is asked of it", async () => {
  const id = crypto.randomUUID();
  const row = { file: 1, line: 1, result: "paid" as const, paidOn: payOn };
  const answers = await Promise.all([
    ...[tanaka().run(id), tanaka().rows(id), tanaka().files(id), tanaka().file(id)],
    ...[tanaka().settle(id, "sent"), tanaka().results(id, [row])],
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
});

describe("both sides' open pages are told", () => {
  const heard = new Set<string>();
  let ear: Awaited<ReturnType<TestApp["listen"]>>;
  beforeAll(async () => {
    ear = await app.listen({
      channel: liveChannel,
      hear: (ownerId) => heard.add(ownerId),
      lost: () => undefined,
    });
  });
  afterAll(() => ear.stop());

  test.each([
    ["paid", { result: "paid", paidOn: payOn }],
    ["sent back", { result: "failed", code: "nameMismatch" }],
  ] as const)("of a cut, and that a transfer was %s", async (_, result) => {
    const { companyId } = await seedAccepted(app, hanako.ownerId);
    heard.clear();
    const runId = await cutRun(app);
    await expect.poll(() => [...heard].sort()).toEqual([hanako.ownerId, companyId].sort());
    await fileAndSend(app, runId);
    app.clock.set(onPayDate);
    await tanaka().run(runId);
    heard.clear();
    await tanaka().results(runId, [{ file: 1, line: 1, ...result }]);
    await expect.poll(() => [...heard].sort()).toEqual([hanako.ownerId, companyId].sort());
  });
});

test("a transfer that pays several deals is told by one mail, with their sum", async () => {
  await seedAccepted(app, hanako.ownerId, { feeYen: 100_000 });
  await seedAccepted(app, hanako.ownerId, { feeYen: 50_000 });
  const jiro = await seedInfluencer(app, { locale: "en" });
  app.clock.set("2026-05-20T03:00:00Z");
  await saveBank(app, jiro);
  app.clock.set(beforeCut);
  await seedAccepted(app, jiro.ownerId);
  await fileAndSend(app, await cutRun(app));
  const mailOf = async ({ email }: SeededInfluencer, words: string) => {
    for (;;) {
      const mail = await app.mail.mailTo(email);
      if (mail.text.includes(words)) return mail.text;
    }
  };
  const own = await mailOf(hanako, "銀行に依頼しました");
  expect(own).toContain("¥165,000");
  expect(own).toContain("ほか1件");
  expect(await mailOf(jiro, "¥110,000")).toContain("15 Jun 2026");
});
