// A backup of a market with money in it, restored elsewhere in the middle of a payout run, on both databases: every table of money is the same
// to the letter, the books agree, and the run that was filed before is paid after it, once.
import { join } from "node:path";
import { japanDay } from "../../apps/api/src/platform/japan-time.ts";
import { query } from "../../apps/api/src/testing/plain-query.ts";
import { keysOf } from "./harness/contracts.mjs";
import { runCommand } from "./harness/copy.mjs";
import { bothEngines, environmentThere } from "./harness/elsewhere.mjs";
import { sumsOf, tablesOfMoney } from "./harness/money-sums.mjs";
import { addPaidWork } from "./harness/paid-work.mjs";
import { moveClockTo, nextPayDay, payoutCalls, reach } from "./harness/payout-calls.mjs";
import { inDatabase } from "./harness/world.mjs";

const creators = 300;

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  drill.counted = { acknowledged: 0, lost: 0, doubled: 0 };
  for (const engine of await bothEngines(drill)) await runOn(drill, engine);
}

/** @param {import("./harness/run-drill.mjs").Drill} drill @param {import("./harness/elsewhere.mjs").Engine} engine */
async function runOn(drill, { name, here, there }) {
  const world = await drill.world(here);
  const { payOn, from, today } = nextPayDay();
  await world.withDatabase((db) => addPaidWork(db, { creators, companies: 20, payOn, keys: keysOf(world) }));
  const before = await drill.copy({ env: world.env });
  if (from > today) await moveClockTo(before, from);
  const runId = (await payoutCalls(before).make(payOn)).run?.runId ?? "";
  await reach(before, { runId, state: "cut", press: async () => undefined });
  await reach(before, { runId, state: "filed", press: () => payoutCalls(before).files(runId) });
  await before.end("SIGTERM");

  const envThere = environmentThere(world, there);
  const [file, erasures] = [join(drill.folder, `${name}.backup`), join(drill.folder, `${name}.erasures`)];
  const command = async (/** @type {string[]} */ args, env = world.env) => {
    const { code, output } = await runCommand({ env, args });
    drill.check(`${name}, ${args[0]}: ${output.split("\n").join(" ")}`, code === 0);
    return output;
  };
  const written = await world.withDatabase((db) => sumsOf(db));
  await command(["backup", file]);
  await command(["erasures", erasures]);
  await command(["restore", file, erasures], envThere);
  const read = await inDatabase(there, (db) => sumsOf(db));
  const apart = tablesOfMoney.filter((table) => written.get(table) !== read.get(table));
  drill.check(
    `${name}: ${tablesOfMoney.length} tables of money, ${apart.length} not the same ${apart}`,
    apart.length === 0,
  );
  const books = await command(["ledger:check"], envThere);
  drill.check(
    `${name}: the books of ${creators} deals agree`,
    books.includes(`${creators} deals, 0 faults.`),
  );

  const after = await drill.copy({ env: envThere });
  await reach(after, {
    runId,
    state: "sent",
    press: () => payoutCalls(after, { who: "sato" }).settle(runId, "sent"),
  });
  await reach(after, {
    runId,
    state: "done",
    press: () => payoutCalls(after, { who: "sato" }).results(runId, { restPaidOn: japanDay(new Date()) }),
  });
  await after.end("SIGTERM");
  await inDatabase(there, (db) => count(drill, db, name));
}

/** @param {import("./harness/run-drill.mjs").Drill} drill @param {import("./harness/world.mjs").Db} db @param {string} name */
async function count(drill, db, name) {
  const [row] = await query(
    db,
    `select (select count(*) from payments where stage = 'paid')::int as paid,
       (select count(*) from ledger where kind = 'paid')::int as booked,
       (select -sum(bank) from ledger)::int as bank, (select sum(amount_yen) from payments where stage = 'paid')::int as yen`,
  );
  const { paid = 0, booked = 0, bank, yen } = row ?? {};
  drill.check(
    `${name}: the run went on: ${paid} paid, ${booked} booked, ${bank} yen from the bank, ${yen} yen to creators`,
    paid === creators && booked === creators && bank === yen,
  );
  const { acknowledged = 0, lost = 0, doubled = 0 } = drill.counted;
  drill.counted = {
    acknowledged: acknowledged + creators,
    lost: lost + creators - Number(paid),
    doubled: doubled + Math.max(0, Number(booked) - creators),
  };
}
