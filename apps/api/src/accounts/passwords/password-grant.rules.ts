import type { Actor } from "@tomoru/contract/endpoint";
import { mintOwnerId } from "../../platform/owner.ts";
import type { Random } from "../../platform/random.ts";
import { bytesOfToken, bytesOfUuid, uuidLength, uuidOfBytes } from "../../platform/uuid-bytes.ts";
import { type AccountKey, creatorsOwn } from "../account-key.rules.ts";

const secretLength = 32;

/** ids | 256 random bits. The ids only say where to look; the stored hash of the whole is the proof. */
export function newOtpId(random: Random, { actor, ownerId, accountId }: AccountKey): string {
  const ids = actor === "influencer" ? [ownerId] : [ownerId, accountId];
  return Buffer.concat([...ids.map(bytesOfUuid), random.bytes(secretLength)]).toString("base64url");
}

/** Which account an `otpId` may reset; undefined for a text that is none of this side. */
export function accountOfOtpId<A extends Actor>(actor: A, otpId: string): AccountKey<A> | undefined {
  const ids = (actor === "influencer" ? 1 : 2) * uuidLength;
  const bytes = bytesOfToken(otpId, ids + secretLength);
  if (!bytes) return undefined;
  const accountId = actor === "influencer" ? creatorsOwn : uuidOfBytes(bytes.subarray(uuidLength, ids));
  return { actor, ownerId: mintOwnerId<A>(uuidOfBytes(bytes.subarray(0, uuidLength))), accountId };
}
