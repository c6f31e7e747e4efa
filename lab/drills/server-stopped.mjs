// SIGTERM under writes, as a deployment does it: nothing that was begun is cut, and the process leaves with 0.
import { setTimeout as pause } from "node:timers/promises";
import { startLoad } from "./harness/ledger.mjs";
import { startMailServer } from "./harness/mail-server.mjs";
import { startProxy } from "./harness/proxy.mjs";
import { seconds } from "./harness/waiting.mjs";

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const mail = await startMailServer();
  drill.later(() => mail.stop());
  const world = await drill.world();
  const copy = await drill.copy({ env: world.production(mail.url) });
  const proxy = await startProxy([copy.url]);
  drill.later(() => proxy.stop());
  const load = startLoad({ url: proxy.url, creators: world.creators });
  await pause(3000);
  drill.say(`SIGTERM after ${load.count()} acknowledged writes`);
  const started = performance.now();
  const code = await copy.end("SIGTERM");
  const took = performance.now() - started;
  drill.check(`left with ${code} after ${seconds(took)}`, code === 0 && took < 30_000);
  await load.stop();
  const cut = load.answers.filter(({ status }) => ![200, 503].includes(status));
  drill.check(`${cut.length} requests cut`, cut.length === 0);
  drill.audit(await world.withDatabase((db) => load.audit(db)));
}
