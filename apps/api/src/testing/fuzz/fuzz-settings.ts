/** `FUZZ_SEED` repeats a run; without it every run is the same one. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 20_261_121);

/**
 * How many calls a property makes, by its kind: fewer than one session may make in a minute, for the clock stands still.
 * With a seed of its own a run is there to find something new.
 */
const runs = {
  hostile: process.env.FUZZ_SEED ? 150 : 60,
  fitting: 25,
  plain: 3,
  foreign: 20,
  stored: 25,
} as const;

/** The parameters of one property. A failure prints the seed, and the smallest call that fails. */
export function propertyOf(kind: keyof typeof runs): { seed: number; numRuns: number } {
  return { seed: fuzzSeed, numRuns: runs[kind] };
}
