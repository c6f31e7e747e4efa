// Arrows: who may import whom. Every message says where the code belongs.
import { importsOf } from "./imports.mjs";
import { isCode, isTestOrSetting } from "./source-tree.mjs";

/** @typedef {import("./source-tree.mjs").Tree} Tree */
/** @typedef {import("./source-tree.mjs").Problem} Problem */
/** @typedef {{ from: string, to: string }} Arrow paths of two files of the tree */
/** @typedef {{ forbids: (arrow: Arrow) => boolean, message: string }} Law */

/** @type {Law[]} */
const betweenWorkspaces = [
  {
    forbids: ({ from, to }) => from.startsWith("packages/") && to.startsWith("apps/"),
    message: "packages never import apps: what both need belongs into the package",
  },
  {
    forbids: ({ from, to }) =>
      /^apps\//.test(from) && /^apps\//.test(to) && workspace(from) !== workspace(to),
    message: "apps never import each other: what both need belongs into packages/",
  },
  {
    forbids: ({ from, to }) => from.startsWith("packages/contract/") && workspace(to) !== "packages/contract",
    message: "the contract stands alone: words belong into packages/i18n, code that uses both into an app",
  },
  {
    forbids: ({ from, to }) => from.startsWith("packages/i18n/") && !/^packages\/(i18n|contract)\//.test(to),
    message: "i18n knows only the contract: what renders words belongs into an app",
  },
  {
    forbids: ({ from, to }) => from.startsWith("packages/ui/") && workspace(to) !== "packages/ui",
    message: "ui knows no product: hand texts and values in as props, join them in an app",
  },
  {
    forbids: ({ from, to }) =>
      from.startsWith("packages/web/") && !/^packages\/(web|ui|i18n|contract)\//.test(to),
    message: "web knows what any site needs, and no page: hand a site's own parts in when it starts",
  },
  {
    forbids: ({ from, to }) =>
      from.startsWith("packages/rendering/") && !/^packages\/(rendering|web|ui|i18n|contract)\//.test(to),
    message:
      "rendering knows what a site declares, and no site: hand a site's own parts in by its declaration",
  },
  {
    forbids: ({ from, to }) =>
      from.startsWith("apps/api/") && /^packages\/rendering\/src\/(?!server\/)/.test(to),
    message: "the API renders pages by packages/rendering/src/server alone",
  },
  {
    forbids: ({ from, to }) =>
      from.startsWith("packages/web-auth/") && !/^packages\/(web-auth|web|ui|i18n|contract)\//.test(to),
    message: "web-auth knows the account forms of any side: hand a site's calls, words and paths in",
  },
  {
    forbids: ({ from, to }) =>
      from.startsWith("packages/web-deals/") && !/^packages\/(web-deals|web|ui|i18n|contract)\//.test(to),
    message: "web-deals knows the deal pages of both sides: hand a site's calls, paths and side in",
  },
  {
    forbids: ({ from, to }) =>
      from.startsWith("apps/api/") && /^packages\/(ui|web|web-auth|web-deals)\//.test(to),
    message:
      "the API renders nothing by itself: what it shares with the screens belongs into packages/contract or i18n",
  },
];

/** @type {Law[]} */
const inTheApi = [
  {
    forbids: ({ from, to }) =>
      /^apps\/api\/src\/platform\//.test(from) &&
      /^apps\/api\/src\/(features\/|(mails|sealed-columns)\.ts$)/.test(to),
    message: "platform knows no feature: hand the feature's part in from app.ts or main.ts",
  },
  {
    forbids: ({ from, to }) =>
      /^apps\/api\/src\/platform\//.test(from) && /^apps\/api\/src\/accounts\//.test(to),
    message: "platform knows no account: hand the accounts' part in from app.ts or main.ts",
  },
  {
    forbids: ({ from, to }) =>
      /^apps\/api\/src\/platform\//.test(from) &&
      !isTestOrSetting(from) &&
      // The types of the features' rows: a database has one schema.
      !/^apps\/api\/src\/platform\/db\/[^/]+-tables\.ts$/.test(from) &&
      /^packages\/(contract|i18n)\/src\/((ja|en)\/)?(influencer|company|operator)\//.test(to),
    message:
      "platform knows no actor: hand the actor's part in, or move what both sides use out of the rooms of one",
  },
  {
    forbids: ({ from, to }) =>
      /^apps\/api\/src\/accounts\//.test(from) && /^apps\/api\/src\/features\//.test(to),
    message: "accounts know who somebody is, not what they do: hand the feature's part in from app.ts",
  },
  {
    forbids: ({ from, to }) => feature(from) !== undefined && /^apps\/api\/src\/(app|main)\.ts$/.test(to),
    message: "a feature is wired by app.ts and does not know it: take what you need from deps",
  },
  {
    forbids: ({ from, to }) => isOtherFeature({ from, to }) && inApi(from) && !to.endsWith(".usecases.ts"),
    message:
      "accounts and other features are entered by their .usecases.ts alone: add a use case and call it",
  },
  {
    forbids: ({ from, to }) => isSame({ from, to }) && role(from) === "routes" && role(to) === "repository",
    message: "routes → usecases → repository: the query belongs behind a use case",
  },
  {
    forbids: ({ from, to }) =>
      isSame({ from, to }) && role(from) === "repository" && /^(routes|usecases|gate)$/.test(role(to)),
    message: "a repository is SQL: the decision belongs into the use case that calls it",
  },
  {
    forbids: ({ from, to }) => role(from) === "usecases" && role(to) === "routes",
    message: "a use case does not know its route: hand in what it needs as an argument",
  },
  {
    forbids: ({ from, to }) =>
      role(from) === "rules" && inApi(from) && /^(routes|usecases|repository|gate)$/.test(role(to)),
    message: "rules are pure: the caller reads the rows and hands them in",
  },
];

