/** Numbers that look drawn and are the same on every first start. */
export type Dice = {
  /** From `low` to below `high`. */
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(some: readonly [T, ...T[]] | readonly T[]): T;
  /** A factor around 1: doubling is as likely as halving. */
  spread(by: number): number;
  happens(chance: number): boolean;
};

const steps = 2 ** 32;

/** Mulberry32. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / steps;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high)),
    pick: <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)] as T,
    spread: (by) => Math.exp((next() + next() + next() - 1.5) * by * 2),
    happens: (chance) => next() < chance,
  };
}
