// A copy of the product as a process of its own: started, waited for, signalled.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../scripts/free-port.mjs";
import { root } from "../../../scripts/root.mjs";
import { eventually } from "./waiting.mjs";

/** @typedef {Awaited<ReturnType<typeof startCopy>>} Copy */
/**
 * @typedef {object} How
 * @property {Record<string, string>} env
 * @property {string[]} [args] a command of main.ts; the server unless given
 * @property {string[]} [node] options of Node
 * @property {string} [from] the folder of another version of the product
 * @property {boolean} [ready] false: it is not waited for
 * @property {number} [port] a free one unless given
 */

/** @param {How} how */
export async function startCopy({ env, args = [], node = [], from = root, ready = true, port: given }) {
  const port = given ?? (await freePort());
  const main = join(from, "apps/api/src/main.ts");
  const child = spawn(process.execPath, [...node, main, ...args], {
    env: { PATH: process.env.PATH, LOG_LEVEL: "warn", ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => {
      output = (output + part).slice(-20_000);
    });
  }
  const copy = {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Resident memory in megabytes. */
    megabytes: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    /** Resolves to the exit code; null when a signal ended it. */
    exit: async () => /** @type {number | null} */ ((await ended)[0]),
    /** @param {NodeJS.Signals} signal @returns {Promise<number | null>} */
    async end(signal) {
      child.kill(signal);
      return copy.exit();
    },
  };
  if (ready && args.length === 0) {
    await eventually("the server to be ready", async () => {
      if (!copy.isRunning()) throw new Error(`the server ended by itself:\n${output}`);
      return (await statusOf(`${copy.url}/readyz`)) === 200;
    });
  }
  return copy;
}

/** Runs a command of main.ts to its end. @param {Omit<How, "ready">} how @returns {Promise<{ code: number | null, output: string }>} */
export async function runCommand(how) {
  const copy = await startCopy({ ...how, ready: false });
  const code = await copy.exit();
  return { code, output: copy.output().trim() };
}

/** @param {string} url @returns {Promise<number>} 0 when nothing answers */
export async function statusOf(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(6000) })).status;
  } catch {
    return 0;
  }
}
