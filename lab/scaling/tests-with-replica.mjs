// A streaming replica beside the primary, which waits for it: the API's tests pass with reads on the replica; it may go and
// come back under load; and once the primary is dead, it is promoted and has every acknowledged write.
import { randomUUID } from "node:crypto";
import { call, startLoad } from "../drills/harness/ledger.mjs";
import { eventually } from "../drills/harness/waiting.mjs";
import { inDatabase, operatorToken } from "../drills/harness/world.mjs";
import { apiTestsPass } from "./api-tests.mjs";
import { ask, startReplica, waitFor, waitForNobody } from "./waiting-primary.mjs";

/** How often a write is looked for right after it was acknowledged. */
const looks = 200;

/** @type {import("../drills/harness/run-drill.mjs").RunDrill} */
export async function run(trial) {
  const primary = await trial.postgres();
  const replica = await startReplica(primary);
  const env = { TEST_DATABASE_URL: primary.url, TEST_REPLICA_URL: replica.url };
  trial.check("the API's tests pass with reads on the replica", await apiTestsPass(env));

  const world = await trial.world({ databaseUrl: primary.url });
  const both = { ...world.env, DATABASE_READ_URL: replica.url };
  const copies = [await trial.copy({ env: both }), await trial.copy({ env: both })];
  const [first, second] = copies.map(({ url }) => url);
  if (!first || !second) throw new Error("no copies");
  const missing = await missingRightAfter({ creators: world.creators, written: first, read: second });
  trial.check(
    `${looks} offers looked for right after their acknowledgement, ${missing} missing`,
    missing === 0,
  );
  trial.check("the replica has answered the lists", await hasAnsweredLists(replica));
  trial.check("the primary has answered none", !(await hasAnsweredLists(primary)));

  const load = startLoad({ url: first, creators: world.creators });
  replica.kill();
  trial.say("the replica is killed, then nobody waits for it");
  await waitForNobody(primary);
  const before = load.count();
  await eventually("writes to go on", () => load.count() > before + 50);
  const listed = () =>
    call(`${second}/api/influencer/offer`, { method: "GET", token: world.creators[0]?.token ?? "" });
  trial.check("lists are read without it", (await listed()).status === 200);
  await replica.start();
  await waitFor(primary, replica);
  trial.say("it is back and waited for");
  await eventually("lists to be read from it again", async () => {
    await listed();
    return hasAnsweredLists(replica);
  });
  const after = load.count();
  await eventually("more writes", () => load.count() > after + 200);

  trial.say("the primary dies, the replica is promoted, and the copies start with its address");
  const atDeath = load.count();
  primary.kill();
  await load.stop();
  replica.promote();
  for (const copy of copies) await copy.end("SIGKILL");
  // It is a primary of its own now, and waits for no other.
  await waitForNobody(replica);
  const promoted = { ...world.env, DATABASE_URL: replica.url };
  const next = await trial.copy({ env: promoted });
  const again = startLoad({ url: next.url, creators: world.creators });
  await eventually("writes to the promoted replica", () => again.count() > 50);
  await again.stop();
  trial.say(`${atDeath} writes before the primary's death, ${again.count()} after`);
  const acknowledged = merged(load.soFar(), again.soFar());
  trial.audit(await inDatabase({ databaseUrl: replica.url }, (db) => load.audit(db, acknowledged)));
}

/**
 * Offers that another copy's list did not show right after they were acknowledged.
 * @param {{ creators: import("../drills/harness/world.mjs").Creator[], written: string, read: string }} where
 */
async function missingRightAfter({ creators, written, read }) {
  let missing = 0;
  for (let turn = 0; turn < looks; turn += 1) {
    const creator = creators[turn % creators.length];
    if (!creator) throw new Error("nobody to write to");
    const mark = randomUUID();
    const offer = { platform: "tiktok", productName: mark, influencerEmail: creator.email };
    const sent = await call(`${written}/api/operator/offers`, {
      method: "POST",
      token: operatorToken,
      body: { offers: [offer] },
    });
    const list = await call(`${read}/api/influencer/offer`, { method: "GET", token: creator.token });
    if (sent.status !== 200 || !list.text.includes(mark)) missing += 1;
  }
  return missing;
}

/** Whether a connection of the copies has last asked this server for a list. @param {{ url: string }} server */
async function hasAnsweredLists(server) {
  const rows = await ask(
    server,
    "select 1 from pg_stat_activity where pid <> pg_backend_pid() and query like '%left join offer_counts%'",
  );
  return rows.length > 0;
}

/** @typedef {import("../drills/harness/ledger.mjs").Acknowledged} Acknowledged */
/** @param {Acknowledged} one @param {Acknowledged} other @returns {Acknowledged} */
function merged(one, other) {
  return {
    offers: [...one.offers, ...other.offers],
    payments: [...one.payments, ...other.payments],
    decisions: [...one.decisions, ...other.decisions],
  };
}
