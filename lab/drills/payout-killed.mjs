// kill -9 in the cut of a payout run, in the making of its files and in the import of its results, on both databases. Afterwards each
// payment was in one line of one file, and was paid once.
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { readZengin } from "../../apps/api/src/features/payouts/zengin-reading.rules.ts";
import { japanDay } from "../../apps/api/src/platform/japan-time.ts";
import { query } from "../../apps/api/src/testing/plain-query.ts";
import { keysOf, lookAgain } from "./harness/contracts.mjs";
import { addPaidWork } from "./harness/paid-work.mjs";
import { moveClockTo, nextPayDay, payoutCalls } from "./harness/payout-calls.mjs";
import { eventually } from "./harness/waiting.mjs";

/** @typedef {import("./harness/copy.mjs").Copy} Copy */
/** @typedef {import("./harness/world.mjs").World} World */
/** @typedef {import("./harness/run-drill.mjs").Drill} Drill */
/** @typedef {{ drill: Drill, world: World, engine: string, env: Record<string, string>, copy: Copy, payOn: string, runId: string, died: Record<string, number> }} Stage */

const kills = Number(process.env.DRILL_KILLS ?? 20);
/** Three slices of a cut. */
const creators = 4200;
const rowsPerFile = 700;
/** Rows that one call pays; twenty calls are killed. */
const rowsPerCall = 150;
const mostMs = 300_000;

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  drill.counted = { acknowledged: 0, lost: 0, doubled: 0 };
  for (const engine of (process.env.DRILL_ENGINES ?? "server,embedded").split(",")) {
    const where = engine === "server" ? { databaseUrl: (await drill.postgres()).url } : {};
    const world = await drill.world(where);
    const { payOn, from, today } = nextPayDay();
    const keys = keysOf(world);
    await world.withDatabase((db) => addPaidWork(db, { creators, companies: 20, payOn, keys }));
    const env = { ...world.env, ZENGIN_ROWS_PER_FILE: String(rowsPerFile) };
    const copy = await drill.copy({ env });
    if (from > today) await moveClockTo(copy, from);
    const died = { cutting: 0, filing: 0, results: 0 };
    const stage = { drill, world, engine, env, copy, payOn, runId: "", died };
    await cutAndFile(stage);
    await sendAndImport(stage);
    await count(stage);
  }
}

/** Let go and made anew until enough have died in the cut and in the files. @param {Stage} stage */
async function cutAndFile(stage) {
  const { died } = stage;
  for (;;) {
    stage.runId = (await payoutCalls(stage.copy).make(stage.payOn)).run?.runId ?? "";
    await killWhile(stage, "cutting");
    await payoutCalls(stage.copy).files(stage.runId);
    await killWhile(stage, "filing");
    if ((died.cutting ?? 0) >= kills && (died.filing ?? 0) >= kills) break;
    await payoutCalls(stage.copy, { who: "sato" }).settle(stage.runId, "void");
  }
  stage.drill.say(
    `${stage.engine}: killed ${died.cutting} times in a cut, ${died.filing} times in the files`,
  );
}

/** Milliseconds from its start, in which a copy begins with what was left and goes on with it. */
const moments = () => 500 + Math.random() * 4500;

/** Kills copy after copy that has such work to do, at any moment; then one does the rest. @param {Stage} stage @param {"cutting" | "filing"} state */
async function killWhile(stage, state) {
  const { drill, world, env, died } = stage;
  while ((died[state] ?? 0) < kills) {
    await pause(stage.copy.isRunning() ? Math.random() * 1500 : 0);
    await stage.copy.end("SIGKILL");
    if ((await stateOf(stage)) !== state) break;
    died[state] = (died[state] ?? 0) + 1;
    await lookAgain(world);
    stage.copy = await drill.copy({ env, ready: false });
    await pause(moments());
  }
  if (!stage.copy.isRunning()) await lookAgain(world);
  stage.copy = stage.copy.isRunning() ? stage.copy : await drill.copy({ env });
  await eventually(
    `the run to be past ${state}`,
    async () => {
      await pause(300);
      const { run } = await payoutCalls(stage.copy).run(stage.runId);
      return run !== undefined && run.state !== state;
    },
    mostMs,
  );
}

/** @param {Stage} stage */
const stateOf = ({ world, runId }) =>
  world.withDatabase(async (db) =>
    String((await query(db, "select state from payout_runs where id = $1", [runId]))[0]?.state),
  );

