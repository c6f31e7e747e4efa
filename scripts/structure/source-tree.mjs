// Reads the tree that the structure check walks: every committed or new file, with its text where it is source or a document.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Path (with slashes, from the root) to text. Any other file has an empty text.
 * @typedef {ReadonlyMap<string, string>} Tree
 */

/**
 * One finding: the file, the rule it breaks, and where the code belongs.
 * @typedef {{ path: string, rule: string, message: string }} Problem
 */

const text = /\.(ts|tsx|mjs|css|sql|json|md)$|\.env\.example$/;

/** @param {string} root @returns {Tree} what git tracks or would add: build results and node_modules are not in it */
export function readTree(root) {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const paths = listed.split("\0").filter((path) => path && existsSync(join(root, path)));
  return new Map(paths.map((path) => [path, text.test(path) ? readFileSync(join(root, path), "utf8") : ""]));
}

/** @param {string} path */
export function isCode(path) {
  return /\.(ts|tsx|mjs)$/.test(path);
}

/** @param {string} path tests, what serves only tests, and the settings of tools */
export function isTestOrSetting(path) {
  return /\.(test|testing)\.(ts|tsx|mjs)$|\/testing\/|\.config\.ts$/.test(path);
}
