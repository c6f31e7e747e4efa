import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { countPlaywright, countVitest } from "./counts.mjs";
import { runSteps } from "./run-steps.mjs";

const good = { name: "good", work: async () => 0 };
const bad = { name: "bad", key: "bad", work: async () => 1 };

/** @param {import("./run-steps.mjs").Step[]} steps */
const outcomeOf = (steps) => runSteps({ steps, print: () => undefined });

describe("the sum of all checks", () => {
  it("each step counts as a check, and the tests inside one are added", async () => {
    const tests = { name: "tests", work: async () => 0, count: () => ({ passed: 5, failed: 0 }) };
    expect(await outcomeOf([good, tests])).toEqual({ passed: 7, failed: 0 });
  });

  it("a failing step is counted and the later ones still run", async () => {
    expect(await outcomeOf([bad, good])).toEqual({ passed: 1, failed: 1 });
  });

  it("a runner that breaks without a failing test is a failure", async () => {
    const broken = { name: "broken", work: async () => 1, count: () => ({ passed: 5, failed: 0 }) };
    expect(await outcomeOf([broken])).toEqual({ passed: 5, failed: 1 });
  });

  it("a runner that leaves no report is a failure", async () => {
    const silent = { name: "silent", work: async () => 0, count: () => countVitest("/nowhere.json") };
    expect(await outcomeOf([silent])).toEqual({ passed: 0, failed: 1 });
  });

  it("a step without what it needs fails unrun", async () => {
    let ran = false;
    const needing = {
      name: "needing",
      needs: ["bad"],
      work: async () => {
        ran = true;
        return 0;
      },
    };
    expect(await outcomeOf([bad, needing])).toEqual({ passed: 0, failed: 2 });
    expect(ran).toBe(false);
  });
});

describe("reports", () => {
  const folder = mkdtempSync(join(tmpdir(), "tomoru-report-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** @param {unknown} content */
  const report = (content) => {
    const file = join(folder, "report.json");
    writeFileSync(file, JSON.stringify(content));
    return file;
  };

  it("a browser test that passes only at its second try has failed", () => {
    expect(countPlaywright(report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } }))).toEqual({
      passed: 3,
      failed: 2,
    });
  });

  it("a skipped test is neither passed nor failed", () => {
    expect(countVitest(report({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2 }))).toEqual({
      passed: 3,
      failed: 1,
    });
  });
});
