// Runs a program as a child process; the repository's own tools on the Node that runs this script.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * @typedef {object} Command
 * @property {string} file
 * @property {string[]} [args]
 * @property {string} [cwd] the repository unless given
 * @property {Record<string, string | undefined>} [env] on top of this process's environment
 */

/**
 * Runs a program to its end with its output shown. Resolves to its exit code; 1 when it cannot be started.
 * @param {Command} command
 * @returns {Promise<number>}
 */
export function run({ file, args = [], cwd = root, env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: "inherit" });
    child.on("error", (error) => {
      console.error(`${file} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/**
 * How to start an installed package's program on this Node, whatever the PATH says. Throws when it is not installed.
 * @param {{ name: string, args?: string[], from?: string }} tool `from`: the workspace whose dependency it is
 * @returns {{ file: string, args: string[] }}
 */
export function tool({ name, args = [], from = "." }) {
  const folder = [from, "."].map((base) => join(root, base, "node_modules", name)).find(existsSync);
  if (!folder) throw new Error(`${name} is not installed: run \`npm ci\` first.`);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  /** @type {string} */
  const script = typeof bin === "string" ? bin : (bin[name] ?? Object.values(bin)[0]);
  return { file: process.execPath, args: [join(folder, script), ...args] };
}
