// Reads out of the runners' own reports how many tests passed, failed, and passed only when they were tried again.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../root.mjs";

/** @typedef {import("./run-steps.mjs").Count} Count */
/** @typedef {import("./run-steps.mjs").SecondTry} SecondTry */

/**
 * @typedef {{ title: string, ancestorTitles: string[], status: string, failureMessages: string[] }} VitestTest
 *
 * @typedef {{ name: string, assertionResults: VitestTest[] }} VitestFile
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
      // The report has no number of tries; what has passed keeps the errors of the tries before.
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(({ title, ancestorTitles }) => ({
        test: testName([relative(root, name), ...ancestorTitles, title]),
      })),
  );
  return { passed: numPassedTests, failed: numFailedTests, again };
}

/** @param {string} report a file of Playwright's json reporter; throws when there is none @returns {Count} */
export function countPlaywright(report) {
  /** @type {{ config: { rootDir: string }, stats: { expected: number, unexpected: number, flaky: number }, suites: PlaywrightSuite[] }} */
  const { config, stats, suites } = JSON.parse(readFileSync(report, "utf8"));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    // The outermost suites are files, named from the folder of the tests.
    again: suites.flatMap((file) =>
      triedAgain({ suite: file, names: [relative(root, join(config.rootDir, file.title))] }),
    ),
  };
}

/** @param {{ suite: PlaywrightSuite, names: string[] }} where @returns {SecondTry[]} */
function triedAgain({ suite: { suites = [], specs }, names }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ results }) => ({ test: testName([...names, title]), tries: results.length })),
  );
  const inner = suites.flatMap((suite) => triedAgain({ suite, names: [...names, suite.title] }));
  return [...own, ...inner];
}

/** As both runners print it, the file first. @param {string[]} names */
function testName(names) {
  return names.join(" › ");
}
