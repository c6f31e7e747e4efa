import { bytesOfToken, bytesOfUuid, uuidLength, uuidOfBytes } from "../../platform/uuid-bytes.ts";

/**
 * Where a page ends: the moment in microseconds, as the database keeps it, and the id that orders offers of one moment.
 * Milliseconds would not do: rows between two of them would be repeated or skipped.
 */
export type OfferCursor = { readonly createdMicros: bigint; readonly id: string };

const microsLength = 8;
/** The end of the year 9999: what both a Date and the database can hold. */
const lastMicros = 253_402_300_799_999_999n;

export function writeCursor({ createdMicros, id }: OfferCursor): string {
  const micros = Buffer.alloc(microsLength);
  micros.writeBigInt64BE(createdMicros);
  return Buffer.concat([micros, bytesOfUuid(id)]).toString("base64url");
}

/** Undefined for anything that `writeCursor` has not written. */
export function readCursor(text: string): OfferCursor | undefined {
  const bytes = bytesOfToken(text, microsLength + uuidLength);
  const createdMicros = bytes?.readBigInt64BE();
  if (!bytes || createdMicros === undefined || createdMicros < 0n || createdMicros > lastMicros)
    return undefined;
  return { createdMicros, id: uuidOfBytes(bytes.subarray(microsLength)) };
}

/** As the database reads it, to the microsecond: a JavaScript Date would cut it at the millisecond. */
export function momentOf({ createdMicros }: OfferCursor): string {
  const second = new Date(Number(createdMicros / 1_000_000n) * 1000).toISOString().slice(0, 19);
  return `${second}.${String(createdMicros % 1_000_000n).padStart(6, "0")}Z`;
}
