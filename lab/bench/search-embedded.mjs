// The same searches on the embedded database.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { migrate } from "../../apps/api/src/platform/db/migrate.ts";
import { openDatabase } from "../../apps/api/src/platform/db/open-database.ts";
import { atMost } from "./row.mjs";
import { fillAccounts } from "./search-accounts.mjs";
import { ours } from "./search-contenders.mjs";
import { hostile, usual } from "./search-words.mjs";
import { quantile, timed } from "./timing.mjs";

/**
 * What a first trial runs on, without a server of its own: a fiftieth of the accounts in three times the time.
 * @param {number} rounds @returns {Promise<import("./row.mjs").Row[]>}
 */
export async function measureEmbedded(rounds) {
  const dataDir = mkdtempSync(join(tmpdir(), "tomoru-bench-"));
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: pino({ level: "silent" }) });
  try {
    await migrate(database);
    /** @param {string} sql @param {unknown[]} [parameters] */
    const query = (sql, parameters = []) =>
      database.db.executeQuery(
        /** @type {never} */ ({ sql, parameters, query: { kind: "RawNode" }, queryId: { queryId: "bench" } }),
      );
    await fillAccounts({ connect: async () => ({ query, release: () => undefined }) }, 20_000);
    const times = /** @type {number[]} */ ([]);
    const worst = /** @type {number[]} */ ([]);
    for (let round = 0; round <= rounds; round += 1) {
      for (const [searches, taken] of /** @type {const} */ ([
        [usual, times],
        [hostile, worst],
      ])) {
        for (const asked of searches) {
          const ms = await timed(() => ours(database.db, asked));
          if (round > 0) taken.push(ms);
        }
      }
    }
    return [
      atMost("embedded database, 20,000 accounts, the same 20, p50 (ms)", quantile(times, 0.5), 90),
      atMost("… p99 (ms)", quantile(times, 0.99), 450),
      atMost("… 5 hostile ones, worst (ms)", Math.max(...worst), 750),
    ];
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
