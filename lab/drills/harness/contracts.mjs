// Contracts of a drill that are to be paid for, by the product's own hands.
import { pino } from "pino";
import { seedDelivery } from "../../../apps/api/src/features/deals/delivery/deliveries.testing.ts";
import { prepareFunding, sendFunding } from "../../../apps/api/src/features/ledger/funding-jobs.usecases.ts";
import { payoutQueue } from "../../../apps/api/src/features/payouts/payout-queues.data.ts";
import { findUnfinished } from "../../../apps/api/src/features/payouts/payout-runs.repository.ts";
import { sendRun } from "../../../apps/api/src/features/payouts/payout-runs.usecases.ts";
import { keyRing } from "../../../apps/api/src/platform/crypto/key-ring.ts";
import { openDatabase } from "../../../apps/api/src/platform/db/open-database.ts";
import { startJobs } from "../../../apps/api/src/platform/jobs/job-queue.ts";
import { systemRandom } from "../../../apps/api/src/platform/random.ts";
import { query } from "../../../apps/api/src/testing/plain-query.ts";

/** @typedef {import("./world.mjs").World} World */
/** @typedef {import("./world.mjs").Db} Db */

const log = pino({ level: "silent" });
const hours = 3_600_000;

/** The key that rows of a drill are sealed with. @param {World} world */
export function keysOf(world) {
  const [id = "", key = ""] = world.env.ENCRYPTION_KEYS.split(":");
  return keyRing([{ id, key: Buffer.from(key, "base64") }]);
}

/**
 * Of 100,000 yen each, formed just now; their jobs died with whoever formed them. Answers their ids.
 * @param {World} world @param {{ companyId: string, count: number }} how @returns {Promise<string[]>}
 */
export function openContracts(world, { companyId, count }) {
  const keys = keysOf(world);
  return world.withDatabase(async (db) => {
    const clock = { now: () => new Date() };
    const jobs = { send: async () => undefined, sendAll: async () => undefined };
    const deps = { db, clock, keys, jobs, random: systemRandom, log };
    const app = /** @type {any} */ ({ deps, clock });
    const turnDueAt = new Date(Date.now() + 72 * hours);
    const facts = /** @type {any} */ ({ funding: "charging", turn: "company", turnKind: "fund", turnDueAt });
    const ids = [];
    for (let nth = 0; nth < count; nth += 1) {
      const creator = world.creators[nth % world.creators.length];
      const between = /** @type {any} */ ({
        creator: { ...creator, ownerId: creator?.id },
        company: { companyId },
      });
      ids.push((await seedDelivery(app, { between, facts })).dealId);
    }
    // The charge falls due when the deal does: it can be paid until then.
    await query(db, "update charges set due_at = $1", [turnDueAt]);
    return ids;
  });
}

/**
 * What the clocks of every minute and of every ten do: unfinished runs, and what nobody knows the end of among these deals. While no
 * copy runs on the embedded database.
 * @param {World} world @param {readonly string[]} [deals]
 */
export async function lookAgain(world, deals = []) {
  const { databaseUrl, dataDir } = world.where;
  const database = await openDatabase({ databaseUrl, dataDir, log });
  const jobs = await startJobs({ database, log, work: false });
  try {
    await prepareFunding(jobs);
    await jobs.prepare(payoutQueue);
    /** @type {{ influencer_id: import("../../../apps/api/src/platform/owner.ts").OwnerId<"influencer">, deal: string }[]} */
    const open = await query(database.db, "select influencer_id, deal from charges where deal_id = any($1)", [
      deals,
    ]);
    for (const { influencer_id: influencerId, deal } of open) {
      await sendFunding(jobs, database.db, { influencerId, deal });
    }
    for (const id of await findUnfinished(database.db)) await sendRun({ jobs }, database.db, id);
    // What a dead copy had begun stays leased to it for minutes, so the leases are ended.
    await query(
      database.db,
      "update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'",
    );
    await query(
      database.db,
      "update dev_stripe_objects set body = body || '{\"fault\": null}' where type = 'settings'",
    );
  } finally {
    await jobs.stop();
    await database.close();
  }
}
