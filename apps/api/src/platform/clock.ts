/** The time as the process sees it; tests move it. Everything stored is UTC. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

/** Whole seconds from one moment until another, at least 1: the value of Retry-After. */
export function secondsUntil({ from, until }: { from: Date; until: Date }): number {
  return Math.max(1, Math.ceil((until.getTime() - from.getTime()) / 1000));
}
