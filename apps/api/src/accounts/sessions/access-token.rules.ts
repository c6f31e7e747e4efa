import type { Actor } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import { secondsAfter } from "../../platform/clock.ts";
import type { KeyedHash } from "../../platform/crypto/keyed-hash.ts";
import { bytesOfToken } from "../../platform/uuid-bytes.ts";
import { sideOf } from "../side.rules.ts";
import { bytesOfIds, idsIn, idsLength, type TokenIds } from "./token-ids.rules.ts";

/** Whose session a token speaks for. Proven by the token's seal, but not yet looked up. */
export type AccessClaims = TokenIds;

/** The same with the moment from which on the token is none. */
export type ProvenClaims = AccessClaims & { readonly expires: Date };

const expiryLength = 6;
const sealLength = 32;

type Written = AccessClaims & { readonly actor: Actor; readonly now: Date };

/**
 * ids | expiry in unix seconds | seal, which says whose side it is good for. Nothing of it is stored: the
 * session's row decides on every call.
 */
export function writeAccessToken(hash: KeyedHash, { actor, now, ...ids }: Written): string {
  const expiry = Buffer.alloc(expiryLength);
  expiry.writeUIntBE(unixSeconds(secondsAfter(now, limits.accessTokenSeconds)), 0, expiryLength);
  const sealed = Buffer.concat([bytesOfIds(actor, ids), expiry]);
  const seal = Buffer.from(sealOf(hash, { actor, sealed }), "base64url");
  return Buffer.concat([sealed, seal]).toString("base64url");
}

/** Undefined for a token that is malformed, was not made here, is another side's or has expired. */
export function readAccessToken(
  hash: KeyedHash,
  { actor, token, now }: { actor: Actor; token: string; now: Date },
): ProvenClaims | undefined {
  const sealedLength = idsLength(actor) + expiryLength;
  const bytes = bytesOfToken(token, sealedLength + sealLength);
  if (!bytes) return undefined;
  const sealed = bytes.subarray(0, sealedLength);
  const seal = bytes.subarray(sealedLength).toString("base64url");
  if (!hash.matches(seal, sealOf(hash, { actor, sealed }))) return undefined;
  const expires = new Date(sealed.readUIntBE(idsLength(actor), expiryLength) * 1000);
  if (expires <= now) return undefined;
  return { ...idsIn(actor, sealed), expires };
}

function sealOf(hash: KeyedHash, { actor, sealed }: { actor: Actor; sealed: Buffer }): string {
  return hash.of("accessToken", ...sideOf(actor), sealed.toString("base64url"));
}

function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
