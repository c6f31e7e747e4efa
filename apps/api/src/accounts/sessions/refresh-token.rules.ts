import { limits } from "@tomoru/contract/limits";
import { secondsAfter } from "../../platform/clock.ts";
import type { KeyedHash } from "../../platform/crypto/keyed-hash.ts";
import type { Random } from "../../platform/random.ts";
import { bytesOfToken, bytesOfUuid, uuidLength, uuidOfBytes } from "../../platform/uuid-bytes.ts";

const secretLength = 32;
const sealLength = 32;
const sealedLength = 2 * uuidLength + secretLength;

export type RefreshClaims = { readonly influencerId: string; readonly sessionId: string };

/** `isSealed` says that the token was made here, without a look at anything stored. */
export type ReadToken = RefreshClaims & { readonly isSealed: boolean };

type Made = RefreshClaims & { readonly random: Random };

/**
 * influencer id | session id | 256 random bits | seal. The ids say where to look, and the stored hash of the whole is the
 * proof. Of a closed account nothing is stored any more: there the seal says that whoever asks once held its token.
 */
export function newRefreshToken(hash: KeyedHash, { random, influencerId, sessionId }: Made): string {
  const sealed = Buffer.concat([
    bytesOfUuid(influencerId),
    bytesOfUuid(sessionId),
    random.bytes(secretLength),
  ]);
  return Buffer.concat([sealed, Buffer.from(sealOf(hash, sealed), "base64url")]).toString("base64url");
}

/** Where to look for a token; undefined for a text that is none and for one whose seal is not ours. */
export function readRefreshToken(hash: KeyedHash, token: string): ReadToken | undefined {
  const bytes = bytesOfToken(token, sealedLength + sealLength);
  // Those of the version before have no seal, and live for thirty days yet.
  const sealed = bytes ? bytes.subarray(0, sealedLength) : bytesOfToken(token, sealedLength);
  if (!sealed) return undefined;
  if (bytes && !hash.matches(bytes.subarray(sealedLength).toString("base64url"), sealOf(hash, sealed))) {
    return undefined;
  }
  return {
    influencerId: uuidOfBytes(sealed.subarray(0, uuidLength)),
    sessionId: uuidOfBytes(sealed.subarray(uuidLength, 2 * uuidLength)),
    isSealed: bytes !== undefined,
  };
}

function sealOf(hash: KeyedHash, sealed: Buffer): string {
  return hash.of("refreshTokenSeal", sealed.toString("base64url"));
}

/** A refresh token as it is stored, with whether one of those that replaced it has itself been spent. */
export type StoredToken = {
  readonly expiresAt: Date;
  readonly spentAt: Date | null;
  /** Another token of its session was spent while this one was not: the session goes on without it. */
  readonly killedAt: Date | null;
  readonly successorSpent: boolean;
};

export type Judgement = "spend" | "forgive" | "theft" | "refuse";

/**
 * What a token that came back is worth (docs/product/accounts.md). Many tabs may send one token at once, so a spent one is
 * forgiven for 10 s while it is the immediate predecessor; any later, two parties hold it and the session must end. What
 * the forgiven are given forks: of those tokens the first that is used kills the others, and one that still comes is
 * held by somebody who does not share the first one's browser.
 */
export function judge(token: StoredToken | undefined, now: Date): Judgement {
  if (!token || token.expiresAt <= now) return "refuse";
  if (token.killedAt) return "theft";
  if (!token.spentAt) return "spend";
  const forgivenUntil = secondsAfter(token.spentAt, limits.refreshForgivenessSeconds);
  return now <= forgivenUntil && !token.successorSpent ? "forgive" : "theft";
}
