import { setImmediate as turn } from "node:timers/promises";

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

/** One after the other, with such a turn after so many. */
export async function* withTurns<T>(all: Iterable<T>, size: number): AsyncGenerator<T> {
  let given = 0;
  for (const one of all) {
    yield one;
    given += 1;
    if (given % size === 0) await turn();
  }
}
