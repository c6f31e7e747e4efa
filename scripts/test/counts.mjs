// Reads out of the runners' own reports how many tests passed, failed, and passed only when they were tried again.
import { readFileSync } from "node:fs";

/** @typedef {import("./run-steps.mjs").Count} Count */

/**
 * @typedef {{ name: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }} VitestFile
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
  const again = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      // The report has no number of tries; what has passed keeps the errors of the tries before.
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(({ fullName }) => fullName.trim()),
  );
  return { passed: numPassedTests, failed: numFailedTests, again };
}

/** @param {string} report a file of Playwright's json reporter; throws when there is none @returns {Count} */
export function countPlaywright(report) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, suites: PlaywrightSuite[] }} */
  const { stats, suites } = JSON.parse(readFileSync(report, "utf8"));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    again: suites.flatMap(triedAgain),
  };
}

/** @param {PlaywrightSuite} suite @returns {string[]} */
function triedAgain({ title, suites = [], specs }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "flaky")
      .map(({ results }) => `${spec.title} (try ${results.length})`),
  );
  return [...own, ...suites.flatMap(triedAgain)].map((name) => `${title} › ${name}`);
}
