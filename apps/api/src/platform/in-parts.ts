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

/** How work that nobody waits for gives way: for each millisecond that it took it rests `share` of one, and `mostMs` at a time. */
export type Rest = { readonly share: number; readonly mostMs: number };

/** Between two pieces of such work, of which the last one took so long. */
export function restAfter(tookMs: number, { share, mostMs }: Rest): Promise<void> {
  return pause(Math.min(Math.ceil(tookMs * share), mostMs));
}

/** As `inParts`, with such a rest between two parts: whoever calls meanwhile finds the process and the database free for part of the time. */
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

/** One after the other, with such a turn after so many. */
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
