import type { WireSession } from "./wire-objects.ts";

/** The result of the card form: a reason for the page to show, or the address to go on to. */
export type CardOutcome = "unknownCard" | "refused" | "notPassed" | "asks" | { readonly backTo: string };

export function successUrl({ success_url, id }: WireSession): string {
  return (success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", id);
}
