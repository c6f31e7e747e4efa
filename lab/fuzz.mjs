// `npm run fuzz [minutes]`: the fuzz tests of the API over and over, each time with other calls, until the time is up or one fails.
import "../scripts/node24.mjs";
import { run, tool } from "../scripts/run-command.mjs";

const minutes = Number(process.argv[2] ?? 5);
const until = Date.now() + minutes * 60_000;
const vitest = tool({ name: "vitest", args: ["run", "--project=api", "apps/api/src/testing/fuzz"] });

let rounds = 0;
let failed = false;
do {
  rounds += 1;
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`\n── Round ${rounds}: FUZZ_SEED=${seed} repeats it`);
  failed = (await run({ ...vitest, env: { FUZZ_SEED: String(seed) } })) !== 0;
} while (!failed && Date.now() < until);

console.log(
  `${rounds} ${rounds === 1 ? "round" : "rounds"}, ${failed ? "the last one failed" : "none failed"}`,
);
process.exitCode = failed ? 1 : 0;
