// Two copies whose machines' clocks are 20 minutes apart: the database's time counts on both.
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { query } from "../../apps/api/src/testing/plain-query.ts";
import { root } from "../../scripts/root.mjs";
import { call, startLoad } from "./harness/ledger.mjs";
import { seconds } from "./harness/waiting.mjs";

const minutes = 10;

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const postgres = await drill.postgres();
  const world = await drill.world({ databaseUrl: postgres.url });
  const skewed = join(root, "lab/drills/harness/skewed-clock.mjs");
  const start = (/** @type {number} */ by) =>
    drill.copy({ env: { ...world.env, DRILL_CLOCK_MINUTES: String(by) }, node: ["--import", skewed] });
  const copies = [await start(-minutes), await start(minutes)];
  const loads = copies.map(({ url }) => startLoad({ url, creators: world.creators }));
  await pause(3000);
  for (const [index, { url }] of copies.entries()) {
    // A token of 15 minutes that was made by the right time; the copy whose clock is ahead would soon refuse it.
    const token = world.creators[index]?.token ?? "";
    const { status } = await call(`${url}/api/influencer/offer`, { method: "GET", token });
    drill.check(`copy ${index + 1} reads with a token made by the right time: ${status}`, status === 200);
  }
  for (const load of loads) await load.stop();
  /** @type {{ apart: number }[]} */
  const [{ apart } = { apart: Number.NaN }] = await world.withDatabase((db) =>
    query(db, "select max(abs(extract(epoch from created_at - now())))::float as apart from offers"),
  );
  drill.check(
    `what was written is at most ${seconds(apart * 1000)} away from the database's time`,
    apart < 60,
  );
  const audits = await world.withDatabase(async (db) => [
    await loads[0]?.audit(db),
    await loads[1]?.audit(db),
  ]);
  for (const audit of audits) if (audit) drill.audit(audit);
}
