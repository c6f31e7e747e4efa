// A copy of the tree in which files may be changed; what npm has installed is linked.
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../../scripts/root.mjs";

/** @param {string[]} paths files of the tree @returns {{ folder: string, remove: () => void }} */
export function copyTree(paths) {
  const folder = mkdtempSync(join(tmpdir(), "tomoru-mutants-"));
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  for (const owner of [
    ".",
    ...new Set(paths.filter((path) => path.endsWith("/package.json")).map((path) => dirname(path))),
  ])
    linkInstalled(join(owner, "node_modules"), folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** @param {string} modules @param {string} folder */
function linkInstalled(modules, folder) {
  if (!existsSync(join(root, modules))) return;
  mkdirSync(join(folder, modules));
  for (const name of readdirSync(join(root, modules)).filter((entry) => !entry.startsWith("."))) {
    const from = join(root, modules, name);
    // The workspaces are links beside the tree's own folders, and lead to the copy's.
    if (
      name.startsWith("@") &&
      readdirSync(from).some((inner) => lstatSync(join(from, inner)).isSymbolicLink())
    )
      cpSync(from, join(folder, modules, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, join(folder, modules, name));
  }
}
