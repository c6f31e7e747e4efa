import { getPayment } from "@tomoru/contract/influencer/deal-payments";
import type { RowResult } from "@tomoru/contract/operator/payouts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { advanceRun, runPayoutsClock } from "./advancing.usecases.ts";
import {
  beforeCut,
  cutRun,
  fileAndSend,
  operatorOf,
  payOn,
  saveBank,
  seedAccepted,
  seedPayee,
  sentRun,
} from "./payouts.testing.ts";

let app: TestApp;
let runId: string;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-05-20T03:00:00Z");
  hanako = await seedPayee(app);
  const payees = [hanako, await seedPayee(app)];
  app.clock.set(beforeCut);
  for (const { ownerId } of payees) await seedAccepted(app, ownerId);
  runId = await sentRun(app);
  app.clock.set("2026-06-16T03:00:00Z");
});
afterAll(() => app.close());

const paid = (line: number, paidOn = payOn): Partial<RowResult> => ({
  file: 1,
  line,
  result: "paid",
  paidOn,
});
const failed = (line: number, code: RowResult["code"] = "nameMismatch"): Partial<RowResult> => ({
  ...{ file: 1, line, result: "failed", code },
});
async function told(...rows: Partial<RowResult>[]): Promise<string> {
  const { status, errors } = await operatorOf(app).results(runId, rows);
  return [status, ...errors].join(" ");
}
const totals = async () => (await operatorOf(app).run(runId)).result.totals;
const rows = async () =>
  (await operatorOf(app).rows(runId)).result.docs.map(({ state, code, paidOn }) => [state, code, paidOn]);
const booked = () => app.deps.db.selectFrom("ledger").select("about").where("kind", "=", "paid").execute();

test("a line that is told twice in one call counts once where both say the same", async () => {
  expect(await told(paid(1), paid(1), failed(2), failed(2))).toBe("200");
  expect(await totals()).toMatchObject({ paid: 1, paidYen: 110_000, failed: 1 });
  expect(await rows()).toEqual([
    ["paid", null, payOn],
    ["failed", "nameMismatch", null],
  ]);
  expect(await booked()).toHaveLength(1);
});

test.each<[string, Partial<RowResult>[]]>([
  ["paid and sent back", [paid(1), failed(1)]],
  ["sent back and paid", [failed(1), paid(1)]],
  ["paid on two days", [paid(1), paid(1, "2026-06-16")]],
  ["sent back for two reasons", [failed(1), failed(1, "accountClosed")]],
])(
  "a line that one call tells to be %s is refused at the second, and nothing of the call is kept",
  async (_, both) => {
    expect(await told(paid(2), ...both)).toBe("409 rows.2 1023");
    expect(await totals()).toMatchObject({ paid: 0, paidYen: 0, failed: 0 });
    expect(await booked()).toEqual([]);
  },
);

test("what stands is not told otherwise: neither another day, nor another reason, nor the other result", async () => {
  expect(await told(paid(1), failed(2))).toBe("200");
  expect(await told(paid(1, "2026-06-16"))).toBe("409 rows.0 1023");
  expect(await told({ ...failed(1), paidOn: payOn })).toBe("409 rows.0 1023");
  expect(await told(failed(2, "accountClosed"))).toBe("409 rows.0 1023");
  expect(await told({ ...paid(2), code: "nameMismatch" })).toBe("409 rows.0 1023");
  expect(await told(paid(1), failed(2))).toBe("200");
  expect(await totals()).toMatchObject({ paid: 1, failed: 1 });
});

test("of all the rest a day that has come is told, and another one is not told over it", async () => {
  const rest = async (day: string) => {
    const { status, errors } = await operatorOf(app).rest(runId, day);
    return [status, ...errors].join(" ");
  };
  expect(await rest("2026-06-17")).toBe("400 restPaidOn 1023");
  // Nor one from before the run was made: a year's statement would be another year's.
  expect(await rest("2025-06-16")).toBe("400 restPaidOn 1023");
  expect(await told(paid(1, "2025-06-16"))).toBe("400 rows.0.paidOn 1023");
  expect(await rest("2026-06-16")).toBe("200");
  expect(await rest(payOn)).toBe("409 restPaidOn 1023");
  expect(await rest("2026-06-16")).toBe("200");
  await advanceRun(app.deps, runId);
  expect(await rows()).toEqual(Array(2).fill(["paid", null, "2026-06-16"]));
  expect(await totals()).toMatchObject({ paid: 2, paidYen: 220_000 });
});

test("before it is at the bank a run has no results", async () => {
  await operatorOf(app).rest(runId, payOn);
  await advanceRun(app.deps, runId);
  app.clock.set("2026-05-20T03:00:00Z");
  const jiro = await seedPayee(app);
  app.clock.set("2026-06-23T03:00:00Z");
  await seedAccepted(app, jiro.ownerId, { payOn: "2026-06-30" });
  const { result } = await operatorOf(app).make("main", "2026-06-30");
  await advanceRun(app.deps, result.runId);
  const early = { status: 409, errors: ["state 1023"] };
  expect(await operatorOf(app).results(result.runId, [paid(1)])).toMatchObject(early);
  expect(await operatorOf(app).rest(result.runId, payOn)).toMatchObject(early);
});

test("what failed is due again by details that were saved between the cut and the bank's answer", async () => {
  const refuse = async (id: string) => {
    const { docs } = (await operatorOf(app).rows(id)).result;
    const line = docs.find(({ influencerId }) => influencerId === hanako.ownerId)?.line ?? 0;
    expect((await operatorOf(app).results(id, [failed(line, "bankRejected")])).status).toBe(200);
  };
  const { id } = await app.deps.db
    .selectFrom("payments")
    .select("id")
    .where("influencer_id", "=", hanako.ownerId)
    .executeTakeFirstOrThrow();
  const detail = async () =>
    (await app.call(getPayment, { token: await seedSession(app, hanako), params: { id } })).result;
  await saveBank(app, hanako, { accountNumber: "07654321" });
  app.clock.set("2026-06-17T03:00:00Z");
  await refuse(runId);
  expect(await detail()).toMatchObject({ stage: "failed", reason: "waiting", actor: "tomoru" });
  await runPayoutsClock(app.deps);
  expect(await detail()).toMatchObject({ stage: "due", dueOn: "2026-06-30" });
  app.clock.set("2026-06-25T00:00:00Z");
  const again = await cutRun(app, "main", "2026-06-30");
  await fileAndSend(app, again);
  app.clock.set("2026-06-30T03:00:00Z");
  await refuse(again);
  await runPayoutsClock(app.deps);
  expect(await detail()).toMatchObject({ stage: "failed", reason: null, actor: "creator" });
});
