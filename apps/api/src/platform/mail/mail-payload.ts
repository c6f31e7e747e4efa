import type { KeyRing } from "../crypto/key-ring.ts";
import { openJson } from "../crypto/sealed-json.ts";
import type { MailContent } from "./mail-kind.ts";

/** Encrypted for one row: moved to another mail it does not open. */
export function sealMail(keys: KeyRing, { id, content }: { id: string; content: MailContent }): string {
  return keys.seal(JSON.stringify(content), contextOf(id));
}

/** Throws when its key is gone or the text was changed. */
export function openMail(keys: KeyRing, { id, payload }: { id: string; payload: string }): MailContent {
  return openJson(keys, { sealed: payload, context: contextOf(id) });
}

function contextOf(id: string): string {
  return `mails/${id}`;
}
