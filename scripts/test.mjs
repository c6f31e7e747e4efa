// `npm test` judges a change (`usual`), `npm run test:extended` does so on everything else there is, and `npm run check` (`fast`)
// without database and browser, in under a minute.
import "./node24.mjs";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { cache } from "./root.mjs";
import { flakyTests } from "./test/flaky-tests.mjs";
import { runSteps } from "./test/run-steps.mjs";
import { judgeSecondTries, mostSecondTries } from "./test/second-tries.mjs";
import { extendedSteps, fastSteps, usualSteps } from "./test/steps.mjs";

const sets = { fast: fastSteps, usual: usualSteps, extended: extendedSteps };
const set = /** @type {keyof typeof sets} */ (process.argv[2] ?? "usual");
const reports = join(cache, "test", set);
rmSync(reports, { recursive: true, force: true });

const steps = sets[set](reports);
const { passed, failed, failures, again } = await runSteps({ steps, print: (line) => console.log(line) });
const secondTries = judgeSecondTries({
  again,
  listed: flakyTests.map(({ test }) => test),
  most: mostSecondTries[set],
});
if (secondTries.lines.length > 0) console.log(`${secondTries.lines.join("\n")}\n`);
const allFailed = failed + (secondTries.fails ? 1 : 0);
console.log([`${passed} passed, ${allFailed} failed`, ...failures.map((line) => `  ${line}`)].join("\n"));
process.exitCode = allFailed > 0 ? 1 : 0;
