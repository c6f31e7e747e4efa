import type { Inquiry, OpenInquiry } from "@tomoru/contract/influencer/membership";
import type { KeyRing } from "../../platform/crypto/key-ring.ts";
import { openJson } from "../../platform/crypto/sealed-json.ts";

export function sealInquiry(keys: KeyRing, { id, inquiry }: { id: string; inquiry: Inquiry }): string {
  const { subject, message } = inquiry;
  return keys.seal(JSON.stringify({ subject, message }), contextOf(id));
}

/** Throws when the text was changed or belongs to another row. */
export function openInquiry(keys: KeyRing, { id, sealed }: { id: string; sealed: string }): Inquiry {
  return openJson(keys, { sealed, context: contextOf(id) });
}

function contextOf(id: string): string {
  return `inquiries/${id}`;
}

export function sealOpenInquiry(
  keys: KeyRing,
  { id, inquiry }: { id: string; inquiry: OpenInquiry },
): string {
  const { name, email, subject, message } = inquiry;
  return keys.seal(JSON.stringify({ name, email, subject, message }), openContextOf(id));
}

/** As `openInquiry`, for an inquiry of somebody who was not signed in. */
export function openOpenInquiry(keys: KeyRing, { id, sealed }: { id: string; sealed: string }): OpenInquiry {
  return openJson(keys, { sealed, context: openContextOf(id) });
}

function openContextOf(id: string): string {
  return `open_inquiries/${id}`;
}
