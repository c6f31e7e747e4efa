import { firstLimits } from "@tomoru/contract/first-limits";
import { z } from "zod/mini";
import { draftKey, eraseDraft, keepDraft } from "./draft-storage.ts";

/** Beside these, whatever else the sign-up of a side asks for: what a sign-up, a reset or a change of e-mail has gathered so far. A phone may discard the tab while its owner reads the mail. */
const Draft = z.looseObject({
  email: z.optional(z.string()),
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

/** Empty after ten minutes, when its code is no longer good either. */
export function readDraft(now = Date.now()): Draft {
  return keptDraft(now)?.draft ?? {};
}

/** Begins a draft with what was just entered, in place of any other; its ten minutes start. */
export function startDraft(draft: Draft, now = Date.now()): void {
  keepDraft(draft, now + firstLimits.otpLifetimeSeconds * 1000);
}

/** Adds to a draft, whose ten minutes go on: asking for another code keeps a password no longer. Nothing where they are over. */
export function addToDraft(part: Draft, now = Date.now()): void {
  const kept = keptDraft(now);
  if (kept) keepDraft({ ...kept.draft, ...part }, kept.expiresAt);
}

function keptDraft(now: number): z.infer<typeof Kept> | undefined {
  try {
    const kept = z.parse(Kept, JSON.parse(sessionStorage.getItem(draftKey()) ?? "null"));
    if (now < kept.expiresAt) return kept;
    eraseDraft();
  } catch {
    // Nothing kept, or kept by another build.
  }
  return undefined;
}
