// `npm run seeded-faults [word…]`: plants one fault after the other, or those whose names have a word, in a copy of the API and shows that the
// test which guards against it fails.
import "../scripts/node24.mjs";
import { faults as allFaults } from "./seeded-faults/faults.mjs";
import { startRunner } from "./seeded-faults/run-tests.mjs";
import { copyApi } from "./seeded-faults/scratch-api.mjs";

const words = process.argv.slice(2);
const faults = allFaults.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const started = Date.now();
const copy = copyApi();
process.on("exit", copy.remove);
process.on("SIGINT", () => process.exit(130));
const runner = await startRunner(copy.folder);

// Without a fault every test passes: what makes one fail below is its fault.
const sound = await runner.run(faults.map(({ caughtBy }) => caughtBy));
let missed = 0;
for (const fault of faults) {
  const takeOut = copy.plant(fault);
  runner.forget(fault.file);
  const faulty = (await runner.run([fault.caughtBy]))(fault.caughtBy);
  takeOut();
  runner.forget(fault.file);
  const without = sound(fault.caughtBy);
  const isCaught = without.state === "passed" && faulty.state === "failed";
  console.log(`${isCaught ? "caught" : "MISSED"}  ${fault.name}`);
  console.log(`        ${fault.caughtBy.file} “${fault.caughtBy.title}”`);
  if (isCaught) continue;
  missed += 1;
  console.log(`        without the fault: ${without.state}; with it: ${faulty.state}`);
  for (const error of [...without.errors, ...faulty.errors]) console.log(`        ${error}`);
}
await runner.close();
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${faults.length} faults, ${faults.length - missed} caught, ${missed} missed, ${seconds} s.`);
process.exitCode = missed > 0 ? 1 : 0;
