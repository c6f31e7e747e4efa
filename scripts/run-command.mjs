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
 * Runs a program to its end with its output shown: as it comes, or all at once through `print`. Resolves to its exit code; 1 when
 * it cannot be started.
 * @param {Command & { print?: (text: string) => void }} command
 * @returns {Promise<number>}
 */
export function run({ file, args = [], cwd = root, env = {}, print }) {
  return new Promise((resolve) => {
    const shown = print ? "pipe" : "inherit";
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = ["inherit", shown, shown];
    const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (part) => {
        output += part;
      });
    child.on("error", (error) => {
      console.error(`${file} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on("close", (code) => {
      if (output.trim() !== "") print?.(output.trimEnd());
      resolve(code ?? 1);
    });
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
