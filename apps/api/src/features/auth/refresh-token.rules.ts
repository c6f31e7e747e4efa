import { limits } from "@tomoru/contract/limits";
import { secondsAfter } from "../../platform/clock.ts";
import type { Random } from "../../platform/random.ts";
import { bytesOfToken, bytesOfUuid, uuidLength, uuidOfBytes } from "../../platform/uuid-bytes.ts";

const secretLength = 32;

export type RefreshClaims = { readonly influencerId: string; readonly sessionId: string };

/** influencer id | session id | 256 random bits. The ids only say where to look; the stored hash of the whole is the proof. */
export function newRefreshToken(random: Random, { influencerId, sessionId }: RefreshClaims): string {
  const parts = [bytesOfUuid(influencerId), bytesOfUuid(sessionId), random.bytes(secretLength)];
  return Buffer.concat(parts).toString("base64url");
}

/** Where to look for a token; undefined for a text that is none. */
export function readRefreshToken(token: string): RefreshClaims | undefined {
  const bytes = bytesOfToken(token, 2 * uuidLength + secretLength);
  if (!bytes) return undefined;
  return {
    influencerId: uuidOfBytes(bytes.subarray(0, uuidLength)),
    sessionId: uuidOfBytes(bytes.subarray(uuidLength, 2 * uuidLength)),
  };
}

/** A refresh token as it is stored, with whether one of those that replaced it has itself been spent. */
export type StoredToken = {
  readonly expiresAt: Date;
  readonly spentAt: Date | null;
  readonly successorSpent: boolean;
};

export type Judgement = "spend" | "forgive" | "theft" | "refuse";

/**
 * What a token that came back is worth (security.md, Tokens). Many tabs may send one token at once, so a spent one is
 * forgiven for 10 s while it is the immediate predecessor; any later, two parties hold it and the session must end.
 */
export function judge(token: StoredToken | undefined, now: Date): Judgement {
  if (!token || token.expiresAt <= now) return "refuse";
  if (!token.spentAt) return "spend";
  const forgivenUntil = secondsAfter(token.spentAt, limits.refreshForgivenessSeconds);
  return now <= forgivenUntil && !token.successorSpent ? "forgive" : "theft";
}
