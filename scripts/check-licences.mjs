// Reads the licence of every package that production installs, out of the lockfile: each has to be on the list.
import "./node24.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** Licences that only ask for their notice; the font's, which is served unchanged; MPL for a build tool that is used unchanged. */
const allowed = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "OFL-1.1",
  "PostgreSQL",
  "CC0-1.0",
  "MPL-2.0",
]);

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const installed = Object.entries(packages).filter(
  ([path, { dev, link }]) => path.startsWith("node_modules/") && !dev && !link,
);
const refused = installed.filter(([, { license = "none" }]) => !isAllowed(license));
for (const [path, { license = "none" }] of refused) console.error(`${path}: ${license}`);
console.log(`Licences: ${installed.length} packages, ${refused.length} not on the list.`);
process.exitCode = installed.length === 0 || refused.length > 0 ? 1 : 0;

/** One acceptable licence of several is enough. @param {string} licence */
function isAllowed(licence) {
  return licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((one) => one.split(" AND ").every((part) => allowed.has(part)));
}
