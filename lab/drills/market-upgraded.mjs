// Two earlier versions serve a full database, and this one is started beside each: the one before there were deals, with creators who are
// sent offers and answer them, and one with deals in the middle of a payout run. Nothing is lost, every table of money is the same to the
// letter, and the run that the old copy cut is filed, sent and paid by the new one, once.
import { join } from "node:path";
import { japanDay } from "../../apps/api/src/platform/japan-time.ts";
import { query } from "../../apps/api/src/testing/plain-query.ts";
import { keysOf } from "./harness/contracts.mjs";
import { runCommand } from "./harness/copy.mjs";
import { commitOf, versionAt } from "./harness/earlier-version.mjs";
import { startLoad } from "./harness/ledger.mjs";
import { columnsOfMoney, sumsOf, tablesOfMoney } from "./harness/money-sums.mjs";
import { addPaidWork } from "./harness/paid-work.mjs";
import { moveClockTo, nextPayDay, payoutCalls, reach } from "./harness/payout-calls.mjs";
import { eventually, seconds } from "./harness/waiting.mjs";
import { addCreators, environmentOf, inDatabase } from "./harness/world.mjs";

/** @typedef {import("./harness/run-drill.mjs").Drill} Drill */

/** What the version after the one that is meant has brought. */
const brought = {
  deals: "packages/contract/src/deals/deal.ts",
  figures: "apps/api/migrations/0047-figures-of-companies.sql",
};
const creators = 300;

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  await fromBeforeDeals(drill);
  await fromWithinARun(drill);
}

/** @param {Drill} drill */
async function fromBeforeDeals(drill) {
  const databaseUrl = (await drill.postgres()).url;
  const env = environmentOf({ databaseUrl, dataDir: "" });
  const from = versionAt(`${commitOf(brought.deals)}^`, join(drill.folder, "before-deals"));
  const old = await drill.copy({ env, from });
  await inDatabase({ databaseUrl }, async (db) => {
    const people = await addCreators(db);
    const load = startLoad({ url: old.url, creators: people });
    await eventually("writes on the version before deals", () => load.count() > 200);
    const next = await startBeside(drill, env, load);
    drill.check("both versions run", old.isRunning() && next.isRunning());
    const more = startLoad({ url: next.url, creators: people });
    await eventually("writes on both", () => more.count() > 100);
    for (const each of [load, more]) await each.stop();
    drill.check("the old copy left with 0", (await old.end("SIGTERM")) === 0);
    const [before, after] = [load.soFar(), more.soFar()];
    const all = {
      offers: [...before.offers, ...after.offers],
      payments: [...before.payments, ...after.payments],
      decisions: [...before.decisions, ...after.decisions],
    };
    load.wrong.push(...more.wrong);
    drill.audit(await load.audit(db, all));
    await next.end("SIGTERM");
  });
}

/** While the old copy goes on. @param {Drill} drill @param {Record<string, string>} env @param {import("./harness/ledger.mjs").Load} load */
async function startBeside(drill, env, load) {
  const [started, before] = [performance.now(), load.count()];
  const next = await drill.copy({ env });
  drill.say(
    `migrated and ready beside it after ${seconds(performance.now() - started)}, ${load.count() - before} writes meanwhile`,
  );
  const then = load.count();
  await eventually("the old copy to go on", () => load.count() > then + 60);
  return next;
}

/** @param {Drill} drill */
async function fromWithinARun(drill) {
  const databaseUrl = (await drill.postgres()).url;
  const env = environmentOf({ databaseUrl, dataDir: "" });
  const from = versionAt(`${commitOf(brought.figures)}^`, join(drill.folder, "with-deals"));
  const old = await drill.copy({ env, from });
  const { payOn, from: cutFrom, today } = nextPayDay();
  await inDatabase({ databaseUrl }, async (db) => {
    await addPaidWork(db, { creators, companies: 20, payOn, keys: keysOf(/** @type {any} */ ({ env })) });
    if (cutFrom > today) await moveClockTo(old, cutFrom);
    const runId = (await payoutCalls(old).make(payOn)).run?.runId ?? "";
    await reach(old, { runId, state: "cut", press: async () => undefined });
    const columns = await columnsOfMoney(db);
    const written = await sumsOf(db, columns);
    const next = await drill.copy({ env });
    const read = await sumsOf(db, columns);
    const apart = tablesOfMoney.filter((table) => written.get(table) !== read.get(table));
    drill.check(
      `${tablesOfMoney.length} tables of money, ${apart.length} not the same ${apart}`,
      apart.length === 0,
    );
    await reach(old, { runId, state: "filed", press: () => payoutCalls(old).files(runId) });
    drill.check("the old copy files beside the new one, and left with 0", (await old.end("SIGTERM")) === 0);
    const sato = payoutCalls(next, { who: "sato" });
    await reach(next, { runId, state: "sent", press: () => sato.settle(runId, "sent") });
    const results = { restPaidOn: japanDay(new Date()) };
    await reach(next, { runId, state: "done", press: () => sato.results(runId, results) });
    await next.end("SIGTERM");
    await count(drill, db);
  });
  const { code, output } = await runCommand({ env, args: ["ledger:check"] });
  drill.check(`ledger:check: ${output}`, code === 0 && output.includes(`${creators} deals, 0 faults.`));
}

/** @param {Drill} drill @param {import("./harness/world.mjs").Db} db */
async function count(drill, db) {
  const [row] = await query(
    db,
    `select (select count(*) from payments where stage = 'paid')::int as paid,
       (select count(*) from ledger where kind = 'paid')::int as booked, (select -sum(bank) from ledger)::int as bank,
       (select sum(amount_yen) from payments where stage = 'paid')::int as yen`,
  );
  const { paid = 0, booked = 0, bank, yen } = row ?? {};
  drill.check(
    `the run went on: ${paid} paid, ${booked} booked, ${bank} yen from the bank, ${yen} yen to creators`,
    paid === creators && booked === creators && bank === yen,
  );
}
