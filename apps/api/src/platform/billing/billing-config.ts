import { z } from "zod";

export type BillingCredentials = {
  readonly secretKey: string;
  /** Signing secrets of the webhook: more than one while another takes its place. */
  readonly webhookSecrets: readonly string[];
};
export type BillingConfig = {
  /** Undefined: the sandbox stands in, and in production nothing can be paid for. */
  readonly credentials: BillingCredentials | undefined;
  /** In place of the provider's own address; a path of it stands in front of every call's. */
  readonly apiUrl: string | undefined;
  /** Milliseconds until a silent call is made again, in place of the usual ones. */
  readonly answerMs?: number | undefined;
};

const mostSecrets = 2;

function secretsIn(value: string): string[] {
  return value.split(",").map((secret) => secret.trim());
}

/** The provider's variables, as part of the environment's schema. */
export const billingVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRETS: z
    .string()
    .refine((value) => {
      const secrets = secretsIn(value);
      return secrets.length <= mostSecrets && secrets.every((secret) => /^whsec_\w+$/.test(secret));
    })
    .optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => !/[?#]/.test(value))
    .optional(),
} as const;

export type BillingVariable = keyof typeof billingVariables;
type BillingEnvironment = { readonly [V in BillingVariable]?: string | undefined };

/** `onMissing` is told the variable that a key without secrets, or the other way round, lacks. */
export function billingConfigOf(
  env: BillingEnvironment,
  onMissing: (variable: BillingVariable) => void,
): BillingConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRETS: secrets, STRIPE_API_URL: url } = env;
  if (secretKey !== undefined && secrets === undefined) onMissing("STRIPE_WEBHOOK_SECRETS");
  if (secretKey === undefined && secrets !== undefined) onMissing("STRIPE_SECRET_KEY");
  const hasBoth = secretKey !== undefined && secrets !== undefined;
  return {
    credentials: hasBoth ? { secretKey, webhookSecrets: secretsIn(secrets) } : undefined,
    apiUrl: url?.replace(/\/$/, ""),
  };
}
