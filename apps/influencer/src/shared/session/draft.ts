import { limits } from "@tomoru/contract/limits";
import { z } from "zod/mini";

/** What a sign-up, a reset or a change of e-mail has gathered so far. A phone may discard the tab while its owner reads the mail. */
const Draft = z.object({
  email: z.optional(z.string()),
  /** The address that a signed-in person wants to change to. */
  newEmail: z.optional(z.string()),
  fullName: z.optional(z.string()),
  password: z.optional(z.string()),
  otp: z.optional(z.string()),
  otpId: z.optional(z.string()),
  paymentMethodId: z.optional(z.string()),
  /** When the next code may be asked for, in milliseconds since 1970. */
  resendAt: z.optional(z.number()),
});
export type Draft = z.infer<typeof Draft>;

const Kept = z.object({ draft: Draft, expiresAt: z.number() });
const key = "draft";

/** Empty after ten minutes, when its code is no longer good either. */
export function readDraft(now = Date.now()): Draft {
  try {
    const { draft, expiresAt } = z.parse(Kept, JSON.parse(sessionStorage.getItem(key) ?? "null"));
    if (now < expiresAt) return draft;
    eraseDraft();
  } catch {
    // Nothing kept, or kept by another build.
  }
  return {};
}

/** Adds to the draft; its ten minutes start again. */
export function writeDraft(part: Draft, now = Date.now()): void {
  const draft = { ...readDraft(now), ...part };
  const expiresAt = now + limits.otpLifetimeSeconds * 1000;
  sessionStorage.setItem(key, JSON.stringify({ draft, expiresAt }));
}

export function eraseDraft(): void {
  sessionStorage.removeItem(key);
}
