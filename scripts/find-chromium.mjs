// Finds the Chromium that tests and pictures run in.
import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { root } from "./root.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const places = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** The path of a Chromium: CHROMIUM_PATH, one on the PATH, Playwright's own. Undefined when there is none. */
export function findChromium() {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH ?? "", ...onPath, ...places, ...playwrightsOwn()];
  return candidates.find(isProgram);
}

/**
 * The path of Chromium without its own window, tabs and bars: the same pages for a third of the processor time. HEADLESS_SHELL_PATH, or
 * Debian's chromium-headless-shell. Undefined where there is none.
 */
export function findHeadlessShell() {
  return [process.env.HEADLESS_SHELL_PATH ?? "", "/usr/bin/chromium-headless-shell"].find(isProgram);
}

export function hasJapaneseFont() {
  try {
    return execFileSync("fc-list", [":lang=ja"], { encoding: "utf8" }).trim() !== "";
  } catch {
    return process.platform !== "linux";
  }
}

/** @returns {string[]} */
function playwrightsOwn() {
  try {
    const require = createRequire(join(root, "e2e", "package.json"));
    const playwright = require.resolve("@playwright/test");
    return [require(playwright).chromium.executablePath()];
  } catch {
    return [];
  }
}

/** @param {string} path */
function isProgram(path) {
  if (!path || !existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
