// Reads how many tests passed and failed out of the runners' own reports.
import { readFileSync } from "node:fs";

/** @typedef {import("./run-steps.mjs").Count} Count */

/** @param {string} report a file of Vitest's json reporter; throws when there is none @returns {Count} */
export function countVitest(report) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests };
}

/** @param {string} report a file of Playwright's json reporter; throws when there is none @returns {Count} */
export function countPlaywright(report) {
  const { stats } = JSON.parse(readFileSync(report, "utf8"));
  // A test that passes only at its second try has failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
