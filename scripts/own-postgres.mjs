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
  const run = runner({ bin, folder });
  const first = await serverIn({ run, folder, data: join(folder, "data") });
  const args = ["-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
  run("initdb", ["-D", first.data, ...args]);
  first.start();
  /** @type {Server[]} */
  const replicas = [];
  return {
    ...first,
    bin,
    /** A streaming replica in a hot standby, under this name to the first. @param {string} name @returns {Promise<Server>} */
    async replica(name) {
      const replica = await serverIn({ run, folder, data: join(folder, name) });
      const primary = `host=127.0.0.1 port=${first.port} user=postgres application_name=${name}`;
      run("pg_basebackup", ["-D", replica.data, "-d", primary, "-R", "-X", "stream", "-c", "fast"]);
      replica.start();
      replicas.push(replica);
      return replica;
    },
    stop() {
      for (const server of [...replicas, first]) server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof serverIn>>} Server */

/** @param {{ run: ReturnType<typeof runner>, folder: string, data: string }} where */
async function serverIn({ run, folder, data }) {
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=512MB -c max_connections=200`;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    data,
    start: () => run("pg_ctl", ["-D", data, "-w", "-l", `${data}.log`, "-o", options, "start"]),
    /** A replica becomes a server that takes writes. */
    promote: () => run("pg_ctl", ["-D", data, "-w", "promote"]),
    /** As the machine's own end would: nothing is written any more. */
    kill: () => signalAll(data, "SIGKILL"),
    /** Connections stay open and nothing answers. */
    freeze: () => signalAll(data, "SIGSTOP"),
    thaw: () => signalAll(data, "SIGCONT"),
    /** Nothing to do where it was killed. */
    end() {
      try {
        run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
      } catch {
        // It is not running.
      }
    },
  };
}

/** The server refuses to run as root. @param {{ bin: string, folder: string }} where */
function runner({ bin, folder }) {
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  return (/** @type {string} */ program, /** @type {string[]} */ args) =>
    user
      ? execFileSync("runuser", ["-u", "postgres", "--", join(bin, program), ...args], {
          stdio: "ignore",
          cwd: folder,
        })
      : execFileSync(join(bin, program), args, { stdio: "ignore", cwd: folder });
}

/** Whom a program that refuses to run as root is run as; undefined for whoever is not root. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
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
