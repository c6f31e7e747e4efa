// Imported first by every entry: on an older Node it starts the same command again on the Node 24 that npm installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { root } from "./root.mjs";

const needed = 24;

if (Number.parseInt(process.versions.node, 10) < needed) {
  const file = process.platform === "win32" ? "node.exe" : "node";
  const own = join(root, "node_modules", ".bin", file);
  if (!existsSync(own)) {
    console.error(
      `Tomoru runs on Node ${needed}; this is ${process.version}, and the repository's own is missing.`,
    );
    console.error("Run `npm ci` (without --omit=optional) first, or put Node 24 on the PATH.");
    process.exit(1);
  }
  const child = spawn(own, [...process.execArgv, ...process.argv.slice(1)], { stdio: "inherit" });
  // A signal sent to this process alone must reach the one that does the work.
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  await new Promise(() => undefined);
}
