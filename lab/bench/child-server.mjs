// A server as a child process: started, waited for, its processor time and memory read, stopped.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { freePort } from "../../scripts/free-port.mjs";
import { root } from "../../scripts/root.mjs";

/** Ticks of /proc/<pid>/stat a second; a constant of Linux on every platform Node runs on. */
const ticksPerSecond = 100;

/**
 * @param {{ args: string[], env: Record<string, string>, readyUrl: string, timeoutMs?: number, nicer?: number }} what
 * `nicer`: by how much it gives way to other processes
 * @returns {Promise<{ cpuSeconds: () => number, memoryMb: () => number, stop: () => Promise<void>, readyMs: number }>}
 */
export async function startServer({ args, env, readyUrl, timeoutMs = 60_000, nicer = 0 }) {
  const started = performance.now();
  const child = spawn("nice", ["-n", String(nicer), process.execPath, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const deadline = started + timeoutMs;
  while (!(await answers(readyUrl))) {
    const isGone = child.exitCode !== null || child.signalCode !== null;
    if (isGone || performance.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`${args.join(" ")} did not become ready`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    readyMs: performance.now() - started,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    memoryMb: () => memoryMbOf(child.pid ?? 0),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/**
 * The whole product as `npm start` runs it, on data of its own that is gone when it stops.
 * @param {{ nicer?: number }} [how]
 */
export async function startThrowaway({ nicer = 0 } = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startServer({
    args: ["scripts/throwaway-server.mjs"],
    env: { PORT: String(port), LOG_LEVEL: "warn" },
    readyUrl: `${url}/readyz`,
    nicer,
  });
  return { url, server };
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).status < 500;
  } catch {
    return false;
  }
}

/** @param {number} pid user and system time; Linux only, elsewhere NaN */
export function cpuSecondsOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** The processor time of a process, its children and those of them that have ended; Linux only, elsewhere NaN. @param {number} pid */
export function cpuSecondsOfAll(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const ended = (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return children.reduce(
      (sum, child) => sum + (cpuSecondsOf(Number(child)) || 0),
      cpuSecondsOf(pid) + ended,
    );
  } catch {
    return Number.NaN;
  }
}

/** @param {number} pid of a process that was started by another @returns {number} that other one; Linux only */
export function parentOf(pid) {
  return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);
}

/** @param {number} pid what it has resident, in megabytes; Linux only, elsewhere NaN */
function memoryMbOf(pid) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
