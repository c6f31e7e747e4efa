// A PostgreSQL server of its own in a temporary folder on a free port: started, killed, frozen, and removed afterwards.
import { execFileSync, spawn } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { eventually } from "../lab/drills/harness/waiting.mjs";
import { freePort } from "./free-port.mjs";

const debian = "/usr/lib/postgresql";

/** Milliseconds for a recovery or a promotion on a busy machine. */
const mostMs = 300_000;

/** @typedef {Awaited<ReturnType<typeof startOwnPostgres>>} OwnPostgres */

/** @returns {Promise<{ url: string, stop: () => void | Promise<void> }>} a superuser's address of the database `postgres` */
export async function startPostgres() {
  const given = process.env.BENCH_DATABASE_URL;
  return given ? { url: given, stop: () => undefined } : startOwnPostgres();
}

/**
 * A server of one's own that may be broken. Throws where PostgreSQL is not installed.
 * @param {{ installed?: string, settings?: string[] }} [how] another installation than Debian's, and settings beside ours
 */
export async function startOwnPostgres({ installed = debian, settings = [] } = {}) {
  if (!existsSync(installed)) {
    throw new Error(
      "This needs PostgreSQL: apt-get install postgresql, or for the bench BENCH_DATABASE_URL=postgres://… of a server to fill.",
    );
  }
  const bin = join(installed, newestVersion(installed), "bin");
  const folder = mkdtempSync(join(tmpdir(), "tomoru-postgres-"));
  const run = runner({ bin, folder });
  const first = await serverIn({ run, bin, folder, data: join(folder, "data"), settings });
  const args = ["-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
  run("initdb", ["-D", first.data, ...args]);
  /** @type {Server[]} */
  const replicas = [];
  await first.start();
  return {
    ...first,
    /** A streaming replica in hot standby, known to the first server by this name. @param {string} name @returns {Promise<Server>} */
    async replica(name) {
      const replica = await serverIn({ run, bin, folder, data: join(folder, name), settings });
      const primary = `host=127.0.0.1 port=${first.port} user=postgres application_name=${name}`;
      run("pg_basebackup", ["-D", replica.data, "-d", primary, "-R", "-X", "stream", "-c", "fast"]);
      replicas.push(replica);
      await replica.start();
      return replica;
    },
    async stop() {
      for (const server of [...replicas, first]) await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The newest major version in a folder with one subfolder each. */
export function newestVersion(installed = debian) {
  const [newest] = readdirSync(installed).sort((a, b) => Number(b) - Number(a));
  return String(newest);
}

/** @typedef {Awaited<ReturnType<typeof serverIn>>} Server */

/** @param {{ run: ReturnType<typeof runner>, bin: string, folder: string, data: string, settings: string[] }} where */
async function serverIn({ run, bin, folder, data, settings: given }) {
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ["listen_addresses=127.0.0.1", "shared_buffers=512MB", "max_connections=200", ...given];
  const args = ["-D", data, "-p", String(port), "-k", folder, ...settings.flatMap((one) => ["-c", one])];
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  /** @type {string[]} */
  let killed = [];
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    port,
    data,
    /** Resolves once it answers. A child of this process and no daemon: it refuses a folder whose last server nobody has reaped. */
    async start() {
      await eventually("what was killed to be gone", () => hasEnded() && !killed.some(isRunning), mostMs);
      killed = [];
      const log = openSync(`${data}.log`, "a");
      // In a process group of its own: Ctrl-C only reaches this process, which then ends the server.
      // A server that connects to others looks into its user's home.
      const env = { ...process.env, HOME: folder };
      const how = { ...unprivileged(), cwd: folder, env, detached: true };
      child = spawn(join(bin, "postgres"), args, { ...how, stdio: ["ignore", log, log] });
      child.unref();
      closeSync(log);
      try {
        await eventually("PostgreSQL to answer", () => hasEnded() || answers(url), mostMs);
        if (hasEnded()) throw new Error("PostgreSQL ended by itself");
      } catch (error) {
        child.kill("SIGKILL");
        throw new Error(readFileSync(`${data}.log`, "utf8").slice(-4000), { cause: error });
      }
    },
    promote: () => run("pg_ctl", ["-D", data, "-w", "-t", String(mostMs / 1000), "promote"]),
    /** Ends it as a power cut would: nothing more is written. */
    kill() {
      // A stopped process starts no other that would be left over.
      signalAll(data, "SIGSTOP");
      killed = signalAll(data, "SIGKILL");
    },
    freeze: () => void signalAll(data, "SIGSTOP"),
    thaw: () => void signalAll(data, "SIGCONT"),
    async end() {
      if (!hasEnded() && killed.length === 0) {
        signalAll(data, "SIGCONT");
        child?.kill("SIGQUIT");
      }
      await eventually("PostgreSQL to end", hasEnded, mostMs);
    },
  };
}

/** @param {string} url */
async function answers(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** The server refuses to run as root. @param {{ bin: string, folder: string }} where */
function runner({ bin, folder }) {
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  /** @type {import("node:child_process").ExecFileSyncOptions} */
  const how = { stdio: ["ignore", "ignore", "pipe"], cwd: folder };
  return (/** @type {string} */ program, /** @type {string[]} */ args) =>
    user
      ? execFileSync("runuser", ["-u", "postgres", "--", join(bin, program), ...args], how)
      : execFileSync(join(bin, program), args, how);
}

/** The user for a program that refuses to run as root; undefined if we are not root. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** The postmaster first, then the processes that it has started. @param {string} data @param {NodeJS.Signals} signal */
function signalAll(data, signal) {
  const [first = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
  const children = childrenOf(first);
  for (const pid of [first, ...children]) {
    try {
      process.kill(Number(pid), signal);
    } catch {}
  }
  return [first, ...children];
}

/** @param {string} pid @returns {string[]} Linux only, as is the rest of this file */
function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
}

/** A process that has ended but was not reaped does not count. @param {string} pid */
function isRunning(pid) {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
