// From the start of the process to /readyz with an embedded database that exists, and the same on its very first start.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.mjs";
import { startServer } from "./child-server.mjs";

export async function measureStart() {
  const folder = mkdtempSync(join(tmpdir(), "tomoru-bench-"));
  try {
    const [first, second] = [await startOnce(folder), await startOnce(folder)];
    return [
      {
        name: "start to ready, existing embedded database (seconds)",
        value: second / 1000,
        limit: "under 5",
        met: second < 5000,
      },
      {
        name: "the same against the very first start",
        value: second / first,
        limit: "for reading",
        met: true,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} dataDir */
async function startOnce(dataDir) {
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "warn" };
  const server = await startServer({
    args: ["scripts/start.mjs"],
    env,
    readyUrl: `http://127.0.0.1:${port}/healthz`,
  });
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  await server.stop();
  if (ready.status !== 200) throw new Error("the server answered before it was ready");
  return server.readyMs;
}
