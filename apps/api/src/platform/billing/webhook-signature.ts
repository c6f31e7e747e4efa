import type Stripe from "stripe";

type Delivery = {
  readonly stripe: Stripe;
  readonly rawBody: Buffer;
  readonly signature: string | undefined;
  /** Any of them may have signed: one replaces the other while both are good. */
  readonly secrets: readonly string[];
  readonly now: Date;
};

const toleranceSeconds = 300;

/** Verified by the library. Undefined for a body that none of the secrets has signed, or signed too long ago. */
export function verifiedEvent({
  stripe,
  rawBody,
  signature,
  secrets,
  now,
}: Delivery): Stripe.Event | undefined {
  if (signature === undefined) return undefined;
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(
        rawBody,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      );
    } catch (error) {
      if (!(error instanceof stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  return undefined;
}
