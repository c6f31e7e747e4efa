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

/** A UUIDv7: unique, and in the order of its time. */
export function uuidAt(now: Date): string {
  return v7({ msecs: now.getTime() });
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
