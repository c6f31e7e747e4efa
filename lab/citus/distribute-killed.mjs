// A filled database is distributed, and kill -9 ends that again and again: each run goes on, and nothing is lost or left behind.
import { runCommand } from "../drills/harness/copy.mjs";
import { startLoad } from "../drills/harness/ledger.mjs";
import { eventually } from "../drills/harness/waiting.mjs";
import { ask } from "./cluster.mjs";

const references = `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as text
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1`;

/** A run is killed this many steps after its start. */
const steps = 4;
/** A start on a machine that has much else to do. */
const mostMs = 300_000;

/** @type {import("./trial-list.mjs").RunTrial} */
export async function run(trial, cluster) {
  const world = await trial.world({ databaseUrl: cluster.url, isPlaced: false });
  const { env } = world;
  const copy = await trial.copy({ env });
  const load = startLoad({ url: copy.url, creators: world.creators });
  await eventually("writes on one machine", () => load.count() > 200);
  const early = await runCommand({ env, args: ["distribute", "8"] });
  trial.check(`while a copy runs: ${early.output}`, early.code === 1);
  await load.stop();
  await copy.end("SIGTERM");
  const before = await counted(cluster);

  let [kills, refused, code] = [0, 0, /** @type {number | null} */ (null)];
  while (code === null) {
    const start = await progress(cluster);
    const running = await trial.copy({ env, args: ["distribute", "8"], ready: false });
    const isFurther = async () => Math.abs((await progress(cluster)) - start) >= steps;
    await eventually("some steps", async () => !running.isRunning() || (await isFurther()), mostMs);
    if (!running.isRunning()) {
      code = await running.exit();
      for (const line of running.output().trim().split("\n")) trial.say(line);
      break;
    }
    await running.end("SIGKILL");
    kills += 1;
    // Once is enough: a start takes longer than a step.
    if (refused === 0) {
      const { code: start, output } = await runCommand({ env });
      refused += start === 1 && output.includes("npm run distribute") ? 1 : 0;
      trial.check(`half-way it does not start: ${output.split("\n").at(-1)}`, start === 1);
    }
  }
  trial.check(`killed ${kills} times, then ended with ${code}`, code === 0 && refused > 0);
  const again = await runCommand({ env, args: ["distribute"] });
  trial.check(`once more: ${again.output}`, again.code === 0 && again.output.includes("nothing to do"));
  trial.check("every row and every reference is as before", (await counted(cluster)) === before);
  const [{ bytes }] = await ask(
    cluster.url,
    "select sum(pg_relation_size(logicalrelid))::int as bytes from pg_dist_partition where partmethod = 'h'",
  );
  trial.check(`${bytes} bytes of them are left on the coordinator`, bytes === 0);

  const spread = await trial.copy({ env });
  const more = startLoad({ url: spread.url, creators: world.creators });
  await eventually("writes on all machines", () => more.count() > 200);
  await more.stop();
  trial.audit(
    await world.withDatabase((db) =>
      more.audit(db, {
        offers: [...load.soFar().offers, ...more.soFar().offers],
        payments: [...load.soFar().payments, ...more.soFar().payments],
        decisions: [...load.soFar().decisions, ...more.soFar().decisions],
      }),
    ),
  );
}

/** Goes down by each reference that is put aside, up by each table in its place and each reference back. @param {import("./cluster.mjs").LabCluster} cluster */
async function progress({ url }) {
  const [{ placed, aside }] = await ask(
    url,
    `select (select count(*)::int from pg_dist_partition) as placed,
       to_regclass('distributing.references') is not null as aside`,
  );
  if (!aside) return placed;
  // All of them may be back by now.
  const left = await ask(url, "select count(*)::int as count from distributing.references").catch(() => []);
  return placed - (left[0]?.count ?? 0);
}

/** Rows of each table, and the references, as one text. @param {import("./cluster.mjs").LabCluster} cluster */
async function counted({ url }) {
  const tables = await ask(
    url,
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const lines = (await ask(url, references)).map(({ text }) => text);
  for (const { name } of tables) {
    const [{ count }] = await ask(url, `select count(*)::int as count from ${name}`);
    lines.push(`${name} ${count}`);
  }
  return lines.join("\n");
}
