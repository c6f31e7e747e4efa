import type { OwnerId } from "../../platform/owner.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import type { Random } from "../../platform/random.ts";
import { bytesOfToken, bytesOfUuid, uuidLength, uuidOfBytes } from "../../platform/uuid-bytes.ts";

const secretLength = 32;

/** influencer id | 256 random bits. The id only says where to look; the stored hash of the whole is the proof. */
export function newOtpId(random: Random, ownerId: OwnerId): string {
  return Buffer.concat([bytesOfUuid(ownerId), random.bytes(secretLength)]).toString("base64url");
}

/** Whose account an `otpId` may reset; undefined for a text that is none. */
export function ownerOfOtpId(otpId: string): OwnerId | undefined {
  const bytes = bytesOfToken(otpId, uuidLength + secretLength);
  return bytes && mintOwnerId(uuidOfBytes(bytes.subarray(0, uuidLength)));
}
