// `npm run drills [name…]`: breaks a running product in every way that we know of, and counts what was lost or doubled.
import "../scripts/node24.mjs";
import { ensureSite } from "../scripts/site.mjs";
import { drillNames, loadDrill } from "./drills/drill-list.mjs";
import { runDrill } from "./drills/harness/run-drill.mjs";

const names = process.argv.slice(2);
const unknown = names.filter((name) => !drillNames.includes(name));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(", ")}. There are: ${drillNames.join(", ")}.`);
  process.exit(1);
}

await ensureSite({ production: false });
const rows = [];
for (const name of names.length > 0 ? names : drillNames) {
  rows.push(await runDrill(name, await loadDrill(name)));
}
console.table(rows);
const missed = rows.filter(({ held }) => held !== "yes");
console.log(`${rows.length} drills, ${rows.length - missed.length} held, ${missed.length} missed.`);
process.exit(missed.length === 0 ? 0 : 1);