/** @param {Stage} stage */
async function sendAndImport(stage) {
  const { drill, world, env, died } = stage;
  await payoutCalls(stage.copy, { who: "sato" }).settle(stage.runId, "sent");
  const { run } = await payoutCalls(stage.copy).run(stage.runId);
  const paidOn = japanDay(new Date());
  const lines = (run?.files ?? []).flatMap(({ n, rows }) => Array.from({ length: rows }, () => n));
  const rows = lines.map((file, index) => ({ file, line: index + 1, result: "paid", code: null, paidOn }));
  for (let at = 0; at < rows.length; at += rowsPerCall) {
    const body = { rows: rows.slice(at, at + rowsPerCall) };
    if ((died.results ?? 0) >= kills) break;
    const asked = payoutCalls(stage.copy).results(stage.runId, body);
    await pause(Math.random() * 400);
    await stage.copy.end("SIGKILL");
    await asked;
    died.results = (died.results ?? 0) + 1;
    await lookAgain(world);
    stage.copy = await drill.copy({ env });
    // Again word for word, as somebody does who got no answer; and once more.
    for (let again = 0; again < 2; again += 1) {
      await insist(() => payoutCalls(stage.copy).results(stage.runId, body));
    }
  }
  await insist(() => payoutCalls(stage.copy).results(stage.runId, { restPaidOn: paidOn }));
  await eventually(
    "the run to be done",
    async () => {
      await pause(300);
      return (await payoutCalls(stage.copy).run(stage.runId)).run?.state === "done";
    },
    mostMs,
  );
  drill.say(`${stage.engine}: killed ${died.results} times in an import of results`);
}

/** A job may hold the run for a moment: then the call is told to come again. @param {() => Promise<{ status: number }>} ask */
function insist(ask) {
  return eventually("the results to be taken", async () => (await ask()).status === 200, mostMs);
}

/** The files, read back as a bank does, beside payments, lines and ledger. @param {Stage} stage */
async function count({ drill, world, engine, copy, runId }) {
  const { run } = await payoutCalls(copy).run(runId);
  const read = [];
  for (const { n, sha256, rows, yen } of run?.files ?? []) {
    const bytes = await payoutCalls(copy).file(runId, n);
    const isSame = createHash("sha256").update(bytes).digest("hex") === sha256;
    const { rows: own } = readZengin(bytes);
    const sum = own.reduce((total, row) => total + row.yen, 0);
    drill.check(
      `${engine}: file ${n} reads back: ${own.length} rows, ${sum} yen`,
      isSame && own.length === rows && sum === yen,
    );
    read.push(...own);
  }
  await copy.end("SIGKILL");
  const [sums] = await world.withDatabase((db) =>
    query(
      db,
      `select (select count(*) from payments where stage = 'paid') as paid,
         (select sum(amount_yen) from payments where stage = 'paid') as yen,
         (select count(*) from ledger where kind = 'paid') as booked,
         (select -sum(bank) from ledger where kind = 'paid') as bank,
         (select count(*) from payout_rows where state = 'paid') as lines,
         (select count(*) from (select influencer_id from payout_rows where state = 'paid' group by 1 having count(*) > 1) twice) as twice,
         (select count(*) from deals where payment_stage <> 'paid') as behind`,
    ),
  );
  const of = Object.fromEntries(Object.entries(sums ?? {}).map(([name, value]) => [name, Number(value)]));
  const inFiles = read.reduce((total, row) => total + row.yen, 0);
  const lost = creators - (of.paid ?? 0);
  const doubled =
    (of.twice ?? 0) +
    Math.max(0, (of.booked ?? 0) - creators) +
    (read.length - new Set(read.map(({ line }) => line)).size);
  drill.check(
    `${engine}: ${creators} payments, ${of.paid} paid, ${of.booked} booked, ${read.length} in the files, ${lost} lost, ${doubled} doubled; ${of.yen} yen paid, ${of.bank} booked, ${inFiles} in the files`,
    lost + doubled === 0 &&
      of.booked === creators &&
      read.length === creators &&
      of.lines === creators &&
      of.behind === 0 &&
      of.yen === of.bank &&
      of.yen === inFiles,
  );
  const before = drill.counted;
  drill.counted = {
    acknowledged: (before.acknowledged ?? 0) + (of.paid ?? 0),
    lost: (before.lost ?? 0) + lost,
    doubled: (before.doubled ?? 0) + doubled,
  };
}
