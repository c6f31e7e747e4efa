import type { Inquiry } from "@tomoru/contract/membership";
import type { KeyRing } from "../../platform/crypto/key-ring.ts";

export function sealInquiry(keys: KeyRing, { id, inquiry }: { id: string; inquiry: Inquiry }): string {
  const { subject, message } = inquiry;
  return keys.seal(JSON.stringify({ subject, message }), contextOf(id));
}

/** Throws when the text was changed or belongs to another row. */
export function openInquiry(keys: KeyRing, { id, sealed }: { id: string; sealed: string }): Inquiry {
  return JSON.parse(keys.open(sealed, contextOf(id)));
}

function contextOf(id: string): string {
  return `inquiries/${id}`;
}
