// `npm run mutants [part…] [-- --share 10]`: changes the product in many small ways, one at a time, and shows which no test notices (docs/decisions/0045).
import "../scripts/node24.mjs";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startOwnPostgres } from "../scripts/own-postgres.mjs";
import { cache, root } from "../scripts/root.mjs";
import { run } from "../scripts/run-command.mjs";
import { readTree } from "../scripts/structure/source-tree.mjs";
import { copyTree } from "./mutants/copy-tree.mjs";
import { partsOf } from "./mutants/parts.mjs";
import { runStryker } from "./mutants/run-stryker.mjs";
import { listOf, measured } from "./mutants/survivor-lists.mjs";
import { compareWithList, leastKilled, readReport } from "./mutants/survivors.mjs";

const paths = [...readTree(root).keys()];
const parts = partsOf(paths);
const { values, positionals: wanted } = parseArgs({
  options: { share: { type: "string" } },
  allowPositionals: true,
});
const share = values.share === undefined ? undefined : Number(values.share);
if (share !== undefined && !(share > 0 && share <= 100)) {
  console.error(`--share is a percentage of the mutants, not ${values.share}.`);
  process.exit(1);
}
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `No part is called ${unknown.join(" or ")}. There are: ${parts.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}

// Apart from the product's own dependencies: nothing else needs it.
const lab = join(root, "lab", "mutants", "stryker");
if (!existsSync(join(lab, "node_modules"))) {
  const code = await run({ file: "npm", args: ["ci", "--no-audit", "--no-fund"], cwd: lab });
  if (code !== 0) throw new Error("StrykerJS could not be installed; the lines above say why.");
}

const reports = join(cache, "mutants");
mkdirSync(reports, { recursive: true });
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const copy = copyTree(paths);
const server = chosen.some(({ needsDatabase }) => needsDatabase)
  ? await startOwnPostgres({ settings: ["fsync=off", "max_connections=300"] })
  : undefined;
const rows = [];
try {
  for (const part of chosen) {
    const ownShare = share ?? measured[part.name]?.share ?? 100;
    const report = await runStryker({
      part,
      share: ownShare,
      folder: copy.folder,
      reports,
      databaseUrl: server?.url,
    });
    const { of, tried, killed, survivors } = readReport(report);
    const { unlisted, unneeded } = compareWithList({ survivors, listed: listOf(part.name) });
    const file = join(reports, `${part.name}-survivors.json`);
    writeFileSync(file, `${JSON.stringify(survivors, null, 2)}\n`);
    for (const { file: source, change } of unlisted) console.log(`not listed: ${source}: ${change}`);
    for (const { file: source, change } of unneeded) console.log(`listed in vain: ${source}: ${change}`);
    const percent = (100 * killed) / tried;
    const isGood = percent >= leastKilled && unlisted.length === 0 && unneeded.length === 0;
    rows.push({
      part: part.name,
      mutants: of,
      share: `${ownShare} %`,
      tried,
      killed: `${percent.toFixed(1)} %`,
      "not listed": unlisted.length,
      "listed in vain": unneeded.length,
      good: isGood ? "yes" : "no",
    });
    console.log(`Survivors: ${file}`);
  }
} finally {
  await server?.stop();
  copy.remove();
}
console.table(rows);
process.exitCode = rows.every(({ good }) => good === "yes") ? 0 : 1;
