import { setTimeout as pause } from "node:timers/promises";

/** How many calls a race is run with; the test app spreads them over its two copies. */
export const crowd = 64;

/** Runs the same work many times at once; `nth` counts from 0. */
export function atOnce<T>(work: (nth: number) => Promise<T>, times = crowd): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, nth) => work(nth)));
}

/** Milliseconds. Asking without a pause would take the processor from the hash that is waited for. */
const againMs = 20;

/** A busy machine may turn a comparison of passwords away (503). That is no verdict, so it is asked for again. */
export async function untilAnswered<T extends { status: number }>(
  call: () => Promise<T>,
  isTurnedAway = ({ status }: T) => status === 503,
): Promise<T> {
  const answer = await call();
  if (!isTurnedAway(answer)) return answer;
  await pause(againMs);
  return untilAnswered(call, isTurnedAway);
}
