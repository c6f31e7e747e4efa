import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA-256 under APP_SECRET, base64url: for what is compared and never shown again (codes, tokens, e-mails in logs). */
export type KeyedHash = {
  /** Every use has a name of its own, so that a hash made for one purpose fits no other. */
  of(use: string, ...parts: readonly string[]): string;
  /** In constant time. */
  matches(left: string, right: string): boolean;
};

export function keyedHash(secret: string): KeyedHash {
  return {
    of: (use, ...parts) =>
      createHmac("sha256", secret)
        .update(JSON.stringify([use, ...parts]))
        .digest("base64url"),
    matches(left, right) {
      const [a, b] = [Buffer.from(left), Buffer.from(right)];
      return a.length === b.length && timingSafeEqual(a, b);
    },
  };
}
