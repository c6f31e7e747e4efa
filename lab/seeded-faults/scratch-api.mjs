// A copy of the API and of the packages outside the tree, in which a fault can be planted: the product itself carries no switch for one.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "../../scripts/root.mjs";

/**
 * @typedef {object} Fault
 * @property {string} name what is wrong then
 * @property {string} file from apps/api/src on
 * @property {[from: string, to: string][]} edits each `from` has to be there
 * @property {{ file: string, title: string }} caughtBy below apps/api/src
 */

/** @returns {{ folder: string, plant(fault: Fault): () => void, remove(): void }} `plant` answers how to take it out again */
export function copyApi() {
  const base = mkdtempSync(join(tmpdir(), "tomoru-faults-"));
  const folder = join(base, "apps/api");
  const isSource = (/** @type {string} */ path) => basename(path) !== "node_modules";
  cpSync(join(root, "apps/api"), folder, { recursive: true, filter: isSource });
  for (const file of ["package.json", "tsconfig.base.json"]) cpSync(join(root, file), join(base, file));
  cpSync(join(root, "packages"), join(base, "packages"), { recursive: true, filter: isSource });
  linkModules(base);
  return {
    folder,
    plant(fault) {
      const path = join(folder, "src", fault.file);
      const sound = readFileSync(path, "utf8");
      writeFileSync(path, plantedIn(sound, fault));
      return () => writeFileSync(path, sound);
    },
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}

/** What the repository depends on, and the copy's own packages by their names. @param {string} base */
function linkModules(base) {
  const modules = join(base, "node_modules");
  mkdirSync(join(modules, "@tomoru"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@tomoru") symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of readdirSync(join(base, "packages"))) {
    symlinkSync(join(base, "packages", name), join(modules, "@tomoru", name), "dir");
  }
}

/**
 * The source with the fault in it. Throws where the source has changed, so that no fault is skipped in silence.
 * @param {string} source
 * @param {Fault} fault
 */
export function plantedIn(source, { name, file, edits }) {
  return edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`“${name}”: ${file} has no “${from}” any more`);
    return text.replaceAll(from, () => to);
  }, source);
}
