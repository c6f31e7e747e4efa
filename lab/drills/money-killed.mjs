// kill -9 around a charge and around a refund, on both databases: before the provider has it, after the provider did it and before we
// wrote it, and at moments that nobody chose. Of each deal the provider took the sum once, and gave it back once.
import { setTimeout as pause } from "node:timers/promises";
import { query } from "../../apps/api/src/testing/plain-query.ts";
import { addCard, panel, signedInCompany } from "./harness/companies.mjs";
import { lookAgain, openContracts } from "./harness/contracts.mjs";
import { call } from "./harness/ledger.mjs";
import { eventually } from "./harness/waiting.mjs";

/** @typedef {import("./harness/copy.mjs").Copy} Copy */
/** @typedef {import("./harness/world.mjs").World} World */
/** @typedef {import("./harness/companies.mjs").Company} Company */
/** @typedef {{ world: World, company: Company, copy: Copy, drill: import("./harness/run-drill.mjs").Drill }} Stage */

const kills = Number(process.env.DRILL_KILLS ?? 20);
/** Under way when the process dies. */
const dealsAKill = 2;
const chargeYen = 121_000;
/** Milliseconds after the press in which a call is somewhere between its first reading and its last write. */
const within = 500;
/** Ten tries an hour are allowed for a charge. */
const pressAgainMs = 5000;
/** A job that got no answer comes again in a minute. */
const mostMs = 200_000;

/** The stand-in's fault at that moment, and how long after the press the process dies. */
const points = {
  "before the provider has it": { fault: "hang", after: () => within },
  "after the provider did it": { fault: "lost", after: () => within },
  "at any moment": { fault: null, after: () => Math.random() * within },
};

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  drill.counted = { acknowledged: 0, lost: 0, doubled: 0 };
  for (const engine of (process.env.DRILL_ENGINES ?? "server,embedded").split(",")) {
    const where = engine === "server" ? { databaseUrl: (await drill.postgres()).url } : {};
    await killOn(drill, engine, await drill.world(where));
  }
}

/** @param {import("./harness/run-drill.mjs").Drill} drill @param {string} engine @param {World} world */
async function killOn(drill, engine, world) {
  const company = await signedInCompany(world);
  const count = Object.keys(points).length * kills * dealsAKill;
  const left = await openContracts(world, { companyId: company.companyId, count });
  const stage = { drill, world, company, copy: await drill.copy({ env: world.env }) };
  await addCard(stage.copy, company);
  for (const [name, point] of Object.entries(points)) {
    const died = { charge: 0, refund: 0 };
    for (let nth = 0; nth < kills; nth += 1) {
      const deals = left.splice(0, dealsAKill);
      died.charge += await killedWhile(stage, { deals, point, press: pay, isDone: isSecured });
      died.refund += await killedWhile(stage, { deals, point, press: cancel, isDone: isRefunded });
    }
    drill.say(
      `${engine}, ${name}: killed ${died.charge} times in a charge, ${died.refund} times in a refund`,
    );
  }
  await stage.copy.end("SIGKILL");
  await countOn(stage, engine, count);
}

/**
 * @typedef {object} Killing
 * @property {string[]} deals
 * @property {{ fault: string | null, after: () => number }} point
 * @property {(stage: Stage, dealId: string) => Promise<unknown>} press
 * @property {(stage: Stage, dealId: string) => Promise<boolean>} isDone
 */

/** Answers 1: the process was killed. Afterwards the deals are where they should be. @param {Stage} stage @param {Killing} killing */
async function killedWhile(stage, { deals, point, press, isDone }) {
  const { drill, world } = stage;
  if (point.fault)
    await panel(stage.copy, { act: "fault", kind: point.fault, count: "9", isForWrites: "yes" });
  const pressed = deals.map((dealId) => press(stage, dealId));
  await pause(point.after());
  await stage.copy.end("SIGKILL");
  await Promise.all(pressed);
  await lookAgain(world, deals);
  stage.copy = await drill.copy({ env: world.env });
  for (const dealId of deals) {
    let again = performance.now() + pressAgainMs;
    await eventually(
      `the money of ${dealId} to be where it should be`,
      async () => {
        if (await isDone(stage, dealId)) return true;
        await pause(200);
        // What was not done before the process died is pressed again, as somebody without an answer does.
        if (performance.now() > again && !(await isUnderWay(stage, dealId))) {
          await press(stage, dealId);
          again = performance.now() + pressAgainMs;
        }
        return false;
      },
      mostMs,
    ).catch(async (error) => {
      drill.say(JSON.stringify(await dealOf(stage, dealId)));
      throw error;
    });
  }
  return 1;
}

