import type { WireSession } from "./wire-objects.ts";

/** What became of the form: why not, for the page, or where to go on. */
export type CardOutcome = "unknownCard" | "refused" | "notPassed" | "asks" | { readonly backTo: string };

export function successUrl({ success_url, id }: WireSession): string {
  return (success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", id);
}
