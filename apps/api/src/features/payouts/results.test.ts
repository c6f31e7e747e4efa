import type { RowResult } from "@tomoru/contract/operator/payouts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { advanceRun } from "./advancing.usecases.ts";
import { beforeCut, operatorOf, payOn, seedAccepted, seedPayee, sentRun } from "./payouts.testing.ts";

let app: TestApp;
let runId: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-05-20T03:00:00Z");
  const payees = [await seedPayee(app), await seedPayee(app)];
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
