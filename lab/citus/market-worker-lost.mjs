// The journey of three people, from a list to a payout run that is paid, while copies restart, the copy that works the jobs dies, and each
// machine of the database in turn is killed by kill -9 and comes back: every step arrives, once, and the books agree.
import { setTimeout as pause } from "node:timers/promises";
import { eventually } from "../drills/harness/waiting.mjs";
import { runMarket } from "../drills/market.mjs";
import { prepared } from "./cluster.mjs";

const lostMs = 4000;

/** @type {import("./trial-list.mjs").RunTrial} */
export async function run(trial, cluster) {
  let lost = 0;
  const loseWorker = async () => {
    const worker = cluster.workers[lost % cluster.workers.length];
    if (!worker) throw new Error("no workers");
    worker.kill();
    await pause(lostMs);
    await worker.start();
    await eventually("what was begun to be finished", async () => (await prepared(cluster)) === 0);
    lost += 1;
  };
  await runMarket(Object.assign(trial, { postgres: async () => cluster }), loseWorker);
  trial.say(`a machine of the database was killed ${lost} times`);
}
