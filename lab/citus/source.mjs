// Where the source of Citus lies, and what Debian has to bring to build it.
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { newestVersion } from "../../scripts/own-postgres.mjs";
import { root } from "../../scripts/root.mjs";

/** The place of a Citus source beside the repository. */
const beside = "../shared/engines";

/** @returns {string | undefined} the tarball that CITUS_SOURCE names, else the newest of those beside the repository */
export function findSource() {
  const given = process.env.CITUS_SOURCE;
  if (given) return resolve(given);
  const folder = join(root, beside);
  if (!existsSync(folder)) return undefined;
  const [newest] = readdirSync(folder)
    .filter((name) => /^citus-[\d.]+\.tar\.xz$/.test(name))
    .sort((one, other) => other.localeCompare(one, "en", { numeric: true }));
  return newest && join(folder, newest);
}

/** What a build needs besides PostgreSQL. */
export function neededPackages() {
  const libraries = ["krb5", "ssl", "xml2", "xslt1", "pam0g", "selinux1"].map((name) => `lib${name}-dev`);
  const packed = ["liblz4-dev", "libzstd-dev", "libicu-dev"];
  return [
    `postgresql-server-dev-${newestVersion()}`,
    "build-essential",
    "flex",
    "bison",
    "xz-utils",
    ...packed,
    ...libraries,
  ];
}
