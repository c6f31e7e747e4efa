import { randomBytes, randomInt } from "node:crypto";
import { v7 } from "uuid";

/** Everything unguessable comes from here: the cryptographic source, or a test's own. */
export type Random = {
  bytes(length: number): Buffer;
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
};

export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  below: (limit) => randomInt(limit),
};

/** A UUIDv7: unique, and in the order of its time; of one moment, in the order in which this process made them. */
export function uuidAt(now: Date): string {
  const msecs = now.getTime();
  return v7({ msecs, seq: nextSequence(msecs) });
}

/** By moment, in milliseconds; the one used last is the last. */
const sequences = new Map<number, number>();
/** Acts of different times are written side by side: a late one, or many of the past, must not have the present begin anew. */
const momentsKept = 100;

/** Counts on from anywhere, so that an id does not tell how many there are. */
function nextSequence(msecs: number): number {
  const next = (sequences.get(msecs) ?? randomInt(2 ** 31)) + 1;
  sequences.delete(msecs);
  sequences.set(msecs, next);
  const [oldest] = sequences.keys();
  if (sequences.size > momentsKept && oldest !== undefined) sequences.delete(oldest);
  return next;
}

/** Below every UUIDv7 of a moment, above each of one before it. */
export function leastUuidAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/** The moment that a UUIDv7 is of. */
export function momentOfUuid(id: string): Date {
  return new Date(Number.parseInt(id.replace("-", "").slice(0, 12), 16));
}