/** @type {Law[]} */
const inTheSite = [
  {
    forbids: ({ from, to }) => isOtherFeature({ from, to }) && !inApi(from),
    message:
      "features of a site never import each other: join them in app/, or move what both need to shared/",
  },
  {
    forbids: ({ from, to }) =>
      feature(from) !== undefined && !inApi(from) && /^apps\/[^/]+\/src\/app\/(?!paths\.ts$)/.test(to),
    message:
      "app → features → shared: a feature knows of app/ its paths.ts; what else it needs belongs into shared/",
  },
  {
    forbids: ({ from, to }) =>
      /^apps\/[^/]+\/src\/shared\//.test(from) &&
      /^apps\/[^/]+\/src\/(app\/(?!paths\.ts$)|features\/)/.test(to),
    message: "shared knows no feature: hand it in as an argument or a child",
  },
];

/** @type {Law[]} */
const everywhere = [
  {
    forbids: ({ from, to }) =>
      /^(packages|apps)\//.test(from) &&
      !isTestOrSetting(from) &&
      // Not in any build of the product: it shows components with the tests' fixtures.
      !/^apps\/[^/]+\/gallery\//.test(from) &&
      /\/testing\/|\.(test|testing)\.(ts|tsx|mjs)$/.test(to),
    message: "the product does not import its tests: move the shared part out of testing/",
  },
  {
    forbids: ({ from, to }) => /^(packages|apps)\//.test(from) && /^(e2e|scripts|lab)\//.test(to),
    message: "the product does not import e2e, scripts or the lab",
  },
];

const laws = [...betweenWorkspaces, ...inTheApi, ...inTheSite, ...everywhere];

/** @param {Tree} tree @returns {Problem[]} */
export function checkArrows(tree) {
  return [...tree].flatMap(([path, text]) => {
    if (!isCode(path)) return [];
    return importsOf({ path, text, tree }).flatMap(({ specifier, target }) => [
      ...crossed({ from: path, to: target }),
      ...relativeAcross({ from: path, to: target, specifier }),
    ]);
  });
}

/** @param {{ from: string, to: string | undefined }} arrow @returns {Problem[]} */
function crossed({ from, to }) {
  if (!to) return [];
  return laws
    .filter((law) => law.forbids({ from, to }) && !isTestsOwn({ from, to }))
    .map((law) => ({ path: from, rule: "arrow", message: `imports ${to}: ${law.message}` }));
}

/** @param {{ from: string, to: string | undefined, specifier: string }} arrow @returns {Problem[]} */
function relativeAcross({ from, to, specifier }) {
  const leaves =
    /^(packages|apps)\//.test(from) && specifier.startsWith(".") && to && workspace(to) !== workspace(from);
  if (!leaves) return [];
  return [{ path: from, rule: "arrow", message: `imports ${to} by its path: use the package's name` }];
}

/** A test may wire up more than the code it tests, but no other workspace. @param {Arrow} arrow */
function isTestsOwn({ from, to }) {
  return isTestOrSetting(from) && workspace(from) === workspace(to);
}

/** @param {string} path "packages/contract", "apps/api", "e2e", "scripts" */
function workspace(path) {
  return path
    .split("/")
    .slice(0, /^(packages|apps)\//.test(path) ? 2 : 1)
    .join("/");
}

/** @param {string} path */
function inApi(path) {
  return path.startsWith("apps/api/");
}

/** The feature of a path; the rooms of the API's accounts are one: "accounts". @param {string} path @returns {string | undefined} */
function feature(path) {
  if (path.startsWith("apps/api/src/accounts/")) return "accounts";
  return /^apps\/[^/]+\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** @param {string} path "offers.routes.ts", "offers.company-routes.ts" → "routes" */
function role(path) {
  return /\.(?:(?:influencer|company|operator)-)?([a-z]+)\.(?:ts|tsx)$/.exec(path)?.[1] ?? "";
}

/** @param {Arrow} arrow */
function isOtherFeature({ from, to }) {
  const [one, other] = [feature(from), feature(to)];
  return one !== undefined && other !== undefined && one !== other && workspace(from) === workspace(to);
}

/** @param {Arrow} arrow */
function isSame({ from, to }) {
  return feature(from) !== undefined && feature(from) === feature(to) && inApi(from) && inApi(to);
}
