// The drills in the order in which they run: what an operator may do first, then what breaks.

export const drillNames = [
  "server-stopped",
  "rolling-restart",
  "migration-killed",
  "accounts-upgraded",
  "keys-rotated",
  "backup-restored",
  "server-killed",
  "postgres-killed",
  "postgres-frozen",
  "connections-cut",
  "disk-full",
  "clocks-apart",
  "mail-refused",
  "mail-dropped",
  "mail-hangs",
  "worker-killed",
  "platform-broken",
  "plan-killed",
  "money-killed",
  "payout-killed",
  "market",
  "market-restored",
  "market-upgraded",
];

/** @param {string} name @returns {Promise<import("./harness/run-drill.mjs").RunDrill>} */
export async function loadDrill(name) {
  const { run } = await import(`./${name}.mjs`);
  return run;
}
