// A coordinator and two workers, each a PostgreSQL server of its own in a temporary folder.
import pg from "pg";
import { createOnCluster, withDatabase } from "../../apps/api/src/testing/cluster.ts";
import { startOwnPostgres } from "../../scripts/own-postgres.mjs";

const workerCount = 2;

/** A copy of every test's database has a daemon of its own on each machine. */
const settings = [
  "shared_preload_libraries=citus",
  "max_prepared_transactions=300",
  "max_connections=300",
  "max_worker_processes=64",
  // Shards are moved while creators write.
  "wal_level=logical",
  "shared_buffers=128MB",
  // A commit whose second half a machine missed is finished so soon after it is back; a minute unless set.
  "citus.recover_2pc_interval=5s",
];

/** @typedef {Awaited<ReturnType<typeof startCluster>>} LabCluster */

/**
 * The coordinator as the drills know a server, with the workers beside it; its url leads to a database of its own.
 * @param {{ installed: string, onStart?: (stop: () => Promise<void>) => void }} where `onStart` is told how to end what has
 *   begun, should it fail half-way
 */
export async function startCluster({ installed, onStart = () => undefined }) {
  const start = () => startOwnPostgres({ installed, settings });
  const coordinator = await start();
  /** @type {import("../../scripts/own-postgres.mjs").OwnPostgres[]} */
  const workers = [];
  const stop = async () => {
    for (const each of [coordinator, ...workers]) await each.stop();
  };
  onStart(stop);
  for (let count = 0; count < workerCount; count += 1) workers.push(await start());
  const server = coordinator.url;
  const machines = { url: server, workerUrls: workers.map(({ url }) => url) };
  await createOnCluster(machines, "tomoru");
  return {
    ...coordinator,
    url: withDatabase(server, "tomoru"),
    workers,
    /** The servers' own maintenance databases, as the tests are told them. */
    machines,
    /** The environment by which the API's tests find it. */
    testEnv: { TEST_DATABASE_URL: server, TEST_WORKER_URLS: machines.workerUrls.join(",") },
    stop,
  };
}

/** @param {string} url @param {string} text @param {unknown[]} [values] @returns {Promise<any[]>} */
export async function ask(url, text, values = []) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Halves of commits that a worker still holds. @param {LabCluster} cluster */
export async function prepared({ machines }) {
  let count = 0;
  for (const url of machines.workerUrls) {
    count += (await ask(url, "select count(*)::int as count from pg_prepared_xacts"))[0].count;
  }
  return count;
}
