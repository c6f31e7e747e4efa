import { billingCatalogue } from "../features/billing/plan/catalogue.rules.ts";
import { billingClient } from "../platform/billing/billing-client.ts";
import { makeCatalogue } from "../platform/billing/make-catalogue.ts";
import { systemClock } from "../platform/clock.ts";
import { japanDay } from "../platform/japan-time.ts";
import { StartFault } from "../platform/start-fault.ts";
import type { Command } from "./command.ts";

/** `npm run stripe:setup`: makes our products, prices and tax rate in the account of STRIPE_SECRET_KEY; what is there stays. */
export const setUpStripe: Command = async ({ config: { billing } }) => {
  const { credentials, apiUrl } = billing;
  if (!credentials) {
    throw new StartFault(
      "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRETS: the sandbox has its prices by itself.",
    );
  }
  const stripe = await billingClient({ secretKey: credentials.secretKey, apiUrl });
  try {
    return await makeCatalogue(stripe, billingCatalogue(japanDay(systemClock.now())));
  } catch (error) {
    if (error instanceof stripe.errors.StripeError) throw new StartFault(`Stripe says: ${error.message}`);
    throw error;
  }
};
