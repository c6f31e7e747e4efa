// The disk of the embedded database runs full under writes: it refuses them and goes on reading, and then goes on writing.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { statusOf } from "./harness/copy.mjs";
import { startLoad } from "./harness/ledger.mjs";
import { eventually, seconds } from "./harness/waiting.mjs";

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const dataDir = join(drill.folder, "disk");
  mkdirSync(dataDir);
  // A disk of its own in memory; only root may make one.
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=256m", "tmpfs", dataDir]);
  drill.later(() => execFileSync("umount", [dataDir]));
  const world = await drill.world({ dataDir });
  const ballast = join(dataDir, "ballast");
  const fill = (/** @type {number} */ left) => {
    const { bavail, bsize } = statfsSync(dataDir);
    try {
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - left), { flag: "a" });
    } catch {
      // The database took some of it meanwhile: then it is full.
    }
  };

  let copy = await drill.copy({ env: world.env });
  const load = startLoad({ url: copy.url, creators: world.creators });
  await pause(2000);
  for (const left of [20_000_000, 0]) {
    drill.say(`${left / 1e6} MB left, after ${load.count()} acknowledged writes`);
    fill(left);
    await pause(1500);
    const fullAt = performance.now();
    await pause(2500);
    const meanwhile = load.answers.filter(({ at, ms }) => at - ms > fullAt);
    drill.check(
      `${meanwhile.length} writes meanwhile, all 503`,
      meanwhile.length > 0 && meanwhile.every(({ status }) => status === 503),
    );
    const status = await statusOf(`${copy.url}/readyz`);
    drill.check(`the database still reads: ${status}`, status === 200);
    rmSync(ballast);
    const acknowledged = load.count();
    const took = await eventually("writes to be acknowledged again", () => load.count() > acknowledged);
    drill.check(`normal ${seconds(took)} after there was space`, took <= 5000);
  }
  drill.check("the same process all the time", copy.isRunning());

  fill(0);
  await pause(1000);
  drill.say("kill -9 on the full disk");
  await copy.end("SIGKILL");
  await load.stop();
  rmSync(ballast);
  copy = await drill.copy({ env: world.env });
  drill.check("with space it starts again", copy.isRunning());
  await copy.end("SIGTERM");
  drill.audit(await world.withDatabase((db) => load.audit(db)));
}
