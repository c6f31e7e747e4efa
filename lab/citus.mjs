// `npm run lab:citus [trial or drill…]`: the product on a coordinator and two workers of Citus, which it builds first.
import "../scripts/node24.mjs";
import { buildCitus } from "./citus/build.mjs";
import { startCluster } from "./citus/cluster.mjs";
import { findSource, neededPackages } from "./citus/source.mjs";
import { drillsThatApply, loadTrial, trialNames } from "./citus/trial-list.mjs";
import { drillNames, loadDrill } from "./drills/drill-list.mjs";
import { runDrill } from "./drills/harness/run-drill.mjs";

const [first, ...more] = process.argv.slice(2);
const source = findSource();
// For CI, which brings what is needed only where there is something to build.
if (first === "source") console.log(source ?? "");
else if (first === "packages") console.log(neededPackages().join(" "));
else process.exit(await tryAll(first ? [first, ...more] : [...trialNames, ...drillsThatApply]));

/** @param {string[]} names @returns {Promise<number>} */
async function tryAll(names) {
  const unknown = names.filter((name) => !trialNames.includes(name) && !drillNames.includes(name));
  if (unknown.length > 0) {
    console.error(
      `There is no ${unknown.join(", ")}. There are: ${[...trialNames, ...drillNames].join(", ")}.`,
    );
    return 1;
  }
  if (!source) {
    console.error("There is no source of Citus beside the repository: name a tarball by CITUS_SOURCE.");
    return 1;
  }
  const installed = buildCitus(source);
  const start = () => startCluster({ installed });
  const rows = [];
  for (const name of names) {
    if (trialNames.includes(name)) {
      const run = await loadTrial(name);
      const onCluster = async (/** @type {import("./drills/harness/run-drill.mjs").Drill} */ trial) => {
        await run(trial, await startCluster({ installed, onStart: trial.later }));
      };
      rows.push(await runDrill(name, onCluster));
    } else rows.push(await runDrill(name, await loadDrill(name), start));
  }
  console.table(rows);
  return rows.every(({ held }) => held === "yes") ? 0 : 1;
}
