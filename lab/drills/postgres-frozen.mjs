// PostgreSQL stops answering for 30 seconds while its connections stay open: a 503 within five seconds, and no pile of work.
import { setTimeout as pause } from "node:timers/promises";
import { startLoad } from "./harness/ledger.mjs";
import { eventually, seconds } from "./harness/waiting.mjs";

const frozenMs = 30_000;
/** A statement has five seconds; the rest is what a busy machine needs to say so. */
const answerMs = 5500;

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const postgres = await drill.postgres();
  const world = await drill.world({ databaseUrl: postgres.url });
  const copy = await drill.copy({ env: world.env });
  const load = startLoad({ url: copy.url, creators: world.creators });
  await pause(3000);
  const before = copy.megabytes();
  drill.say(`frozen after ${load.count()} acknowledged writes, at ${before.toFixed(0)} MB`);
  postgres.freeze();
  const frozenAt = performance.now();
  await pause(frozenMs);
  const after = copy.megabytes();
  postgres.thaw();
  const meanwhile = load.answers.filter(({ at }) => at > frozenAt + 100);
  const slowest = Math.max(...meanwhile.map(({ ms }) => ms));
  drill.check(
    `${meanwhile.length} answers meanwhile, all 503, the slowest after ${seconds(slowest)}`,
    meanwhile.length > 0 && meanwhile.every(({ status }) => status === 503) && slowest <= answerMs,
  );
  drill.check(`memory flat: ${before.toFixed(0)} MB, then ${after.toFixed(0)} MB`, after < before + 40);
  const acknowledged = load.count();
  const took = await eventually("writes to be acknowledged again", () => load.count() > acknowledged);
  drill.check(`normal ${seconds(took)} after it woke`, took <= 5000);
  await load.stop();
  drill.check("the same process all the time", copy.isRunning());
  drill.audit(await world.withDatabase((db) => load.audit(db)));
}
