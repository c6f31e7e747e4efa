import { limits } from "@tomoru/contract/limits";
import { secondsAfter } from "../../platform/clock.ts";
import type { KeyedHash } from "../../platform/crypto/keyed-hash.ts";
import { bytesOfToken, bytesOfUuid, uuidLength, uuidOfBytes } from "../../platform/uuid-bytes.ts";

/** Whose session a token speaks for. Proven by the token's seal, but not yet looked up. */
export type AccessClaims = { readonly influencerId: string; readonly sessionId: string };

/** The same with the moment from which on the token is none. */
export type ProvenClaims = AccessClaims & { readonly expires: Date };

const expiryLength = 6;
const sealLength = 32;
const sealedLength = 2 * uuidLength + expiryLength;

/** influencer id | session id | expiry in unix seconds | seal. Nothing of it is stored: the session's row decides on every call. */
export function writeAccessToken(hash: KeyedHash, { now, ...claims }: AccessClaims & { now: Date }): string {
  const expiry = Buffer.alloc(expiryLength);
  expiry.writeUIntBE(unixSeconds(secondsAfter(now, limits.accessTokenSeconds)), 0, expiryLength);
  const sealed = Buffer.concat([bytesOfUuid(claims.influencerId), bytesOfUuid(claims.sessionId), expiry]);
  return Buffer.concat([sealed, Buffer.from(sealOf(hash, sealed), "base64url")]).toString("base64url");
}

/** Undefined for a token that is malformed, was not made here or has expired. */
export function readAccessToken(
  hash: KeyedHash,
  { token, now }: { token: string; now: Date },
): ProvenClaims | undefined {
  const bytes = bytesOfToken(token, sealedLength + sealLength);
  if (!bytes) return undefined;
  const sealed = bytes.subarray(0, sealedLength);
  if (!hash.matches(bytes.subarray(sealedLength).toString("base64url"), sealOf(hash, sealed)))
    return undefined;
  const expires = new Date(sealed.readUIntBE(2 * uuidLength, expiryLength) * 1000);
  if (expires <= now) return undefined;
  return {
    influencerId: uuidOfBytes(sealed.subarray(0, uuidLength)),
    sessionId: uuidOfBytes(sealed.subarray(uuidLength, 2 * uuidLength)),
    expires,
  };
}

function sealOf(hash: KeyedHash, sealed: Buffer): string {
  return hash.of("accessToken", sealed.toString("base64url"));
}

function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
