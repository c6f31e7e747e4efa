// The journey of three people on PostgreSQL with two copies behind nginx and a worker, while copies restart one by one, the worker dies by
// kill -9, and the sandboxes of the payment provider and of SMTP hang and come back. Every step arrives, once.
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { cutByHandFrom } from "../../apps/api/src/features/payouts/payout-calendar.rules.ts";
import { japanDay } from "../../apps/api/src/platform/japan-time.ts";
import { query } from "../../apps/api/src/testing/plain-query.ts";
import { startNginx } from "../scaling/nginx.mjs";
import { panel, signedInCompany } from "./harness/companies.mjs";
import { lookAgain } from "./harness/contracts.mjs";
import { startMailServer } from "./harness/mail-server.mjs";
import { keepSent } from "./harness/mailed.mjs";
import * as way from "./harness/market.mjs";
import { moveTime, pressUntil, timeOf } from "./harness/market-calls.mjs";
import { countMarket } from "./harness/market-counts.mjs";
import { payoutCalls } from "./harness/payout-calls.mjs";
import { startProxy } from "./harness/proxy.mjs";
import { seconds } from "./harness/waiting.mjs";

/** @typedef {import("./harness/copy.mjs").Copy} Copy */
/** @typedef {import("./harness/run-drill.mjs").Drill} Drill */
/** @typedef {{ drill: Drill, market: import("./harness/market-calls.mjs").Market, env: Record<string, string>, copies: Copy[], worker: Copy, besides: () => Promise<void>, died: number, restarted: number, mails: Map<string, any>, leaving?: Copy }} Stage */

const creators = Number(process.env.DRILL_CREATORS ?? 12);
/** A job that died with its process comes again in a minute or two. */
const mostMs = 240_000;

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export const run = (drill) => runMarket(drill);

/** @param {Drill} drill @param {() => Promise<void>} [besides] what is broken and mended in each round of restarts as well */
export async function runMarket(drill, besides = async () => undefined) {
  const mail = await startMailServer();
  drill.later(() => mail.stop());
  const world = await drill.world({ databaseUrl: (await drill.postgres()).url });
  const front = await frontOf(drill, { ...world.env, SMTP_URL: mail.url });
  const { companyId } = await signedInCompany(world);
  const stage = await gather(drill, { world, companyId, besides, ...front });
  const { market } = stage;
  const each = (/** @type {typeof way.draft} */ step) => way.eachOf(market, step);

  await each(way.settleIn);
  await each(way.find);
  mail.behave(() => "hang");
  drill.say("the mail server hangs; a list is asked, creators approve, copies restart, the worker dies");
  await meanwhile(stage, async () => {
    await way.askAll(market);
    await each(way.approve);
  });
  drill.say("the payment provider hangs too; terms are sent, countered, agreed to and paid for");
  await meanwhile(stage, () => each(way.agree), hangProvider);
  mail.behave(() => "take");
  drill.say("both are back; drafts are approved");
  await meanwhile(stage, () => each(way.draft));
  await allSent(stage);
  await moveTime(market, { hours: 24 });
  drill.say("a day later posts are published, reported and accepted");
  await meanwhile(stage, () => each(way.deliver));
  drill.say("the run is cut, filed, sent and paid");
  const runId = await payOut(stage);
  await allSent(stage);
  drill.say(`copies restarted ${stage.restarted} times, the worker was killed ${stage.died} times`);
  await countMarket(stage, { runId, arrived: mail.arrived });
}

/** Mails that were held back must only be late. @param {Stage} stage */
async function allSent({ drill, market: { world }, mails }) {
  const took = await keepSent(world, mails, mostMs);
  drill.say(`the last mail left after ${seconds(took)} more`);
}

/** Two copies with something in front, and a worker. @param {Drill} drill @param {Record<string, string>} base */
async function frontOf(drill, base) {
  const hasNginx = existsSync("/usr/sbin/nginx");
  const started = [];
  // Links lead where people come in; what is in front is not asked for them here.
  const env = { ...base, APP_URL: "http://localhost:3000" };
  for (let nth = 0; nth < 2; nth += 1) started.push(await drill.copy({ env }));
  const front = hasNginx
    ? await startNginx(started.map(({ port }) => port))
    : await startProxy(started.map(({ url }) => url));
  drill.later(() => front.stop());
  drill.say(hasNginx ? "behind nginx" : "behind the drills' own proxy: nginx is not installed");
  return { env, copies: started, front: front.url };
}

