import type { Actor } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import { secondsAfter } from "../../platform/clock.ts";
import type { KeyedHash } from "../../platform/crypto/keyed-hash.ts";
import type { Random } from "../../platform/random.ts";
import { bytesOfToken } from "../../platform/uuid-bytes.ts";
import { sideOf } from "../side.rules.ts";
import { bytesOfIds, idsIn, idsLength, type TokenIds } from "./token-ids.rules.ts";

const secretLength = 32;
const sealLength = 32;

/** `isSealed` says that the token was made here, without a look at anything stored. */
export type ReadToken = TokenIds & { readonly isSealed: boolean };

type Made = TokenIds & { readonly actor: Actor; readonly random: Random };

/**
 * ids | 256 random bits | seal, which says whose side it is good for. The ids say where to look, and the stored hash of the whole is the
 * proof. Of a closed account nothing is stored any more: there the seal says that whoever asks once held its token.
 */
export function newRefreshToken(hash: KeyedHash, { actor, random, ...ids }: Made): string {
  const sealed = Buffer.concat([bytesOfIds(actor, ids), random.bytes(secretLength)]);
  const seal = Buffer.from(sealOf(hash, { actor, sealed }), "base64url");
  return Buffer.concat([sealed, seal]).toString("base64url");
}

/** Where to look for a token; undefined for a text that is none and for one whose seal is not ours or another side's. */
export function readRefreshToken(
  hash: KeyedHash,
  { actor, token }: { actor: Actor; token: string },
): ReadToken | undefined {
  const sealedLength = idsLength(actor) + secretLength;
  const bytes = bytesOfToken(token, sealedLength + sealLength);
  const sealed = bytes ? bytes.subarray(0, sealedLength) : unsealedOf(token, actor);
  if (!sealed) return undefined;
  const seal = bytes?.subarray(sealedLength).toString("base64url");
  if (seal !== undefined && !hash.matches(seal, sealOf(hash, { actor, sealed }))) return undefined;
  return { ...idsIn(actor, sealed), isSealed: bytes !== undefined };
}

/** Creators may still hold tokens without a seal, from before there was one; those live for thirty days from their last use. */
function unsealedOf(token: string, actor: Actor): Buffer | undefined {
  return actor === "influencer" ? bytesOfToken(token, idsLength(actor) + secretLength) : undefined;
}

function sealOf(hash: KeyedHash, { actor, sealed }: { actor: Actor; sealed: Buffer }): string {
  return hash.of("refreshTokenSeal", ...sideOf(actor), sealed.toString("base64url"));
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
