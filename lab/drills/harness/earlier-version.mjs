// The product as it was, taken out of the repository's history beside the one of today.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../scripts/root.mjs";

/** @param {string[]} args */
function git(...args) {
  return execFileSync("git", args, { cwd: root, maxBuffer: 2 ** 28 });
}

/** The version that brought a file, such as a migration. @param {string} file */
export function commitOf(file) {
  const commit = String(git("log", "--diff-filter=A", "--format=%H", "-1", "--", file)).trim();
  if (!commit) throw new Error("this needs the repository's whole history: git fetch --unshallow");
  return commit;
}

/** The product as it was, out of the repository's history. @param {string} commit @param {string} folder */
export function versionAt(commit, folder) {
  mkdirSync(join(folder, "node_modules/@tomoru"), { recursive: true });
  const archive = git("archive", commit, "apps/api", "packages", "package.json");
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@tomoru") symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  }
  // Its own contract and words, which may have been others.
  for (const name of readdirSync(join(folder, "packages"))) {
    symlinkSync(join(folder, "packages", name), join(folder, "node_modules/@tomoru", name));
  }
  return folder;
}
