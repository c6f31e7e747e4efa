/**
 * How a call to the provider failed. `silent`: no answer, so nobody knows whether it was done; `broken`: an answer that says
 * nothing of it; `refused`: by the card; `spent`: its key was good for another call; `rejected`: what it is about is not so.
 */
export type ProviderFault = "silent" | "broken" | "refused" | "spent" | "rejected";

const faults: Readonly<Record<string, ProviderFault>> = {
  StripeConnectionError: "silent",
  StripeAPIError: "broken",
  StripeRateLimitError: "broken",
  StripeAuthenticationError: "broken",
  StripePermissionError: "broken",
  StripeCardError: "refused",
  StripeIdempotencyError: "spent",
  StripeInvalidRequestError: "rejected",
};

/** By the name that the library gives its errors; undefined for what is none of them. */
export function providerFaultOf(error: unknown): ProviderFault | undefined {
  if (!(error instanceof Error) || !("type" in error) || typeof error.type !== "string") return undefined;
  return faults[error.type];
}
