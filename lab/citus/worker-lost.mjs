// kill -9 of a worker under writes over two copies, and its restart: who is on it gets 503 meanwhile, and nothing is lost.
import { setTimeout as pause } from "node:timers/promises";
import { startLoad } from "../drills/harness/ledger.mjs";
import { eventually, seconds } from "../drills/harness/waiting.mjs";
import { prepared } from "./cluster.mjs";

const lostMs = 8000;

/** @type {import("./trial-list.mjs").RunTrial} */
export async function run(trial, cluster) {
  const world = await trial.world({ databaseUrl: cluster.url });
  const copies = [await trial.copy({ env: world.env }), await trial.copy({ env: world.env })];
  const loads = copies.map(({ url }) => startLoad({ url, creators: world.creators }));
  const count = () => loads.reduce((sum, load) => sum + load.count(), 0);
  await eventually("writes", () => count() > 100);

  for (const worker of cluster.workers) {
    trial.say(`a worker is killed after ${count()} acknowledged writes`);
    worker.kill();
    const killedAt = performance.now();
    await pause(lostMs);
    const meanwhile = loads.flatMap(({ answers }) => answers).filter(({ at }) => at > killedAt + 500);
    const refused = meanwhile.filter(({ status }) => status === 503).length;
    const others = meanwhile.filter(({ status }) => status !== 503 && status !== 200).length;
    trial.check(
      `${meanwhile.length} answers meanwhile, ${refused} of them 503, ${others} neither that nor a success`,
      refused > 0 && others === 0,
    );
    await worker.start();
    const before = loads.map((load) => load.count());
    const took = await eventually("both copies to write again", () =>
      loads.every((load, index) => load.count() > (before[index] ?? 0) + 10),
    );
    trial.check(`normal ${seconds(took)} after it was back`, took < 15_000);
  }
  await Promise.all(loads.map((load) => load.stop()));
  await eventually("what was begun to be finished", async () => (await prepared(cluster)) === 0);
  trial.check(
    "the same processes all the time",
    copies.every((copy) => copy.isRunning()),
  );
  const acknowledged = {
    offers: loads.flatMap((load) => load.soFar().offers),
    payments: loads.flatMap((load) => load.soFar().payments),
    decisions: loads.flatMap((load) => load.soFar().decisions),
  };
  const [load] = loads;
  if (!load) throw new Error("nobody wrote");
  load.wrong.push(...loads.slice(1).flatMap(({ wrong }) => wrong));
  trial.audit(await world.withDatabase((db) => load.audit(db, acknowledged)));
}
