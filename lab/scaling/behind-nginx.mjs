// Two copies behind Debian's nginx; each is stopped and started again under writes: no request fails and nothing is lost.
import { startLoad } from "../drills/harness/ledger.mjs";
import { startMailServer } from "../drills/harness/mail-server.mjs";
import { eventually } from "../drills/harness/waiting.mjs";
import { startNginx } from "./nginx.mjs";

/** @type {import("../drills/harness/run-drill.mjs").RunDrill} */
export async function run(trial) {
  const postgres = await trial.postgres();
  const mail = await startMailServer();
  trial.later(() => mail.stop());
  const world = await trial.world({ databaseUrl: postgres.url });
  const env = { ...world.production(mail.url), TRUST_PROXY: "1" };
  const copies = [await trial.copy({ env }), await trial.copy({ env })];
  const nginx = await startNginx(copies.map(({ port }) => port));
  trial.later(() => nginx.stop());
  const load = startLoad({ url: nginx.url, creators: world.creators });
  const answered = (/** @type {number} */ more) => {
    const soFar = load.answers.length;
    return eventually(`${more} more answers`, () => load.answers.length > soFar + more);
  };
  await answered(200);
  for (const copy of copies) {
    trial.say("a copy is told to stop, and started again");
    trial.check("it left with 0", (await copy.end("SIGTERM")) === 0);
    await answered(100);
    const again = await trial.copy({ env, port: copy.port });
    await eventually("nginx to send to it again", () => hasAnswered(again));
    await answered(100);
  }
  await load.stop();
  const failed = load.answers.filter(({ status }) => status !== 200);
  trial.check(`${load.answers.length} requests, ${failed.length} failed`, failed.length === 0);
  trial.audit(await world.withDatabase((db) => load.audit(db)));
}

/** Whether a copy that was just started has taken a call of the API. @param {import("../drills/harness/copy.mjs").Copy} copy */
async function hasAnswered({ url }) {
  return (await (await fetch(`${url}/metrics`)).text()).includes('route="/api/');
}
