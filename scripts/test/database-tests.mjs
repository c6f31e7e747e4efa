// Which tests of the API open the database that a run is for; the others prove the same on every database.
import { importsOf } from "../structure/imports.mjs";

/** @typedef {import("../structure/source-tree.mjs").Tree} Tree */

const opener = "apps/api/src/testing/test-database.ts";
const injection = 'inject("template")';

/**
 * Where there is a server, these run on it alone: sweeps over all calls, what happens when something dies or waits in between,
 * what the sandbox of the payment provider says, and a feature's longest files. The other files come to the same statements, on
 * both (docs/decisions/0059).
 */
export const onOneDatabase = [
  "apps/api/src/accounts/abuse-limits/same-work.test.ts",
  "apps/api/src/accounts/abuse-limits/strange-codes.test.ts",
  "apps/api/src/accounts/abuse-limits/strangers.test.ts",
  "apps/api/src/accounts/email-change/email-update.usecases.test.ts",
  "apps/api/src/accounts/other-side.test.ts",
  "apps/api/src/accounts/passwords/password-reset.usecases.test.ts",
  "apps/api/src/accounts/sessions/session-calls.usecases.test.ts",
  "apps/api/src/accounts/sessions/sessions.usecases.test.ts",
  "apps/api/src/accounts/sign-in/sign-in.usecases.test.ts",
  "apps/api/src/accounts/sign-up/sign-up.usecases.test.ts",
  "apps/api/src/app.test.ts",
  "apps/api/src/unchecked-calls.test.ts",
  "apps/api/src/dead-tokens.test.ts",
  "apps/api/src/dev/stripe/sandbox-subscriptions.test.ts",
  "apps/api/src/dev/stripe/stripe-pages.routes.test.ts",
  "apps/api/src/dev/stripe/stripe-rules-of-calls.test.ts",
  "apps/api/src/dev/stripe/stripe-wire.test.ts",
  "apps/api/src/features/billing/billing-calls.test.ts",
  "apps/api/src/features/billing/billing-faults.test.ts",
  "apps/api/src/features/billing/billing-two-years.test.ts",
  "apps/api/src/features/billing/cards/cards.test.ts",
  "apps/api/src/features/billing/clock/billing-clock.test.ts",
  "apps/api/src/features/billing/plan/plan-change.test.ts",
  "apps/api/src/features/billing/settling/heard-renewals.test.ts",
  "apps/api/src/features/billing/settling/webhook.test.ts",
  "apps/api/src/features/companies/company/company-access.test.ts",
  "apps/api/src/features/companies/profile/company-accounts.test.ts",
  "apps/api/src/features/consultations/consult.test.ts",
  "apps/api/src/features/consultations/withdrawing.test.ts",
  "apps/api/src/features/deals/endings/endings.test.ts",
  "apps/api/src/features/deals/page/deal-pages.test.ts",
  "apps/api/src/features/deals/terms/terms.test.ts",
  "apps/api/src/features/demo/demo-deals.test.ts",
  "apps/api/src/features/demo/demo-market.test.ts",
  "apps/api/src/features/discovery/insight/insight.test.ts",
  "apps/api/src/features/discovery/search/search.test.ts",
  "apps/api/src/features/funding/after-faults.test.ts",
  "apps/api/src/features/funding/balance-first.test.ts",
  "apps/api/src/features/funding/charge-lists.test.ts",
  "apps/api/src/features/funding/funding-mails.test.ts",
  "apps/api/src/features/funding/funding-ways.test.ts",
  "apps/api/src/features/funding/funding.test.ts",
  "apps/api/src/features/funding/refunding.test.ts",
  "apps/api/src/features/lists/list-csv.test.ts",
  "apps/api/src/features/membership/withdrawals.test.ts",
  "apps/api/src/features/payouts/payouts.test.ts",
  "apps/api/src/features/social/social-link.test.ts",
  "apps/api/src/features/work/company-home.test.ts",
  "apps/api/src/foreign-ids.test.ts",
  "apps/api/src/generated-client.test.ts",
  "apps/api/src/hostile-requests.test.ts",
  "apps/api/src/money-properties.test.ts",
  "apps/api/src/other-copy.test.ts",
  "apps/api/src/plan-edges.test.ts",
  "apps/api/src/platform/mail/smtp-hanging.test.ts",
  "apps/api/src/refused-secrets.test.ts",
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
