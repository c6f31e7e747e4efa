import type Stripe from "stripe";
import type { Deps } from "../../../deps.ts";
import { providerFaultOf } from "../../../platform/billing/provider-faults.ts";
import { Refusal, refuseAccess } from "../../../platform/refusal.ts";

/** Refused where nothing can be paid for: in production without keys. */
export async function providerOf({ billing }: Pick<Deps, "billing">): Promise<Stripe> {
  if (!billing) throw refuseAccess("provider");
  return billing.client();
}

/** What a failed call is told as; anything that is no failure of the provider's stays what it is. */
export function refusalOfProvider({ log }: Pick<Deps, "log">, error: unknown): unknown {
  const fault = providerFaultOf(error);
  if (!fault) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if (fault === "refused") return new Refusal("paymentProviderRefused");
  log.warn({ fault, reason }, "a call to the payment provider failed");
  return new Refusal("paymentProviderFailed");
}

/** A call whose failure is the caller's answer. */
export async function askProvider<T>(
  deps: Pick<Deps, "billing" | "log">,
  call: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  const stripe = await providerOf(deps);
  try {
    return await call(stripe);
  } catch (error) {
    throw refusalOfProvider(deps, error);
  }
}
