import type { Clock } from "../platform/clock.ts";

/** A clock that stands still until a test moves it. */
export type FakeClock = Clock & { advance(seconds: number): void; set(moment: string): void };

export const startOfTests = "2026-11-15T03:00:00.000Z";

export function fakeClock(start = startOfTests): FakeClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance(seconds) {
      now += seconds * 1000;
    },
    set(moment) {
      now = Date.parse(moment);
    },
  };
}
