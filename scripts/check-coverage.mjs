// Checks that every file and test that docs/coverage.md names is still there.
import "./node24.mjs";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { missingOf, readCoverage } from "./coverage/read-coverage.mjs";
import { root } from "./root.mjs";

const { rows, unreadable } = readCoverage(readFileSync(join(root, "docs/coverage.md"), "utf8"));
const missing = missingOf(rows, (path) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
});

for (const line of unreadable) console.error(`not a row of three: ${line}`);
for (const line of missing) console.error(line);
console.log(`Coverage: ${rows.length} rows, ${missing.length + unreadable.length} problems.`);
process.exitCode = rows.length === 0 || missing.length > 0 || unreadable.length > 0 ? 1 : 0;
