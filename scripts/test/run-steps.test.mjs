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
    expect(await outcomeOf([good, tests])).toEqual({ passed: 7, failed: 0, failures: [], again: [] });
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
    expect(sum).toEqual({ passed: 7, failed: 0, failures: [], again: [{ step: "shaky", test: "a test" }] });
    expect(said.join("\n")).toMatch(/✓ shaky .*6 passed .*0 failed .*, 1 at a second try$/m);
  });

  it("a failing step is counted and the later ones still run", async () => {
    expect(await outcomeOf([bad, good])).toMatchObject({ passed: 1, failed: 1 });
  });

  it("each failed test is named after its step, and a step without one by its own name", async () => {
    const failedTests = ["a.test.ts › one", "a.test.ts › two"];
    const wrong = {
      name: "wrong",
      work: async () => 1,
      count: () => ({ passed: 5, failed: 2, failedTests }),
    };
    const { failures } = await outcomeOf([bad, wrong, good]);
    expect(failures).toEqual(["bad", "wrong: a.test.ts › one", "wrong: a.test.ts › two"]);
  });

  it("a runner that breaks without a failing test is a failure", async () => {
    const broken = { name: "broken", work: async () => 1, count: () => ({ passed: 5, failed: 0 }) };
    expect(await outcomeOf([broken])).toMatchObject({ passed: 5, failed: 1 });
  });

  it("a runner that leaves no report is a failure", async () => {
    const silent = { name: "silent", work: async () => 0, count: () => countVitest("/nowhere.json") };
    expect(await outcomeOf([silent])).toMatchObject({ passed: 0, failed: 1 });
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
    expect(sum).toMatchObject({ passed: 2, failed: 1, failures: ["second"] });
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
    expect(await outcomeOf([bad, needing])).toMatchObject({
      passed: 0,
      failed: 2,
      failures: ["bad", "needing"],
    });
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

  it("a browser test that passes only at a later try has passed, and is named with its file and its number of tries, as is one that fails", () => {
    const shaky = { title: "shaky", tests: [{ status: "flaky", results: [{}, {}, {}] }] };
    const firm = { title: "firm", tests: [{ status: "expected", results: [{}] }] };
    const wrong = { title: "wrong", tests: [{ status: "unexpected", results: [{}, {}, {}] }] };
    const group = { title: "a group", specs: [shaky, firm] };
    const suites = [{ title: "a.spec.ts", specs: [firm, wrong], suites: [group] }];
    const config = { rootDir: join(root, "e2e") };
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright(report({ config, stats, suites }))).toEqual({
      passed: 4,
      failed: 1,
      failedTests: ["e2e/a.spec.ts › wrong"],
      again: [{ test: "e2e/a.spec.ts › a group › shaky", tries: 3 }],
    });
  });

  it("a test of the API that fails is named, and so is one that passes only at a second try", () => {
    const failureMessages = ["AssertionError"];
    const shaky = { ancestorTitles: ["rules"], title: "shaky", status: "passed", failureMessages };
    const wrong = { ancestorTitles: ["rules"], title: "wrong", status: "failed", failureMessages };
    const testResults = [{ name: join(root, "apps/api/src/a.test.ts"), assertionResults: [shaky, wrong] }];
    expect(countVitest(report({ numPassedTests: 1, numFailedTests: 1, testResults }))).toEqual({
      passed: 1,
      failed: 1,
      failedTests: ["apps/api/src/a.test.ts › rules › wrong: AssertionError"],
      again: [{ test: "apps/api/src/a.test.ts › rules › shaky" }],
    });
  });

  it("a skipped test is neither passed nor failed", () => {
    const counted = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, testResults: [] };
    expect(countVitest(report(counted))).toMatchObject({ passed: 3, failed: 1, again: [] });
  });

  it("a file that fails before the first of its tests is named itself, with what is known of why", () => {
    const broken = { name: join(root, "a.test.ts"), status: "failed", assertionResults: [] };
    const testResults = [{ ...broken, message: "Cannot find module\nat somewhere" }, broken];
    const { failedTests } = countVitest(report({ numPassedTests: 0, numFailedTests: 0, testResults }));
    expect(failedTests).toEqual(["a.test.ts: Cannot find module", "a.test.ts: did not finish"]);
  });
});
