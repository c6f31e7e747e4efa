// Starts a PostgreSQL server of its own in a temporary folder on a free port, and removes it afterwards.
import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.mjs";

const installed = "/usr/lib/postgresql";

/** @returns {Promise<{ url: string, stop: () => void }>} a superuser's address of the database `postgres` */
export async function startPostgres() {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return { url: given, stop: () => undefined };
  if (!existsSync(installed)) {
    throw new Error(
      "This needs PostgreSQL: apt-get install postgresql, or BENCH_DATABASE_URL=postgres://… of a server to fill.",
    );
  }
  const [newest] = readdirSync(installed).sort((a, b) => Number(b) - Number(a));
  const bin = join(installed, String(newest), "bin");
  const folder = mkdtempSync(join(tmpdir(), "tomoru-postgres-"));
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    const id = (/** @type {string} */ flag) =>
      Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
    chownSync(folder, id("-u"), id("-g"));
  }
  // The server refuses to run as root.
  const run = (/** @type {string} */ program, /** @type {string[]} */ args) =>
    asRoot
      ? execFileSync("runuser", ["-u", "postgres", "--", join(bin, program), ...args], {
          stdio: "ignore",
          cwd: folder,
        })
      : execFileSync(join(bin, program), args, { stdio: "ignore", cwd: folder });
  const data = join(folder, "data");
  run("initdb", ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"]);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=512MB -c max_connections=100`;
  run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      run("pg_ctl", ["-D", data, "-m", "fast", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
