// A PostgreSQL server of its own in a temporary folder on a free port: started, killed, frozen, and removed afterwards.
import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.mjs";

const installed = "/usr/lib/postgresql";

/** @typedef {Awaited<ReturnType<typeof startOwnPostgres>>} OwnPostgres */

/** @returns {Promise<{ url: string, stop: () => void }>} a superuser's address of the database `postgres` */
export async function startPostgres() {
  const given = process.env.BENCH_DATABASE_URL;
  return given ? { url: given, stop: () => undefined } : startOwnPostgres();
}

/** One that may be broken: nobody else's. Throws where PostgreSQL is not installed. */
export async function startOwnPostgres() {
  if (!existsSync(installed)) {
    throw new Error(
      "This needs PostgreSQL: apt-get install postgresql, or for the bench BENCH_DATABASE_URL=postgres://… of a server to fill.",
    );
  }
  const [newest] = readdirSync(installed).sort((a, b) => Number(b) - Number(a));
  const bin = join(installed, String(newest), "bin");
  const folder = mkdtempSync(join(tmpdir(), "tomoru-postgres-"));
  const port = await freePort();
  const run = runner({ bin, folder });
  const data = join(folder, "data");
  run("initdb", ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"]);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=512MB -c max_connections=200`;
  const start = () => run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"]);
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    bin,
    start,
    /** As the machine's own end would: nothing is written any more. */
    kill: () => signalAll(data, "SIGKILL"),
    /** Connections stay open and nothing answers. */
    freeze: () => signalAll(data, "SIGSTOP"),
    thaw: () => signalAll(data, "SIGCONT"),
    stop() {
      run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root. @param {{ bin: string, folder: string }} where */
function runner({ bin, folder }) {
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    const id = (/** @type {string} */ flag) =>
      Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
    chownSync(folder, id("-u"), id("-g"));
  }
  return (/** @type {string} */ program, /** @type {string[]} */ args) =>
    asRoot
      ? execFileSync("runuser", ["-u", "postgres", "--", join(bin, program), ...args], {
          stdio: "ignore",
          cwd: folder,
        })
      : execFileSync(join(bin, program), args, { stdio: "ignore", cwd: folder });
}

/** The postmaster first, then the processes that it has started. @param {string} data @param {NodeJS.Signals} signal */
function signalAll(data, signal) {
  const [first = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
  const pids = [first, ...childrenOf(first)];
  for (const pid of pids) {
    try {
      process.kill(Number(pid), signal);
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}

/** @param {string} pid @returns {string[]} Linux only, as is the rest of this file */
function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
}
