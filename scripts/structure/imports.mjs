// Finds what a file imports and which file of the tree that is.
import { posix } from "node:path";

/**
 * One import as written, and the file of the tree it names; undefined for what comes from outside.
 * @typedef {{ specifier: string, target: string | undefined }} Import
 */

const statement =
  /^[ \t]*(?:import|export)\b[^;"']*?\bfrom\s*["']([^"']+)["']|^[ \t]*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

const workspaces = /** @type {const} */ ({
  "@tomoru/contract": "packages/contract",
  "@tomoru/i18n": "packages/i18n",
  "@tomoru/ui": "packages/ui",
  "@tomoru/api": "apps/api",
  "@tomoru/influencer": "apps/influencer",
  "@tomoru/company": "apps/company",
  "@tomoru/operator": "apps/operator",
});

/** @param {{ path: string, text: string, tree: import("./source-tree.mjs").Tree }} file @returns {Import[]} */
export function importsOf({ path, text, tree }) {
  return [...text.matchAll(statement)].map(([, from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? "";
    return { specifier, target: targetOf({ path, specifier, tree }) };
  });
}

/** @param {{ path: string, specifier: string, tree: import("./source-tree.mjs").Tree }} where */
function targetOf({ path, specifier, tree }) {
  if (specifier.startsWith(".")) return posix.normalize(posix.join(posix.dirname(path), specifier));
  const [workspace, folder] = Object.entries(workspaces).find(([name]) => isBelow(specifier, name)) ?? [];
  if (!workspace || !folder) return undefined;
  const base = `${folder}/src${specifier.slice(workspace.length)}`;
  return [base, `${base}.ts`, `${base}.tsx`].find((candidate) => tree.has(candidate)) ?? base;
}

/** @param {string} specifier @param {string} name */
function isBelow(specifier, name) {
  return specifier === name || specifier.startsWith(`${name}/`);
}
