// Names: kebab-case, a role where the place asks for one, no barrels, no drawers for everything.
import { isCode, isTestOrSetting } from "./source-tree.mjs";

/** @typedef {import("./source-tree.mjs").Tree} Tree */
/** @typedef {import("./source-tree.mjs").Problem} Problem */

/** A call's routes, of one actor where others have theirs. */
const routes = ["routes", "influencer-routes", "company-routes", "operator-routes"];

/** Places whose files say their role, and the roles there are. The first place that fits a file decides. */
const places = [
  {
    place: /^apps\/api\/src\/(features|accounts)\//,
    roles: ["rules", "repository", "usecases", ...routes, "gate", "maintenance", "view", "data", "mails"],
    advice:
      "a feature of the API is made of .routes.ts → .usecases.ts → .rules.ts (pure) and .repository.ts (SQL)",
  },
  {
    place: /^apps\/[^/]+\/src\/features\/[^/]+\/pages\//,
    roles: ["page"],
    advice: "pages/ holds only .page.tsx; parts of a page go to components/",
  },
  {
    // A hook says its role in front: use-….ts.
    place: /^apps\/[^/]+\/src\/features\/[^/]+\/(?!use-)[^/]+\.ts$/,
    roles: ["queries", "view", "store", "form", "actions"],
    advice:
      "logic of a screen is .queries.ts (data), .view.ts (pure), .form.ts, .actions.ts, .store.ts or a hook use-….ts",
  },
];

/** Roles that exist somewhere; a dot before any other word is a typing mistake. */
const roles = new Set([
  ...places.flatMap((place) => place.roles),
  "layout",
  "builder",
  "testing",
  "shot",
  "test",
  "spec",
  "config",
  "module",
  "rule",
]);
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** @param {Tree} tree @returns {Problem[]} */
export function checkNames(tree) {
  return [...tree.keys()].flatMap((path) => (isChecked(path) ? problemsOf(path) : []));
}

/** @param {string} path */
function isChecked(path) {
  return (isCode(path) || path.endsWith(".css")) && !path.endsWith(".d.ts");
}

/** @param {string} path @returns {Problem[]} */
function problemsOf(path) {
  const folders = path.split("/");
  const [name = "", ...dotted] = (folders.pop() ?? "").split(".").slice(0, -1);
  /** @param {string} message */
  const problem = (message) => ({ path, rule: "name", message });
  const problems = [];

  if (![name, ...folders.filter((folder) => folder !== ".ci")].every((part) => kebab.test(part))) {
    problems.push(problem("file and folder names are kebab-case"));
  }
  if (name === "index")
    problems.push(problem("no barrels: name the file after what it holds, import it directly"));
  if ([name, ...folders].some((part) => /^(utils?|helpers?|misc|common-utils)$/.test(part))) {
    problems.push(problem("no drawer for everything: put each function into the file of what it is about"));
  }
  for (const role of dotted) {
    if (!roles.has(role)) problems.push(problem(`".${role}" is no role; known are ${[...roles].join(", ")}`));
  }
  const place = places.find((one) => one.place.test(path) && isCode(path));
  if (place && !isTestOrSetting(path) && !dotted.some((role) => place.roles.includes(role))) {
    problems.push(problem(place.advice));
  }
  if (dotted.includes("page") && !folders.some((folder) => folder === "pages" || folder === "app")) {
    problems.push(problem("a page lies in the pages/ folder of its feature, one without a feature in app/"));
  }
  return problems;
}
