import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";

/**
 * A long list in parts of so many, with a turn for whoever waits between two of them: what opens, seals or writes thousands of rows
 * would hold up every call meanwhile.
 */
export async function* inParts<T>(all: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) {
    if (at > 0) await turn();
    yield all.slice(at, at + size);
  }
}

/** How background work gives way: after each piece it rests for `share` of the time that the piece took, `mostMs` at most. */
export type Rest = { readonly share: number; readonly mostMs: number };

/** Rests after a piece of work that took `tookMs`. */
export function restAfter(tookMs: number, { share, mostMs }: Rest): Promise<void> {
  return pause(Math.min(Math.ceil(tookMs * share), mostMs));
}

/** As `inParts`, with a rest between two parts: calls that come meanwhile find the process and the database free part of the time. */
export async function* inRestedParts<T>(
  all: readonly T[],
  { size, rest }: { size: number; rest: Rest },
): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) {
    const begun = performance.now();
    yield all.slice(at, at + size);
    if (at + size < all.length) await restAfter(performance.now() - begun, rest);
  }
}

/** One item after the other, with a turn of the event loop after each `size` of them. */
export async function* withTurns<T>(all: Iterable<T>, size: number): AsyncGenerator<T> {
  let given = 0;
  for (const one of all) {
    yield one;
    given += 1;
    if (given % size === 0) await turn();
  }
}

/** As `withTurns`, with a rest in place of each turn. */
export async function* withRests<T>(
  all: Iterable<T>,
  { size, rest }: { size: number; rest: Rest },
): AsyncGenerator<T> {
  let given = 0;
  let begun = performance.now();
  for (const one of all) {
    yield one;
    given += 1;
    if (given % size !== 0) continue;
    await restAfter(performance.now() - begun, rest);
    begun = performance.now();
  }
}
