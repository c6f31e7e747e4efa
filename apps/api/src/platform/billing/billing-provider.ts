import type Stripe from "stripe";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { ownOrigin } from "../social/platform-addresses.ts";
import { billingClient } from "./billing-client.ts";
import type { BillingCredentials } from "./billing-config.ts";
import { verifiedEvent } from "./webhook-signature.ts";

/** What takes the companies' money, as the rest of the server sees it. */
export type BillingProvider = {
  /** Whether the sandbox stands in. */
  readonly isSandbox: boolean;
  client(): Promise<Stripe>;
  /** What came to the webhook, from its raw body. Undefined for what the provider has not signed within 300 seconds. */
  event(rawBody: Buffer, signature: string | undefined): Promise<Stripe.Event | undefined>;
};

/** What the sandbox is asked and signs with; it is no secret, and the sandbox does not exist in production. */
export const sandboxBilling: BillingCredentials = {
  secretKey: "sk_test_sandbox",
  webhookSecrets: ["whsec_sandbox"],
};

/** Where the sandbox answers below an origin. */
export const sandboxBillingPath = "/dev/stripe";

type ProviderSettings = Pick<Config, "billing" | "production" | "host" | "port">;

/** The real one by its keys, outside production the sandbox without; in production without keys there is none. */
export function billingProvider(config: ProviderSettings, clock: Clock): BillingProvider | undefined {
  const { credentials, apiUrl, answerMs } = config.billing;
  if (!credentials && config.production) return undefined;
  const { secretKey, webhookSecrets } = credentials ?? sandboxBilling;
  const sandboxUrl = credentials ? undefined : `${ownOrigin(config)}${sandboxBillingPath}`;
  let made: Promise<Stripe> | undefined;
  const client = () => {
    made ??= billingClient({ secretKey, apiUrl: apiUrl ?? sandboxUrl, answerMs });
    return made;
  };
  return {
    isSandbox: !credentials,
    client,
    event: async (rawBody, signature) =>
      verifiedEvent({
        stripe: await client(),
        rawBody,
        signature,
        secrets: webhookSecrets,
        now: clock.now(),
      }),
  };
}
