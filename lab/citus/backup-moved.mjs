// A backup of a distributed database, and its restore on another one: placed again, with everything that was acknowledged.
import { join } from "node:path";
import { createOnCluster, withDatabase } from "../../apps/api/src/testing/cluster.ts";
import { runCommand } from "../drills/harness/copy.mjs";
import { call, startLoad } from "../drills/harness/ledger.mjs";
import { eventually } from "../drills/harness/waiting.mjs";
import { inDatabase } from "../drills/harness/world.mjs";

/** @type {import("./trial-list.mjs").RunTrial} */
export async function run(trial, { url, machines }) {
  const world = await trial.world({ databaseUrl: url });
  const file = join(trial.folder, "cluster.backup");
  const copy = await trial.copy({ env: world.env });
  const load = startLoad({ url: copy.url, creators: world.creators });
  await eventually("writes", () => load.count() > 200);
  const early = await runCommand({ env: world.env, args: ["backup", file] });
  trial.check(`while a copy runs: ${early.output}`, early.code === 1);
  await load.stop();
  await copy.end("SIGTERM");
  const made = await runCommand({ env: world.env, args: ["backup", file] });
  trial.check(made.output, made.code === 0);

  await createOnCluster(machines, "elsewhere");
  const databaseUrl = withDatabase(url, "elsewhere");
  const env = { ...world.env, DATABASE_URL: databaseUrl };
  for (const args of [
    ["restore", file, "none"],
    ["distribute", "8"],
  ]) {
    const { code, output } = await runCommand({ env, args });
    trial.check(`${args[0]}: ${output.split("\n").join(" ")}`, code === 0);
  }
  const restored = await trial.copy({ env });
  const [creator] = world.creators;
  const old = await call(`${restored.url}/api/influencer/offer`, {
    method: "GET",
    token: creator?.token ?? "",
  });
  trial.check(`a session of before answers ${old.status}`, old.status === 401);
  trial.audit(await inDatabase({ databaseUrl }, (db) => load.audit(db)));
}
