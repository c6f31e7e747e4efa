import type { Actor } from "@tomoru/contract/endpoint";
import type { KeyedHash } from "../../platform/crypto/keyed-hash.ts";
import { type ProvenClaims, readAccessToken } from "./access-token.rules.ts";

/** Tokens, each some 300 bytes: more than the people who call one copy within a quarter of an hour. */
const most = 10_000;

/**
 * `readAccessToken` with a memory: a seal is computed once a token and not once a call. Only the proof is remembered;
 * whether the session lives is looked up each time.
 */
export function provenTokens(
  hash: KeyedHash,
  actor: Actor,
): (asked: { token: string; now: Date }) => ProvenClaims | undefined {
  const proven = new Map<string, ProvenClaims>();
  return ({ token, now }) => {
    const known = proven.get(token);
    if (known && now < known.expires) return known;
    proven.delete(token);
    const claims = readAccessToken(hash, { actor, token, now });
    if (claims) {
      if (proven.size >= most) forgetOldest(proven);
      proven.set(token, claims);
    }
    return claims;
  };
}

function forgetOldest(proven: Map<string, ProvenClaims>): void {
  for (const oldest of proven.keys()) {
    proven.delete(oldest);
    return;
  }
}
