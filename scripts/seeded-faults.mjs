// Plants one fault after the other in a copy of the API and shows that the test which guards against it fails.
import "./node24.mjs";
import { faults } from "./seeded-faults/faults.mjs";
import { runTests } from "./seeded-faults/run-tests.mjs";
import { copyApi } from "./seeded-faults/scratch-api.mjs";

const shownLines = 40;

const started = Date.now();
const copy = copyApi();
process.on("exit", copy.remove);
process.on("SIGINT", () => process.exit(130));

// Without a fault every test passes: what makes one fail below is its fault.
const sound = await runTests(
  copy.folder,
  faults.map(({ caughtBy }) => caughtBy),
);
let missed = 0;
for (const fault of faults) {
  const takeOut = copy.plant(fault);
  const faulty = await runTests(copy.folder, [fault.caughtBy]);
  takeOut();
  const without = sound.outcomeOf(fault.caughtBy);
  const outcome = faulty.outcomeOf(fault.caughtBy);
  const isCaught = without === "passed" && outcome === "failed";
  console.log(`${isCaught ? "caught" : "MISSED"}  ${fault.name}`);
  console.log(`        ${fault.caughtBy.file} “${fault.caughtBy.title}”`);
  if (isCaught) continue;
  missed += 1;
  console.log(`        without the fault: ${without}; with it: ${outcome}`);
  const { output } = without === "passed" ? faulty : sound;
  console.log(output.split("\n").slice(-shownLines).join("\n"));
}
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${faults.length} faults, ${faults.length - missed} caught, ${missed} missed, ${seconds} s.`);
process.exitCode = missed > 0 ? 1 : 0;
