import type { KeyRing } from "../../platform/crypto/key-ring.ts";
import { openJson } from "../../platform/crypto/sealed-json.ts";

/** What a person writes when they leave, and how to reach them: personal, so it is kept as one ciphertext. */
export type WithdrawalDetails = {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly description: string;
};

export function sealDetails(
  keys: KeyRing,
  { id, details }: { id: string; details: WithdrawalDetails },
): string {
  return keys.seal(JSON.stringify(details), contextOf(id));
}

/** Throws when the text was changed or belongs to another row. */
export function openDetails(
  keys: KeyRing,
  { id, sealed }: { id: string; sealed: string },
): WithdrawalDetails {
  return openJson(keys, { sealed, context: contextOf(id) });
}

function contextOf(id: string): string {
  return `withdrawals/${id}`;
}
