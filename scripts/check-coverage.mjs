// Checks that every file and test that docs/coverage.md and docs/asvs.md name is still there.
import "./node24.mjs";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { missingOf, readCoverage } from "./coverage/read-coverage.mjs";
import { root } from "./root.mjs";

const documents = ["docs/coverage.md", "docs/asvs.md"];
const read = documents.map((document) => readCoverage(readFileSync(join(root, document), "utf8")));
const rows = read.flatMap((document) => document.rows);
const unreadable = read.flatMap((document) => document.unreadable);
const missing = missingOf(rows, (path) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
});

for (const line of unreadable) console.error(`not a row of three: ${line}`);
for (const line of missing) console.error(line);
console.log(`Coverage: ${rows.length} rows, ${missing.length + unreadable.length} problems.`);
process.exitCode =
  read.some((document) => document.rows.length === 0) || missing.length > 0 || unreadable.length > 0 ? 1 : 0;
