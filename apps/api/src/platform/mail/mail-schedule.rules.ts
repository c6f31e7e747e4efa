/** Seconds until the next try after the first, second… failure; from then on every half hour. */
const delays = [1, 5, 30, 120, 600];
const lastDelay = 1800;

/** `failures` counts the one that has just happened, so it is at least 1. */
export function secondsUntilNextTry(failures: number): number {
  return delays[failures - 1] ?? lastDelay;
}
