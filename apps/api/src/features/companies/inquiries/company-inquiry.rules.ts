import type { InquiryTopic } from "@tomoru/contract/company/company-inquiries";
import type { KeyRing } from "../../../platform/crypto/key-ring.ts";
import { openJson } from "../../../platform/crypto/sealed-json.ts";

/** Who wrote what; the topic and the date stand beside it, open. */
export type Written = {
  readonly fullName: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
};

export function sealWritten(keys: KeyRing, { id, written }: { id: string; written: Written }): string {
  const { fullName, email, subject, message } = written;
  return keys.seal(JSON.stringify({ fullName, email, subject, message }), contextOf(id));
}

/** Throws when the text was changed or belongs to another row. */
export function openWritten(keys: KeyRing, { id, sealed }: { id: string; sealed: string }): Written {
  return openJson(keys, { sealed, context: contextOf(id) });
}

function contextOf(id: string): string {
  return `company_inquiries/${id}`;
}

/** Some services are a number of times a month; all others are asked for as often as one likes. */
export function monthlyOf(topic: InquiryTopic): { kind: "consulting"; most: number } | undefined {
  return topic === "consulting" ? { kind: "consulting", most: 1 } : undefined;
}
