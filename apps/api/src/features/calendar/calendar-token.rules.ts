import type { KeyedHash } from "../../platform/crypto/keyed-hash.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { bytesOfToken, bytesOfUuid, uuidLength, uuidOfBytes } from "../../platform/uuid-bytes.ts";

type CreatorId = OwnerId<"influencer">;
const sealLength = 32;

/** What the address of a feed carries: whose it is, sealed with the serial that is in force. It grants reading the feed and nothing else. */
export function calendarToken(hash: KeyedHash, ownerId: CreatorId, serial: number): string {
  const seal = Buffer.from(hash.of("calendarFeed", ownerId, String(serial)), "base64url");
  return Buffer.concat([bytesOfUuid(ownerId), seal]).toString("base64url");
}

/** The creator whose feed the token claims to be; undefined for a malformed token. Its serial shows whether the claim is true. */
export function ownerClaimed(token: string): CreatorId | undefined {
  const bytes = bytesOfToken(token, uuidLength + sealLength);
  return bytes && mintOwnerId<"influencer">(uuidOfBytes(bytes.subarray(0, uuidLength)));
}
