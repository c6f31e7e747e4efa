// A backup, on a server under writes, and its restore elsewhere: old sessions are dead, and deleted people stay deleted.
import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { query } from "../../apps/api/src/testing/plain-query.ts";
import { runCommand } from "./harness/copy.mjs";
import { bothEngines, environmentThere } from "./harness/elsewhere.mjs";
import { call, startLoad } from "./harness/ledger.mjs";
import { inDatabase } from "./harness/world.mjs";

/** @typedef {import("./harness/elsewhere.mjs").Engine} Engine */

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  for (const engine of await bothEngines(drill)) await runOn(drill, engine);
}

/** @param {import("./harness/run-drill.mjs").Drill} drill @param {Engine} engine */
async function runOn(drill, { name, here, there }) {
  const isEmbedded = here.databaseUrl === undefined;
  const world = await drill.world(here);
  const [leaver, ...stayers] = world.creators;
  const [stayer] = stayers;
  if (!leaver || !stayer) throw new Error("nobody there");
  const envThere = environmentThere(world, there);
  /** @param {string[]} args @param {Record<string, string>} [env] */
  const command = async (args, env = world.env) => {
    const { code, output } = await runCommand({ env, args });
    drill.check(`${name}, ${args[0]}: ${output.split("\n").join(" ")}`, code === 0);
  };

  let copy = await drill.copy({ env: world.env });
  const load = startLoad({ url: copy.url, creators: stayers });
  await pause(2500);
  const [file, erasures] = [join(drill.folder, `${name}.backup`), join(drill.folder, `${name}.erasures`)];
  if (isEmbedded) {
    await load.stop();
    await copy.end("SIGTERM");
  }
  const before = load.soFar();
  await command(["backup", file]);
  drill.check(`${name}: its owner alone may read it`, (statSync(file).mode & 0o077) === 0);
  if (isEmbedded) copy = await drill.copy({ env: world.env });
  const left = await call(`${copy.url}/api/influencer/profile/close`, { method: "PUT", token: leaver.token });
  drill.check(`${name}: an account is deleted after it: ${left.status}`, left.status === 200);
  await load.stop();
  await copy.end("SIGTERM");
  await command(["erasures", erasures]);

  await command(["restore", file, erasures], envThere);
  const restored = await drill.copy({ env: envThere });
  const old = await call(`${restored.url}/api/influencer/offer`, { method: "GET", token: stayer.token });
  drill.check(`${name}: a session of before answers ${old.status}`, old.status === 401);
  await restored.end("SIGTERM");
  await inDatabase(there, async (db) => {
    const people = await query(
      db,
      "select 1 from accounts where owner_id = $1 and (status <> 'closed' or email is not null)",
      [leaver.id],
    );
    const accounts = await query(db, "select 1 from bank_accounts where influencer_id = $1", [leaver.id]);
    drill.check(`${name}: the deleted account stays deleted`, people.length + accounts.length === 0);
    drill.audit(await load.audit(db, before));
  });
}
