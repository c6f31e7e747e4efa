// The trials on a coordinator and two workers, the shortest first.

/** @typedef {import("../drills/harness/run-drill.mjs").Drill} Drill */
/** @typedef {(trial: Drill, cluster: import("./cluster.mjs").LabCluster) => Promise<void>} RunTrial */

export const trialNames = [
  "main-job",
  "distribute-killed",
  "later-version",
  "shard-moved",
  "worker-lost",
  "market-worker-lost",
  "backup-moved",
  "api-tests",
  "cost",
  "cost-deals",
];

/** The drills of `npm run drills` that break something a distributed database also has. */
export const drillsThatApply = [
  "server-stopped",
  "rolling-restart",
  "keys-rotated",
  "server-killed",
  "postgres-killed",
  "postgres-frozen",
  "connections-cut",
  "clocks-apart",
  "mail-dropped",
  "worker-killed",
];

/** @param {string} name @returns {Promise<RunTrial>} */
export async function loadTrial(name) {
  const { run } = await import(`./${name}.mjs`);
  return run;
}
