// Cycles: no file reaches itself through its imports.
import { importsOf } from "./imports.mjs";
import { isCode } from "./source-tree.mjs";

/** @typedef {import("./source-tree.mjs").Tree} Tree */
/** @typedef {import("./source-tree.mjs").Problem} Problem */

/** @param {Tree} tree @returns {Problem[]} each cycle once, at the first of its files */
export function checkCycles(tree) {
  const next = new Map(
    [...tree].filter(([path]) => isCode(path)).map(([path, text]) => [path, targets({ path, text, tree })]),
  );
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {Problem[]} */
  const problems = [];

  /** @param {string} path @param {string[]} trail */
  const walk = (path, trail) => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      const round = [...trail.slice(start), path].join(" → ");
      problems.push({ path, rule: "cycle", message: `${round}: move what both need into a third file` });
      return;
    }
    if (done.has(path)) return;
    for (const target of next.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of next.keys()) walk(path, []);
  return problems;
}

/** @param {{ path: string, text: string, tree: Tree }} file @returns {string[]} */
function targets({ path, text, tree }) {
  return importsOf({ path, text, tree }).flatMap(({ target }) =>
    target && tree.has(target) ? [target] : [],
  );
}
