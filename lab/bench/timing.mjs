// How long something takes, and what most of many times are.

/** @param {() => Promise<unknown>} work milliseconds */
export async function timed(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** @param {number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
