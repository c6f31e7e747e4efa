// Which tests of the API open the database that a run is for; the others prove the same on every database.
import { importsOf } from "../structure/imports.mjs";

/** @typedef {import("../structure/source-tree.mjs").Tree} Tree */

const opener = "apps/api/src/testing/test-database.ts";
const injection = 'inject("template")';

/**
 * Sweeps over all calls, what happens when something dies or waits in between, and what the sandbox of the payment provider
 * says: their statements are those of the features, whose own tests run on both. Where there is a server, these run on it alone.
 */
export const onOneDatabase = [
  "apps/api/src/accounts/abuse-limits/strangers.test.ts",
  "apps/api/src/accounts/other-side.test.ts",
  "apps/api/src/app.test.ts",
  "apps/api/src/claimed-calls.test.ts",
  "apps/api/src/dead-tokens.test.ts",
  "apps/api/src/dev/stripe/sandbox-subscriptions.test.ts",
  "apps/api/src/dev/stripe/stripe-pages.routes.test.ts",
  "apps/api/src/dev/stripe/stripe-rules-of-calls.test.ts",
  "apps/api/src/dev/stripe/stripe-wire.test.ts",
  "apps/api/src/features/billing/billing-faults.test.ts",
  "apps/api/src/features/companies/company/company-access.test.ts",
  "apps/api/src/generated-client.test.ts",
  "apps/api/src/hostile-requests.test.ts",
  "apps/api/src/money-properties.test.ts",
  "apps/api/src/other-copy.test.ts",
  "apps/api/src/platform/mail/smtp-hanging.test.ts",
  "apps/api/src/refused-secrets.test.ts",
  "apps/api/src/statements-by-shard.test.ts",
  "apps/api/src/testing/fuzz/accepted-texts.test.ts",
  "apps/api/src/testing/fuzz/every-endpoint.test.ts",
];

/** @param {Tree} tree @returns {string[]} paths of test files that neither reach what opens a test database nor are given its template */
export function testsWithoutDatabase(tree) {
  return [...tree.keys()].filter(
    (path) => /^apps\/api\/src\/.*\.test\.ts$/.test(path) && !opensDatabase({ path, tree, seen: new Set() }),
  );
}

/** @param {readonly string[]} paths @returns {string[]} for Vitest, which looks for them from the folder of a project, not from the root */
export function excluding(paths) {
  return paths.map((path) => `--exclude=**/${path.replace("apps/api/", "")}`);
}

/** @param {{ path: string, tree: Tree, seen: Set<string> }} file @returns {boolean} */
function opensDatabase({ path, tree, seen }) {
  if (seen.has(path)) return false;
  seen.add(path);
  const text = tree.get(path) ?? "";
  if (path === opener || text.includes(injection)) return true;
  return importsOf({ path, text, tree }).some(({ target }) =>
    target === undefined ? false : opensDatabase({ path: target, tree, seen }),
  );
}
