import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const Payload = z.object({
  algorithm: z.literal("HMAC-SHA256"),
  user_id: z.union([z.string().min(1).max(100), z.number().int().nonnegative().transform(String)]),
});

/**
 * Whom Meta speaks of where somebody takes their grant back or asks for deletion: `signature.payload`, both base64url, signed with
 * the app's secret. Undefined for what it has not signed.
 */
export function signedRequestOf(text: string, secret: string): { userId: string } | undefined {
  const [signature = "", payload = "", more] = text.split(".");
  if (signature === "" || payload === "" || more !== undefined) return undefined;
  const expected = createHmac("sha256", secret).update(payload).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const read = Payload.safeParse(jsonOf(payload));
  return read.success ? { userId: read.data.user_id } : undefined;
}

function jsonOf(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}
