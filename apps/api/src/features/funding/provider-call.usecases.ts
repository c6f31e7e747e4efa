import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import { providerFaultOf } from "../../platform/billing/provider-faults.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { customerFor } from "../billing/cards/cards.usecases.ts";

/** Nobody knows what became of a call: it is asked again in a while. */
export class Unanswered extends Error {}

/** The provider, and the company as its customer: it becomes one by its first payment. Undefined where nothing can be paid for. */
export async function payerAtProvider(
  deps: Deps,
  companyId: OwnerId<"company">,
): Promise<{ stripe: Stripe; customer: string } | undefined> {
  if (!deps.billing) return undefined;
  return { stripe: await deps.billing.client(), customer: await customerFor(deps, companyId) };
}

/** Throws `Unanswered` where the provider gives no useful answer, so that it is asked again later. */
export async function orUnanswered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const fault = providerFaultOf(error);
    if (fault === "silent" || fault === "broken") throw new Unanswered(String(error));
    throw error;
  }
}
