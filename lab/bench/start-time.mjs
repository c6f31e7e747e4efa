// From the start of the process to its first answer: on an embedded database that exists, on its very first start, and on a server.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { startServer } from "./child-server.mjs";
import { median } from "./load.mjs";
import { atMost, forReading } from "./row.mjs";
import { startProduct } from "./servers.mjs";

const starts = 5;
/** Seconds. An embedded database is started by the whole command, which also looks whether the site is built. */
const limits = { onServer: 1.5, embedded: 5 };

/** @param {import("./world.mjs").World} world @returns {Promise<import("./row.mjs").Row[]>} */
export async function measureStart({ big }) {
  const folder = mkdtempSync(join(tmpdir(), "tomoru-bench-"));
  try {
    const first = await startOnce(folder);
    const again = await often(() => startOnce(folder));
    const onServer = await often(async () => {
      const server = await startProduct(big.url);
      await server.stop();
      return server.readyMs;
    });
    return [
      atMost("start to ready on PostgreSQL (seconds)", onServer / 1000, limits.onServer),
      atMost("start to ready on an embedded database that exists (seconds)", again / 1000, limits.embedded),
      forReading("the very first start on an embedded database, against the next", first / again),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {() => Promise<number>} start @returns {Promise<number>} the median */
async function often(start) {
  const times = [];
  for (let nth = 0; nth < starts; nth += 1) times.push(await start());
  return median(times);
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
