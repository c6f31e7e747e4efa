// kill -9 while a plan is being paid for: after the provider took the money and before we wrote it, and at moments that nobody chose.
import { setTimeout as pause } from "node:timers/promises";
import { query } from "../../apps/api/src/testing/plain-query.ts";
import { addCard, numberOf, panel, signedInCompany } from "./harness/companies.mjs";
import { call } from "./harness/ledger.mjs";
import { eventually, seconds } from "./harness/waiting.mjs";

/** @typedef {import("./harness/copy.mjs").Copy} Copy */
/** @typedef {import("./harness/world.mjs").World} World */

/** Milliseconds after the press, in which the step up is somewhere between its first reading and its last write. */
const moments = [60, 120, 180, 240];

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const world = await drill.world({ databaseUrl: (await drill.postgres()).url });
  const company = await signedInCompany(world);
  const { token } = company;
  let copy = await drill.copy({ env: world.env });
  await addCard(copy, company);

  await panel(copy, { act: "hold" });
  await panel(copy, { act: "fault", kind: "lost", count: "1", isForWrites: "yes" });
  const pressed = press(copy, token, "standard");
  await eventually("the provider to have taken the money", async () => (await takenYen(world)) === 11_000);
  await copy.end("SIGKILL");
  await pressed;
  drill.check(
    `killed after the provider took it: the plan is ${await planOf(world)}`,
    (await planOf(world)) === "free",
  );
  copy = await drill.copy({ env: world.env });
  await panel(copy, { act: "fault", kind: "lost", count: "0" });
  const took = await pressUntil(copy, token, "standard");
  drill.check(
    `found by the next press after ${seconds(took)}: ${await takenYen(world)} yen taken, ${await liveOf(world)} subscription`,
    (await takenYen(world)) === 11_000 && (await liveOf(world)) === 1,
  );

  for (const moment of moments) {
    // Ten changes an hour are allowed.
    await world.withDatabase((db) => query(db, "delete from rate_limits"));
    const before = await takenYen(world);
    const again = press(copy, token, "professional");
    await pause(moment);
    await copy.end("SIGKILL");
    await again;
    copy = await drill.copy({ env: world.env });
    await pressUntil(copy, token, "professional");
    const [paid, due] = [(await takenYen(world)) - before, await lastDueYen(world)];
    drill.check(
      `killed ${moment} ms after the press: ${paid} yen taken for a step up of ${due} yen`,
      paid === due && (await liveOf(world)) === 1,
    );
    await pressUntil(copy, token, "standard");
    await panel(copy, { act: "renew", id: await subscriptionOf(world) });
    await pressUntil(copy, token, "standard");
  }
  const [ours, theirs] = [await invoicedYen(world), await takenYen(world)];
  drill.check(`our invoices say ${ours} yen, the provider took ${theirs}`, ours === theirs);
}

/** Previews a plan and takes it. @param {Copy} copy @param {string} token @param {string} planId */
async function press(copy, token, planId) {
  const at = `${copy.url}/api/company/plan/${planId}`;
  const preview = await call(`${at}/preview`, { method: "POST", token });
  if (preview.status !== 200) return preview;
  const { prorationAt } = JSON.parse(preview.text).result;
  return call(`${at}/update`, { method: "PUT", token, body: { prorationAt } });
}

/** It is refused as long as a dead process holds the lease. @param {Copy} copy @param {string} token @param {string} planId */
function pressUntil(copy, token, planId) {
  return eventually(`${planId} to be taken`, async () => {
    const { status } = await press(copy, token, planId);
    if (status !== 200) await pause(500);
    return status === 200;
  });
}

/** @param {World} world */
const takenYen = (world) =>
  numberOf(
    world,
    "select sum((body ->> 'amount_received')::int) as n from dev_stripe_objects where type = 'payment_intent'",
  );
/** @param {World} world */
const liveOf = (world) =>
  numberOf(
    world,
    "select count(*) as n from dev_stripe_objects where type = 'subscription' and body ->> 'status' = 'active'",
  );
/** The sum of the newest upgrade invoice. @param {World} world */
const lastDueYen = (world) =>
  numberOf(
    world,
    `select (body ->> 'amount_due')::int as n from dev_stripe_objects
     where type = 'invoice' and body ->> 'billing_reason' = 'subscription_update' order by position desc limit 1`,
  );
/** @param {World} world */
const invoicedYen = (world) =>
  numberOf(world, "select sum(due_yen) as n from invoices where status = 'paid'");
/** @param {World} world @returns {Promise<string>} */
const planOf = (world) =>
  world.withDatabase(async (db) =>
    String((await query(db, "select plan_id from subscriptions"))[0]?.plan_id),
  );
/** @param {World} world @returns {Promise<string>} */
const subscriptionOf = (world) =>
  world.withDatabase(async (db) =>
    String((await query(db, "select stripe_id from subscriptions"))[0]?.stripe_id),
  );
