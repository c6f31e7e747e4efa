import type { FieldFault } from "@tomoru/contract/faults";

/** What the code screen takes back to the sign-up form: entries that the server refused at the very end. */
export type SignUpReturn = { refused: readonly FieldFault[] };

export function refusedEntries(state: unknown): readonly FieldFault[] {
  if (typeof state !== "object" || state === null || !("refused" in state)) return [];
  return (state as SignUpReturn).refused;
}
