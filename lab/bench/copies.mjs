// One, two and four copies of the product on one database: what each adds, and what a call costs whom.
import { cpuSecondsOf } from "./child-server.mjs";
import { inGroups, load, median } from "./load.mjs";
import { listing, opening } from "./offers.mjs";
import { atMost, forReading } from "./row.mjs";
import { startInProduction } from "./servers.mjs";

/**
 * @typedef {import("./servers.mjs").Running} Running
 * @typedef {import("./world.mjs").World} World
 */

const sizes = [1, 2, 4];
const rounds = 4;
const seconds = 2;
const connections = 32;
/** @param {World} world @returns {Promise<import("./row.mjs").Row[]>} */
export async function measureCopies({ big }) {
  /** @type {Running[]} */
  const copies = [];
  try {
    for (let nth = 0; nth < Math.max(...sizes); nth += 1) copies.push(await startInProduction(big.url));
    const next = inGroups(big.light, { atOnce: connections, call: listing });
    /** @type {Map<number, number[]>} */
    const rates = new Map(sizes.map((size) => [size, []]));
    /** @type {{ servers: number, database: number }[]} */
    const costs = [];
    for (let round = 0; round <= rounds; round += 1) {
      for (const size of sizes) {
        const used = copies.slice(0, size);
        const before = await spent(used, big.pool);
        const slices = await Promise.all(
          used.map(({ origin }) =>
            load({ origin, next, connections: connections / size, duration: seconds }),
          ),
        );
        const after = await spent(used, big.pool);
        const calls = slices.reduce((sum, { requests }) => sum + requests.total, 0);
        if (round === 0) continue;
        rates.get(size)?.push(slices.reduce((sum, { requests }) => sum + requests.average, 0));
        if (size === 1)
          costs.push({
            servers: ((after.servers - before.servers) / calls) * 1e6,
            database: ((after.database - before.database) / calls) * 1e6,
          });
      }
    }
    // The first page that is rendered loads the renderer.
    const pages = inGroups(big.light, { atOnce: connections, call: opening });
    for (const { origin } of copies.slice(0, 1)) await load({ origin, next: pages, connections });
    const rate = (/** @type {number} */ size) => median(rates.get(size) ?? []);
    return [
      forReading("two copies: requests a second against one copy", rate(2) / rate(1)),
      forReading("four copies: requests a second against one copy", rate(4) / rate(1)),
      forReading(
        "offers list: processor time of the server a call (µs)",
        median(costs.map((cost) => cost.servers)),
      ),
      forReading(
        "offers list: processor time of the database a call (µs)",
        median(costs.map((cost) => cost.database)),
      ),
      atMost(
        "memory of one copy after calls and pages under load (MB resident)",
        copies[0]?.memoryMb() ?? Number.NaN,
        250,
      ),
    ];
  } finally {
    for (const copy of copies) await copy.stop();
  }
}

/** Processor seconds so far. @param {readonly Running[]} servers @param {import("pg").Pool} pool */
async function spent(servers, pool) {
  const { rows } = await pool.query("select pid from pg_stat_activity");
  return {
    servers: servers.reduce((sum, { cpuSeconds }) => sum + cpuSeconds(), 0),
    database: rows.reduce((sum, { pid }) => sum + (cpuSecondsOf(pid) || 0), 0),
  };
}
