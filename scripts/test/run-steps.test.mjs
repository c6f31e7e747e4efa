import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "../root.mjs";
import { countPlaywright, countVitest } from "./counts.mjs";
import { runSteps } from "./run-steps.mjs";

const good = { name: "good", work: async () => 0 };
const bad = { name: "bad", key: "bad", work: async () => 1 };

/** @param {import("./run-steps.mjs").Step[]} steps */
const outcomeOf = (steps) => runSteps({ steps, print: () => undefined });

describe("the sum of all checks", () => {
  it("each step counts as a check, and the tests inside one are added", async () => {
    const tests = { name: "tests", work: async () => 0, count: () => ({ passed: 5, failed: 0 }) };
    expect(await outcomeOf([good, tests])).toEqual({ passed: 7, failed: 0, again: [] });
  });

  it("what passed only at a second try is said at its step and named with the sum, and fails nothing", async () => {
    const shaky = {
      name: "shaky",
      work: async () => 0,
      count: () => ({ passed: 5, failed: 0, again: [{ test: "a test" }] }),
    };
    /** @type {string[]} */
    const said = [];
    const sum = await runSteps({ steps: [good, shaky], print: (line) => said.push(line) });
    expect(sum).toEqual({ passed: 7, failed: 0, again: [{ step: "shaky", test: "a test" }] });
    expect(said.join("\n")).toMatch(/✓ shaky .*6 passed .*0 failed .*, 1 at a second try$/m);
  });

  it("a failing step is counted and the later ones still run", async () => {
    expect(await outcomeOf([bad, good])).toEqual({ passed: 1, failed: 1, again: [] });
  });

  it("a runner that breaks without a failing test is a failure", async () => {
    const broken = { name: "broken", work: async () => 1, count: () => ({ passed: 5, failed: 0 }) };
    expect(await outcomeOf([broken])).toEqual({ passed: 5, failed: 1, again: [] });
  });

  it("a runner that leaves no report is a failure", async () => {
    const silent = { name: "silent", work: async () => 0, count: () => countVitest("/nowhere.json") };
    expect(await outcomeOf([silent])).toEqual({ passed: 0, failed: 1, again: [] });
  });

  it("light steps that follow each other run by twos, and each says all that it says at once, at its end", async () => {
    const { promise: bothRun, resolve: second } = Promise.withResolvers();
    /** @type {string[]} */
    const said = [];
    const steps = [
      { name: "before", work: async () => 0 },
      {
        name: "first",
        isLight: true,
        /** @param {(text: string) => void} print */
        async work(print) {
          print("one");
          await bothRun;
          print("two");
          return 0;
        },
      },
      {
        name: "second",
        isLight: true,
        async work() {
          second(undefined);
          return 1;
        },
      },
    ];
    const sum = await runSteps({ steps, print: (line) => said.push(line) });
    expect(sum).toEqual({ passed: 2, failed: 1, again: [] });
    expect(said.slice(0, 3)).toEqual(["\n── before", "\n── second", "\n── first\none\ntwo"]);
    expect(said.at(-1)).toMatch(/✓ before.*\n✓ first.*\n✗ second/);
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
    expect(await outcomeOf([bad, needing])).toEqual({ passed: 0, failed: 2, again: [] });
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

  it("a browser test that passes only at a later try has passed, and is named with its file and its number of tries", () => {
    const shaky = { title: "shaky", tests: [{ status: "flaky", results: [{}, {}, {}] }] };
    const firm = { title: "firm", tests: [{ status: "expected", results: [{}] }] };
    const group = { title: "a group", specs: [shaky, firm] };
    const suites = [{ title: "a.spec.ts", specs: [firm], suites: [group] }];
    const config = { rootDir: join(root, "e2e") };
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright(report({ config, stats, suites }))).toEqual({
      passed: 4,
      failed: 1,
      again: [{ test: "e2e/a.spec.ts › a group › shaky", tries: 3 }],
    });
  });

  it("a test of the API that passes only at a second try is named", () => {
    const failureMessages = ["AssertionError"];
    const shaky = { ancestorTitles: ["rules"], title: "shaky", status: "passed", failureMessages };
    const wrong = { ancestorTitles: ["rules"], title: "wrong", status: "failed", failureMessages };
    const testResults = [{ name: join(root, "apps/api/src/a.test.ts"), assertionResults: [shaky, wrong] }];
    expect(countVitest(report({ numPassedTests: 1, numFailedTests: 1, testResults }))).toEqual({
      passed: 1,
      failed: 1,
      again: [{ test: "apps/api/src/a.test.ts › rules › shaky" }],
    });
  });

  it("a skipped test is neither passed nor failed", () => {
    const counted = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, testResults: [] };
    expect(countVitest(report(counted))).toEqual({ passed: 3, failed: 1, again: [] });
  });
});
