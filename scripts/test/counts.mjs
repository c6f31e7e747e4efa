// Reads out of the runners' own reports how many tests passed and failed, which failed, and which passed only when they were tried again.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../root.mjs";

/** @typedef {import("./run-steps.mjs").Count} Count */

/**
 * @typedef {{ title: string, ancestorTitles: string[], status: string, failureMessages: string[] }} VitestTest
 *
 * @typedef {{ name: string, status?: string, message?: string, assertionResults: VitestTest[] }} VitestFile
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, tests: { status: string, results: unknown[] }[] }[]} specs
 */

/** @param {string} report a file of Vitest's json reporter; throws when there is none @returns {Count} */
export function countVitest(report) {
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} */
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const again = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      // The report has no count of tries, but a passed test keeps the errors of earlier tries.
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(({ title, ancestorTitles }) => ({
        test: testName([relative(root, name), ...ancestorTitles, title]),
      })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failedTests: testResults.flatMap(failuresOf),
    again,
  };
}

/**
 * Each with the first line of what it says, since whoever reads the sum may not have the rest. A file may fail by
 * itself, before the first of its tests; without a word where its process ended under it.
 * @param {VitestFile} file @returns {string[]}
 */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const tests = assertionResults
    .filter((test) => test.status === "failed")
    .map(
      ({ title, ancestorTitles, failureMessages: [said = ""] }) =>
        `${testName([file, ...ancestorTitles, title])}: ${firstLine(said)}`,
    );
  return status === "failed" && tests.length === 0
    ? [`${file}: ${firstLine(message || "did not finish")}`]
    : tests;
}

/** @param {string} text */
const firstLine = (text) => text.split("\n", 1)[0]?.slice(0, 200) ?? "";

/** @param {string} report a file of Playwright's json reporter; throws when there is none @returns {Count} */
export function countPlaywright(report) {
  /** @type {{ config: { rootDir: string }, stats: { expected: number, unexpected: number, flaky: number }, suites: PlaywrightSuite[] }} */
  const { config, stats, suites } = JSON.parse(readFileSync(report, "utf8"));
  // The outermost suites are files, named from the folder of the tests.
  const all = suites.flatMap((file) =>
    testsOf({ suite: file, names: [relative(root, join(config.rootDir, file.title))] }),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failedTests: all.filter(({ status }) => status === "unexpected").map(({ test }) => test),
    again: all.filter(({ status }) => status === "flaky").map(({ test, tries }) => ({ test, tries })),
  };
}

/**
 * @param {{ suite: PlaywrightSuite, names: string[] }} where
 * @returns {{ test: string, status: string, tries: number }[]}
 */
function testsOf({ suite: { suites = [], specs }, names }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      test: testName([...names, title]),
      status,
      tries: results.length,
    })),
  );
  const inner = suites.flatMap((suite) => testsOf({ suite, names: [...names, suite.title] }));
  return [...own, ...inner];
}

/** As both runners print it, the file first. @param {string[]} names */
function testName(names) {
  return names.join(" › ");
}
