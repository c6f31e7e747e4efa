// `npm test` runs every check there is; `npm run check` (`fast`) those without database and browser, in under a minute.
import "./node24.mjs";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { cache } from "./root.mjs";
import { flakyTests } from "./test/flaky-tests.mjs";
import { runSteps } from "./test/run-steps.mjs";
import { judgeSecondTries } from "./test/second-tries.mjs";
import { fastSteps, fullSteps } from "./test/steps.mjs";

const reports = join(cache, "test");
rmSync(reports, { recursive: true, force: true });

const steps = process.argv[2] === "fast" ? fastSteps(reports) : fullSteps(reports);
const { passed, failed, failures, again } = await runSteps({ steps, print: (line) => console.log(line) });
const secondTries = judgeSecondTries({ again, listed: flakyTests.map(({ test }) => test) });
if (secondTries.lines.length > 0) console.log(`${secondTries.lines.join("\n")}\n`);
const allFailed = failed + (secondTries.fails ? 1 : 0);
console.log([`${passed} passed, ${allFailed} failed`, ...failures.map((line) => `  ${line}`)].join("\n"));
process.exitCode = allFailed > 0 ? 1 : 0;
