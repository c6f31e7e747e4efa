// Builds Citus, once for each source and PostgreSQL, outside the tree and outside Debian's own folders.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { newestVersion } from "../../scripts/own-postgres.mjs";
import { neededPackages } from "./source.mjs";

/**
 * A copy of Debian's PostgreSQL with Citus in it: it finds its own folders by where its programs lie, so nothing of the
 * system is touched. @param {string} source a tarball @returns {string} the folder to start servers from
 */
export function buildCitus(source) {
  const version = newestVersion();
  const config = `/usr/lib/postgresql/${version}/bin/pg_config`;
  if (!existsSync(config)) {
    throw new Error(`Building needs more of Debian: apt-get install ${neededPackages().join(" ")}`);
  }
  const server = execFileSync(config, ["--version"], { encoding: "utf8" });
  const key = createHash("sha256").update(readFileSync(source)).update(server).digest("hex").slice(0, 12);
  const built = join(tmpdir(), `tomoru-citus-${key}`);
  const installed = join(built, "lib", "postgresql");
  if (existsSync(built)) return installed;

  const started = performance.now();
  const part = `${built}.${process.pid}`;
  const [code, ready] = [join(part, "code"), join(part, "ready")];
  mkdirSync(code, { recursive: true });
  try {
    /** @type {import("node:child_process").ExecFileSyncOptions} */
    const how = { cwd: code, stdio: ["ignore", "ignore", "pipe"], maxBuffer: 2 ** 28 };
    execFileSync("tar", ["xJf", source, "--strip-components=1"], how);
    execFileSync("sh", ["configure", "--without-libcurl"], {
      ...how,
      env: { ...process.env, PG_CONFIG: config },
    });
    // Without what PostgreSQL could inline while it runs, which takes as long again.
    const plain = "with_llvm=no";
    execFileSync("make", [`-j${availableParallelism()}`, "extension", plain], how);
    execFileSync("make", ["install-extension", plain, `DESTDIR=${join(part, "made")}`], how);
    for (const folder of [`lib/postgresql/${version}`, `share/postgresql/${version}`]) {
      cpSync(join("/usr", folder), join(ready, folder), { recursive: true, dereference: true });
      cpSync(join(part, "made", "usr", folder), join(ready, folder), { recursive: true });
    }
    // The database's own user starts it.
    for (const folder of [part, ready]) chmodSync(folder, 0o755);
    renameSync(ready, built);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  console.log(`Citus is built for ${server.trim()}: ${Math.round((performance.now() - started) / 1000)} s.`);
  return installed;
}
