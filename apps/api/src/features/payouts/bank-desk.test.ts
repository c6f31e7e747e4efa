import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { readSentRuns } from "./bank-desk.usecases.ts";
import {
  beforeCut,
  cutRun,
  fileAndSend,
  operatorOf,
  payOn,
  seedAccepted,
  seedPayee,
  sentRun,
} from "./payouts.testing.ts";
import { readZengin } from "./zengin-reading.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-05-20T03:00:00Z");
});
afterAll(() => app.close());

async function seedDue(...fees: number[]): Promise<void> {
  app.clock.set("2026-05-20T03:00:00Z");
  const payees = [];
  for (const [at, feeYen] of fees.entries()) {
    const accountType = at === 0 ? ("savings" as const) : ("current" as const);
    payees.push({ feeYen, payee: await seedPayee(app, { accountType }) });
  }
  app.clock.set(beforeCut);
  for (const { feeYen, payee } of payees) await seedAccepted(app, payee.ownerId, { feeYen });
}

test("a bank reads of each file how many transfers of how much it has, and what it has said of them", async () => {
  await seedDue(1000, 2000);
  const main = await sentRun(app);
  app.clock.set("2026-06-11T03:00:00Z");
  await seedDue(4000);
  app.clock.set("2026-06-11T03:00:00Z");
  await fileAndSend(app, await cutRun(app, "supplement"));
  app.clock.set("2026-06-15T03:00:00Z");
  await operatorOf(app).results(main, [{ file: 1, line: 1, result: "failed", code: "nameMismatch" }]);
  const runs = await readSentRuns(app.deps, { runs: 5, transfers: 1 });
  const shown = runs.map(({ run, files }) => [
    run.kind,
    files.map(({ n, rows, yen, transfers }) => [n, rows, yen, transfers.length]),
  ]);
  expect(new Map(shown as [string, unknown][])).toEqual(
    new Map<string, unknown>([
      ["main", [[1, 2, 3300, 1]]],
      ["supplement", [[1, 1, 4400, 1]]],
    ]),
  );
  const [said] = runs.find(({ run }) => run.kind === "main")?.files[0]?.transfers ?? [];
  expect(said).toMatchObject({ state: "failed", code: "nameMismatch", line: 1 });
});

describe("a file", () => {
  let bytes: Buffer;
  beforeEach(async () => {
    await seedDue(1000, 2000);
    const runId = await sentRun(app);
    bytes = Buffer.from((await operatorOf(app).file(runId)).result.bytes);
  });
  /** A copy in which some bytes of a record are others. */
  const changed = (record: number, at: number, text: string) => {
    const copy = Buffer.from(bytes);
    copy.write(text, record * 122 + at, "latin1");
    return copy;
  };

  test("is read as it was written: where each transfer goes, in whose name and of how much", () => {
    const read = readZengin(bytes);
    expect(read.payOn).toBe(payOn.slice(5).replace("-", ""));
    const accounts = new Map(read.rows.map(({ yen, accountType }) => [yen, accountType]));
    expect(accounts).toEqual(
      new Map([
        [1100, 1],
        [2200, 2],
      ]),
    );
    expect(read.rows[0]).toMatchObject({
      ...{ bankCode: "0001", branchCode: "100", accountNumber: "1234567", kana: "ﾔﾏﾀﾞ ﾊﾅｺ", line: 1 },
    });
  });

  test.each<[string, (original: Buffer) => Buffer]>([
    ["a byte is missing", (original) => original.subarray(1)],
    ["a record of the trailer is missing", (original) => original.subarray(0, 122 * 3)],
    ["it is another kind of file", () => changed(0, 0, "1110")],
    ["its last record is no end", () => changed(4, 0, "8")],
    ["its trailer counts another number of transfers", () => changed(3, 1, "000003")],
    ["its trailer sums to another amount", () => changed(3, 7, "000000003301")],
    ["a record between them is no transfer", () => changed(1, 0, "3")],
    ["an account is of another kind than savings and current", () => changed(1, 42, "3")],
    ["a record does not end as it should", () => changed(2, 120, " ")],
    ["a record ends in half", () => changed(2, 121, " ")],
  ])("in which %s is not read at all", (_, change) => {
    expect(() => readZengin(change(bytes))).toThrow(RangeError);
  });
});
