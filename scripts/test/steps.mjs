// The checks in their order, the cheap ones first. Each is one line of the summary; test runners add their tests to the sum.
import { join } from "node:path";
import { ensureChromium } from "../ensure-chromium.mjs";
import { findHeadlessShell } from "../find-chromium.mjs";
import { root } from "../root.mjs";
import { run, tool } from "../run-command.mjs";
import { missingEngines, runEngines } from "../run-engines.mjs";
import { buildSites, ensureSite } from "../site.mjs";
import { readTree } from "../structure/source-tree.mjs";
import { countPlaywright, countVitest } from "./counts.mjs";
import { excluding, onOneDatabase, testsWithoutDatabase } from "./database-tests.mjs";

/** @typedef {import("./run-steps.mjs").Step} Step */

/** Tries after the first, for tests on a database or in a browser: a busy machine is no verdict (docs/decisions/0028). */
const secondChances = { vitest: 1, playwright: 2 };
/** This many final failures mean a broken product: each further test would be retried in vain. */
const mostFailures = 20;

/** Without database and browser. @param {string} reports a folder for the runners' reports @returns {Step[]} */
export function fastSteps(reports) {
  return [...staticSteps, vitest({ name: "Unit tests", project: "unit", reports })];
}

/** What judges a change: the API on the database there is, and the journeys in Chromium. @param {string} reports @returns {Step[]} */
export function usualSteps(reports) {
  const server = process.env.TEST_DATABASE_URL;
  return [
    ...staticSteps,
    { name: "Site", key: "site", isLight: true, work: () => buildSites().then(() => 0) },
    chromium,
    vitest({ name: "Unit tests", project: "unit", reports }),
    server
      ? api({ name: "API, PostgreSQL", server, reports })
      : api({ name: "API, embedded database", reports }),
    vitest({
      name: "Components",
      project: "components",
      reports,
      needs: ["chromium"],
      retry: secondChances.vitest,
    }),
    playwright({ name: "Journeys", project: "journeys", reports }),
  ];
}

/** The same on what else there is: the other database, each scene in all looks, the other engines (docs/decisions/0128). @param {string} reports @returns {Step[]} */
export function extendedSteps(reports) {
  const ranElsewhere = [...onOneDatabase, ...testsWithoutDatabase(readTree(root))];
  const embedded = api({ name: "API, embedded database", reports, ranElsewhere });
  return [
    { name: "Site", key: "site", work: () => ensureSite({ production: false }).then(() => 0) },
    chromium,
    ...(process.env.TEST_DATABASE_URL ? [embedded] : []),
    playwright({ name: "Looks", project: "looks", reports }),
    engines(reports),
  ];
}

/** The longest first. @type {Step[]} */
const staticSteps = [
  checked("Types", () => tool({ name: "typescript", args: ["-b", ".", "scripts"] })),
  checked("Unused code", () => tool({ name: "knip", args: ["--no-progress"] })),
  checked("Lint and format", () => tool({ name: "@biomejs/biome", args: ["check", "--error-on-warnings"] })),
  checked("Structure", () => ({ file: process.execPath, args: ["scripts/check-structure.mjs"] })),
  checked("Coverage", () => ({ file: process.execPath, args: ["scripts/check-coverage.mjs"] })),
  checked("Licences", () => ({ file: process.execPath, args: ["scripts/check-licences.mjs"] })),
];

/** @param {string} name @param {() => import("../run-command.mjs").Command} command @returns {Step} */
function checked(name, command) {
  return { name, isLight: true, work: (print) => run({ ...command(), print }) };
}

/** @type {Step} */
const chromium = { name: "Chromium", key: "chromium", work: findBrowser };

/** The runners below read CHROMIUM_PATH and HEADLESS_SHELL_PATH. */
async function findBrowser() {
  process.env.CHROMIUM_PATH = await ensureChromium();
  console.log(process.env.CHROMIUM_PATH);
  const shell = findHeadlessShell();
  if (shell) process.env.HEADLESS_SHELL_PATH = shell;
  console.log(shell ?? "The browser tests are faster with Debian's chromium-headless-shell.");
  return 0;
}

/**
 * @param {{ name: string, project: string, reports: string, exclude?: string[], env?: Record<string, string | undefined>, needs?: string[], retry?: number }} suite
 * @returns {Step}
 */
function vitest({ name, project, reports, exclude = [], env = {}, needs = [], retry = 0 }) {
  const report = join(reports, `${name.toLowerCase().replaceAll(/\W+/g, "-")}.json`);
  const args = ["run", `--project=${project}`, ...excluding(exclude)];
  args.push(`--retry=${retry}`, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
  return {
    name,
    needs,
    work: () => run({ ...tool({ name: "vitest", args }), env }),
    count: () => countVitest(report),
  };
}

/**
 * @param {{ name: string, reports: string, server?: string, ranElsewhere?: string[] }} suite `server`: its address; without one, on the
 * embedded database
 * @returns {Step}
 */
function api({ name, reports, server, ranElsewhere = [] }) {
  return vitest({
    name,
    project: "api",
    reports,
    exclude: ["*.rules.test.ts", ...ranElsewhere],
    env: { TEST_DATABASE_URL: server },
    retry: secondChances.vitest,
  });
}

/** @param {{ name: string, project: string, reports: string }} suite @returns {Step} */
function playwright({ name, project, reports }) {
  const report = join(reports, `${project}.json`);
  const args = [
    "test",
    "--config",
    "e2e/playwright.config.ts",
    `--project=${project}`,
    "--reporter=list,json",
  ];
  args.push(`--retries=${secondChances.playwright}`, `--max-failures=${mostFailures}`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return {
    name,
    needs: ["chromium", "site"],
    work: () => run({ ...tool({ name: "@playwright/test", from: "e2e", args }), env }),
    count: () => countPlaywright(report),
  };
}

/** The main journeys in WebKit and in Firefox. @param {string} reports @returns {Step} */
function engines(reports) {
  const report = join(reports, "engines.json");
  const retries = secondChances.playwright;
  return {
    name: "WebKit and Firefox",
    needs: ["site"],
    work: () => runEngines({ args: ["--reporter=list,json", `--retries=${retries}`], report }),
    count: () => (missingEngines().installed.length > 0 ? countPlaywright(report) : { passed: 0, failed: 0 }),
  };
}
