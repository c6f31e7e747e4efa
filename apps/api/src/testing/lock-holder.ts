// A process that holds a folder as a server does, until its input ends, or for some milliseconds after SIGTERM; it says when it has it.
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { lockDataDir } from "../platform/db/data-dir-lock.ts";

const [folder = "", leavesAfterMs = "0", waitMs = "0"] = process.argv.slice(2);
try {
  const unlock = lockDataDir(folder, { waitMs: Number(waitMs) });
  process.stdout.write("held\n");
  const told = once(process, "SIGTERM").then(() => pause(Number(leavesAfterMs)));
  await Promise.race([told, once(process.stdin.resume(), "end")]);
  process.stdin.destroy();
  unlock();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
