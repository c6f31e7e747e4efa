// Two copies behind a proxy are replaced one after the other, under writes: nobody notices.
import { setTimeout as pause } from "node:timers/promises";
import { startLoad } from "./harness/ledger.mjs";
import { startMailServer } from "./harness/mail-server.mjs";
import { startProxy } from "./harness/proxy.mjs";
import { eventually } from "./harness/waiting.mjs";

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const postgres = await drill.postgres();
  const mail = await startMailServer();
  drill.later(() => mail.stop());
  const world = await drill.world({ databaseUrl: postgres.url });
  const env = world.production(mail.url);
  const copies = [await drill.copy({ env }), await drill.copy({ env })];
  const proxy = await startProxy(copies.map(({ url }) => url));
  drill.later(() => proxy.stop());
  const load = startLoad({ url: proxy.url, creators: world.creators });
  await pause(2000);
  for (const old of copies) {
    const next = await drill.copy({ env });
    proxy.add(next.url);
    await eventually("the proxy to see the new copy", () => proxy.isReady(next.url));
    drill.say("a new copy takes part, an old one gets SIGTERM");
    drill.check("it left with 0", (await old.end("SIGTERM")) === 0);
    proxy.remove(old.url);
  }
  await pause(1000);
  await load.stop();
  const failed = load.answers.filter(({ status }) => status !== 200);
  drill.check(`${load.answers.length} requests, ${failed.length} failed`, failed.length === 0);
  drill.audit(await world.withDatabase((db) => load.audit(db)));
}
