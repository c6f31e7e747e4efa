// Runs single tests of a copy of the API and tells how each ended.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tool } from "../run-command.mjs";

/** @typedef {{ file: string, title: string }} Named `file` below src; `title` may be a part of it */
/** @typedef {{ name: string, assertionResults: { fullName: string, status: string }[] }} FileResult */

/**
 * @param {string} folder of the copy
 * @param {readonly Named[]} tests
 * @returns {Promise<{ outcomeOf(test: Named): string, output: string }>} "passed" or "failed" where the test itself ran: of a copy that does not even load it is "absent"
 */
export async function runTests(folder, tests) {
  const report = join(folder, "report.json");
  rmSync(report, { force: true });
  const files = [...new Set(tests.map(({ file }) => join("src", file)))];
  const titles = tests.map(({ title }) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|");
  const { file, args } = tool({ name: "vitest", args: ["run", ...files, "-t", titles] });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const env = { ...process.env, TEST_DATABASE_URL: "", NO_COLOR: "1" };
  const child = spawn(file, [...args, ...reporters], { cwd: folder, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  await once(child, "close");
  const results = existsSync(report) ? resultsIn(report) : [];
  return { outcomeOf: (test) => outcomeOf(results, test), output };
}

/** @param {string} report @returns {FileResult[]} */
function resultsIn(report) {
  return JSON.parse(readFileSync(report, "utf8")).testResults;
}

/** @param {FileResult[]} results @param {Named} test */
function outcomeOf(results, { file, title }) {
  const inFile = results.filter(({ name }) => name.endsWith(`/src/${file}`));
  const named = inFile.flatMap(({ assertionResults }) => assertionResults);
  return named.find(({ fullName }) => fullName.includes(title))?.status ?? "absent";
}
