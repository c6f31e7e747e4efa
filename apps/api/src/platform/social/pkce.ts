import { createHash } from "node:crypto";
import type { Random } from "../random.ts";

const verifierBytes = 32;

/** RFC 7636: what is kept here until the code comes back. */
export function newCodeVerifier(random: Random): string {
  return random.bytes(verifierBytes).toString("base64url");
}

/** RFC 7636, S256: what the platform is told beforehand. */
export function codeChallengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
