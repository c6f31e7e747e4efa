// `npm run scaling [trial…]`: runs the product in the ways of docs/scaling.md, and measures what that page counts with.
import "../scripts/node24.mjs";
import { runDrill } from "./drills/harness/run-drill.mjs";
import { loadTrial, trialNames } from "./scaling/trial-list.mjs";

const names = process.argv.slice(2);
const unknown = names.filter((name) => !trialNames.includes(name));
if (unknown.length > 0) {
  console.error(`There is no trial ${unknown.join(", ")}. There are: ${trialNames.join(", ")}.`);
  process.exit(1);
}

// What a row or a call costs does not depend on how many there are (docs/performance.md): a tenth of the bench's world will do.
process.env.BENCH_TINY ??= "1";
const rows = [];
for (const name of names.length > 0 ? names : trialNames) {
  const { drill: trial, ...row } = await runDrill(name, await loadTrial(name));
  rows.push({ trial, ...row });
}
console.table(rows);
process.exit(rows.every(({ held }) => held === "yes") ? 0 : 1);
