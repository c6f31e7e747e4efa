// A worker's shards go to the other one while creators read and write: nobody notices more than a moment, and nothing is lost.
import { startLoad } from "../drills/harness/ledger.mjs";
import { eventually, seconds } from "../drills/harness/waiting.mjs";
import { ask } from "./cluster.mjs";

/** @type {import("./trial-list.mjs").RunTrial} */
export async function run(trial, cluster) {
  const world = await trial.world({ databaseUrl: cluster.url });
  const copies = [await trial.copy({ env: world.env }), await trial.copy({ env: world.env })];
  const load = startLoad({ url: copies[0]?.url ?? "", creators: world.creators });
  await eventually("writes", () => load.count() > 100);
  const [from, to] = cluster.workers;
  if (!from || !to) throw new Error("no workers");
  const shards = await ask(
    cluster.url,
    `select min(shardid) as id from citus_shards where table_name = 'influencers'::regclass and nodeport = $1
     group by shardid order by 1`,
    [from.port],
  );
  const started = performance.now();
  const before = load.count();
  for (const { id } of shards) {
    await ask(cluster.url, "select citus_move_shard_placement($1, '127.0.0.1', $2, '127.0.0.1', $3)", [
      id,
      from.port,
      to.port,
    ]);
  }
  trial.say(
    `${shards.length} shards of each table moved in ${seconds(performance.now() - started)}, ${load.count() - before} writes meanwhile`,
  );
  trial.check("writes went on", load.count() > before);
  const after = load.count();
  await eventually("more writes", () => load.count() > after + 100);
  await load.stop();
  const left = await ask(
    cluster.url,
    "select count(*)::int as count from citus_shards where citus_table_type = 'distributed' and nodeport = $1",
    [from.port],
  );
  trial.check("nothing is left where they were", left[0].count === 0 && shards.length > 0);
  const failed = load.answers.filter(({ status }) => status !== 200).length;
  trial.say(`${load.answers.length} answers, ${failed} of them 503`);
  trial.audit(await world.withDatabase((db) => load.audit(db)));
}
