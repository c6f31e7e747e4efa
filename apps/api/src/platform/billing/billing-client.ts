import type Stripe from "stripe";
import type { BillingConfig, BillingCredentials } from "./billing-config.ts";

type ClientParts = Pick<BillingCredentials, "secretKey"> & Omit<BillingConfig, "credentials">;

/** As for every other service that a request waits for. */
const usualAnswerMs = 10_000;
const retries = 2;

/**
 * The provider's own library, unchanged; imported with the first call, being larger than all else that a start loads. It
 * repeats a call that got no answer under the key of the first: a caller hands in a key that its act will have again too.
 */
export async function billingClient({ secretKey, apiUrl, answerMs }: ClientParts): Promise<Stripe> {
  const { default: Library } = await import("stripe");
  const timeout = answerMs ?? usualAnswerMs;
  const options = { maxNetworkRetries: retries, timeout, telemetry: false } as const;
  if (apiUrl === undefined) return new Library(secretKey, options);
  const { protocol, hostname, port, pathname } = new URL(apiUrl);
  return new Library(secretKey, {
    ...options,
    // A socket connects to an IPv6 address without its brackets.
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (protocol === "https:" ? 443 : 80) : Number(port),
    protocol: protocol === "https:" ? "https" : "http",
    httpClient: below(pathname, Library.createNodeHttpClient()),
  });
}

type HttpClient = NonNullable<Stripe.StripeConfig["httpClient"]>;

/** The library takes a host and no path: the path of STRIPE_API_URL is put in front of each call's. */
function below(pathname: string, client: HttpClient): HttpClient {
  const prefix = pathname.replace(/\/$/, "");
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (host, port, path, ...rest) => client.makeRequest(host, port, `${prefix}${path}`, ...rest),
  };
}