/** @param {Drill} drill @param {{ world: import("./harness/world.mjs").World, companyId: string, env: Record<string, string>, besides: () => Promise<void>, copies: Copy[], front: string }} parts */
async function gather(drill, { world, companyId, env, besides, copies, front }) {
  /** @type {Pick<Stage, "copies" | "leaving">} */
  const running = { copies };
  const inside = () => anyOf(running).url;
  const market = await way.gatherMarket({ world, front, inside, companyId, creators });
  const worker = await drill.copy({ env, args: ["worker"], ready: false });
  /** @type {Stage} */
  const stage = Object.assign(running, {
    ...{ drill, market, env, worker, besides, died: 0, restarted: 0, mails: new Map() },
  });
  return stage;
}

/** @param {Pick<Stage, "copies" | "leaving">} stage */
function anyOf({ copies, leaving }) {
  const running = copies.find((copy) => copy !== leaving && copy.isRunning());
  if (!running) throw new Error("no copy runs");
  return running;
}

/** Its next calls get no answer. @param {Stage} stage */
const hangProvider = (stage) =>
  panel(anyOf(stage), { act: "fault", kind: "hang", count: "6", isForWrites: "yes" }).catch(() => undefined);

/**
 * Until the work is done: a copy is stopped in order and started again, then the other; after each the worker dies.
 * @param {Stage} stage @param {() => Promise<unknown>} work @param {(stage: Stage) => Promise<void>} [worse] what goes wrong besides
 */
async function meanwhile(stage, work, worse = async () => undefined) {
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  const breaking = (async () => {
    for (let nth = 0; nth < 2 || !isDone; nth += 1) {
      if (nth < 3) await worse(stage);
      await stage.besides();
      await restart(stage, nth % 2);
      await killWorker(stage);
      await pause(500);
    }
  })();
  await Promise.all([working, breaking]);
}

/** @param {Stage} stage @param {number} nth */
async function restart(stage, nth) {
  const old = stage.copies[nth];
  if (!old) return;
  stage.leaving = old;
  const code = await old.end("SIGTERM");
  if (code !== 0) stage.drill.check(`a copy that was told to stop left with ${code}`, false);
  stage.copies[nth] = await stage.drill.copy({ env: stage.env, port: old.port });
  stage.restarted += 1;
}

/** What it had begun stays leased to it for minutes: this ends the leases at once. @param {Stage} stage */
async function killWorker(stage) {
  await stage.worker.end("SIGKILL");
  stage.died += 1;
  await lookAgain(
    stage.market.world,
    stage.market.creators.flatMap(({ dealId }) => dealId ?? []),
  );
  stage.worker = await stage.drill.copy({ env: stage.env, args: ["worker"], ready: false });
}

/** Takes two people, as the rule asks. @param {Stage} stage */
async function payOut(stage) {
  const { market, drill } = stage;
  const [{ day } = { day: "" }] = await market.world.withDatabase((db) =>
    query(db, "select distinct to_char(pay_due_on, 'YYYY-MM-DD') as day from deals"),
  );
  const payOn = String(day);
  await moveTime(market, { to: `${cutByHandFrom(payOn, "main")}T10:00` });
  const [cutter, sender] = [
    payoutCalls({ url: market.front }),
    payoutCalls({ url: market.front }, { who: "sato" }),
  ];
  let runId = "";
  const reach = (/** @type {string} */ state, /** @type {() => Promise<unknown>} */ press) =>
    pressUntil(`the run to be ${state}`, async () => (await cutter.run(runId)).run?.state === state, press);
  await meanwhile(stage, async () => {
    runId = await pressUntil(
      "the run to be there",
      () =>
        market.world.withDatabase(async (db) =>
          String((await query(db, "select id from payout_runs"))[0]?.id ?? ""),
        ),
      () => cutter.make(payOn),
    );
    await reach("cut", () => pause(300));
    await reach("filed", () => cutter.files(runId));
    await reach("sent", () => sender.settle(runId, "sent"));
  });
  await moveTime(market, { to: `${payOn}T11:00` });
  await meanwhile(stage, () => reach("done", () => sender.results(runId, { restPaidOn: payOn })));
  drill.say(`paid on ${payOn}, ${japanDay(await timeOf(market))} by the copies' time`);
  return runId;
}
