// Runs StrykerJS on one part in a copy of the tree.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../scripts/root.mjs";
import { run } from "../../scripts/run-command.mjs";
import { shareFile } from "./share.mjs";

/**
 * @typedef {{ id: string, mutatorName: string, replacement?: string, status: string, statusReason?: string, static?: boolean, location: { start: Place, end: Place } }} Mutant
 * @typedef {{ line: number, column: number }} Place one-based
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report
 */

/** All test files as one: a mutant at a module's top runs all of them, and each would start a process of its own. */
const entry = "mutants.test.mjs";

const installed = join(root, "lab/mutants/stryker/node_modules/@stryker-mutator");

/**
 * @param {{ part: import("./parts.mjs").Part, share: number, folder: string, reports: string, databaseUrl: string | undefined }} input `share`: percent of its mutants
 * @returns {Promise<Report>} throws where no report was written
 */
export async function runStryker({ part, share, folder, reports, databaseUrl }) {
  const report = join(reports, `${part.name}.json`);
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(join(folder, entry), entrySource(part));
  const sources = part.sources.map((path) => [path, readFileSync(join(folder, path), "utf8")]);
  writeFileSync(join(folder, shareFile), JSON.stringify({ share, sources: Object.fromEntries(sources) }));
  writeFileSync(
    join(folder, "mutants.vitest.mjs"),
    `export default ${JSON.stringify({ test: vitestOptions(part) })};\n`,
  );
  writeFileSync(
    join(folder, "stryker.config.json"),
    JSON.stringify(strykerOptions({ part, share, report, reports })),
  );
  const code = await run({
    file: process.execPath,
    args: [join(installed, "core/bin/stryker.js"), "run"],
    cwd: folder,
    env: { TEST_DATABASE_URL: databaseUrl },
  });
  if (code !== 0) throw new Error(`Stryker ended with ${code}; the lines above say why.`);
  return JSON.parse(readFileSync(report, "utf8"));
}

/** @param {import("./parts.mjs").Part} part each file in a suite of its own, which keeps its hooks to itself */
function entrySource({ tests }) {
  const suites = tests.map(
    (test) => `describe(${JSON.stringify(test)}, () => import(${JSON.stringify(`./${test}`)}));`,
  );
  return ['import { describe } from "vitest";', ...suites, ""].join("\n");
}

/** @param {import("./parts.mjs").Part} part */
function vitestOptions({ needsDatabase }) {
  return {
    include: [entry],
    ...(needsDatabase && { globalSetup: ["apps/api/src/testing/global-setup.ts"] }),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  };
}

/** @param {{ part: import("./parts.mjs").Part, share: number, report: string, reports: string }} input */
function strykerOptions({ part, share, report, reports }) {
  return {
    // The copy is thrown away, and its workspaces lead to itself.
    inPlace: true,
    testRunner: "vitest",
    plugins: [
      join(installed, "vitest-runner/dist/src/index.js"),
      join(import.meta.dirname, "ignore-declarations.mjs"),
      join(import.meta.dirname, "share-checker.mjs"),
      join(import.meta.dirname, "survivor-reporter.mjs"),
    ],
    checkers: share < 100 ? ["share"] : [],
    ignorers: ["declarations"],
    vitest: { configFile: "mutants.vitest.mjs", related: false },
    mutate: part.sources,
    coverageAnalysis: "perTest",
    // Types are not looked at when a test runs.
    disableTypeChecks: false,
    concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
    reporters: ["json", "survivors", "progress-append-only"],
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: join(reports, `${part.name}.html`) },
    allowConsoleColors: false,
    warnings: false,
  };
}
