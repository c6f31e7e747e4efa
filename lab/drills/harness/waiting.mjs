// Waiting for something to come true.
import { setTimeout as pause } from "node:timers/promises";

/**
 * Resolves to how many milliseconds it took. Throws when it does not come true in time.
 * @param {string} what @param {() => boolean | Promise<boolean>} isTrue @param {number} [mostMs]
 */
export async function eventually(what, isTrue, mostMs = 90_000) {
  const started = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - started > mostMs) throw new Error(`waited ${mostMs / 1000} s for ${what}`);
    await pause(50);
  }
  return performance.now() - started;
}

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
