// `npm test` runs every check there is; `npm run check` (`fast`) those without database and browser, in under a minute.
import "./node24.mjs";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { cache } from "./root.mjs";
import { runSteps } from "./test/run-steps.mjs";
import { fastSteps, fullSteps } from "./test/steps.mjs";

const reports = join(cache, "test");
rmSync(reports, { recursive: true, force: true });

const steps = process.argv[2] === "fast" ? fastSteps(reports) : fullSteps(reports);
const { passed, failed, again } = await runSteps({ steps, print: (line) => console.log(line) });
// Nothing to be proud of: each of these is to be mended.
if (again.length > 0) console.log(`${again.length} passed only at a second try:\n  ${again.join("\n  ")}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