/** @param {Stage} stage @param {string} path @param {string} method @param {unknown} [body] */
const asked = ({ copy, company }, path, method, body) =>
  call(`${copy.url}/api/company/deal/${path}`, { method, token: company.token, body });

/** @param {Stage} stage @param {string} dealId */
const pay = (stage, dealId) => asked(stage, `${dealId}/funding`, "POST", { action: "card" });

/** Cancels within a day of the contract: all of the money goes back. @param {Stage} stage @param {string} dealId */
async function cancel(stage, dealId) {
  const deal = await dealOf(stage, dealId);
  const body = { kind: "alone", reason: "企画がなくなりました。", revision: deal?.revision };
  return asked(stage, `${dealId}/cancel`, "POST", body);
}

/** @param {Stage} stage @param {string} dealId */
async function dealOf(stage, dealId) {
  const { status, text } = await asked(stage, dealId, "GET");
  return status === 200 ? JSON.parse(text).result : undefined;
}

/** @param {Stage} stage @param {string} dealId */
const isSecured = async (stage, dealId) => (await dealOf(stage, dealId))?.funding === "secured";

/** @param {Stage} stage @param {string} dealId */
async function isRefunded(stage, dealId) {
  const refunds = (await dealOf(stage, dealId))?.charge?.refunds ?? [];
  return (
    refunds.length > 0 && refunds.every((/** @type {{ state: string }} */ { state }) => state === "succeeded")
  );
}

/** Somebody has taken it up, and goes on by itself. @param {Stage} stage @param {string} dealId */
async function isUnderWay(stage, dealId) {
  const deal = await dealOf(stage, dealId);
  return deal === undefined || deal.charge?.refunds.length > 0;
}

/** Compares what the provider holds of each deal with our ledger. @param {Stage} stage @param {string} engine @param {number} deals */
async function countOn({ drill, world }, engine, deals) {
  const rows = await world.withDatabase((db) =>
    query(
      db,
      `select deal.deal_id, took.yen as took, took.times, gave.yen as gave, booked.kinds, booked.off
       from deals deal
       left join lateral (
         select sum((body ->> 'amount_received')::int) as yen, count(*) filter (where (body ->> 'amount_received')::int > 0) as times
         from dev_stripe_objects where type = 'payment_intent' and body -> 'metadata' ->> 'dealId' = deal.deal_id) took on true
       left join lateral (
         select sum((body ->> 'amount')::int) filter (where body ->> 'status' = 'succeeded') as yen
         from dev_stripe_objects where type = 'refund' and body -> 'metadata' ->> 'dealId' = deal.deal_id) gave on true
       left join lateral (
         select string_agg(kind, ' ' order by kind) as kinds, sum(abs(sums)) as off
         from (select kind, card + receivable + secured + refund as sums from ledger
               where ledger.influencer_id = deal.influencer_id and ledger.deal = deal.id) entries) booked on true`,
    ),
  );
  const kinds = "cancelled cardPaid charged refunded";
  const of = (/** @type {(row: any) => boolean} */ is) => rows.filter(is).length;
  const charged = of(({ took }) => Number(took) === chargeYen);
  const refunded = of(({ gave }) => Number(gave) === chargeYen);
  const doubled = of(
    ({ took, gave, times }) => Number(took) > chargeYen || Number(gave) > chargeYen || Number(times) > 1,
  );
  const lost = of((row) => row.kinds !== kinds);
  drill.check(
    `${engine}: ${deals} deals, ${charged} charged once, ${refunded} refunded once, ${lost} lost, ${doubled} doubled`,
    charged === deals && refunded === deals && lost + doubled === 0,
  );
  const { acknowledged = 0, lost: lostBefore = 0, doubled: doubledBefore = 0 } = drill.counted;
  drill.counted = {
    acknowledged: acknowledged + charged + refunded,
    lost: lostBefore + lost,
    doubled: doubledBefore + doubled,
  };
}
