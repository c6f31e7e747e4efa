// The trials, in the order of docs/scaling.md.

export const trialNames = ["behind-nginx", "tests-through-pooler", "tests-with-replica", "cost"];

/** @param {string} name @returns {Promise<import("../drills/harness/run-drill.mjs").RunDrill>} */
export async function loadTrial(name) {
  const { run } = await import(`./${name}.mjs`);
  return run;
}
