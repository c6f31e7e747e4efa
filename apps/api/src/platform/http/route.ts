import type { SuccessName } from "@tomoru/contract/codes";
import type {
  BodyOf,
  Endpoint,
  EventOf,
  HeadersOf,
  ParamsOf,
  QueryOf,
  ResultOf,
  StreamEndpoint,
} from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import type { Claim } from "../claim.ts";
import type { OwnerId } from "../owner.ts";

/** Who a signed-in call comes from. */
export type Caller = { readonly ownerId: OwnerId; readonly sessionId: string };

/** A request that passed its gate and its schemas. `caller` is there only where the endpoint's access is `influencer`. */
export type Call<E> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly headers: HeadersOf<E>;
  readonly body: BodyOf<E>;
  readonly caller: E extends { access: "influencer" } ? Caller : undefined;
  readonly locale: Locale;
  readonly ip: string;
};

/** The same where the call's own statements look whether its session lives: a claim, and no caller yet. */
export type ClaimedCall<E> = Omit<Call<E>, "caller"> & { readonly claim: Claim };

/** `success` only where it differs from the endpoint's own. */
export type Answer<E> = (undefined extends ResultOf<E>
  ? { result?: ResultOf<E> }
  : { result: ResultOf<E> }) & {
  success?: SuccessName;
};

export type CallRoute = {
  readonly endpoint: Endpoint;
  readonly handle: (
    call: Call<Endpoint> | ClaimedCall<Endpoint>,
  ) => Promise<{ result?: unknown; success?: SuccessName }>;
  /** Its handler takes a claim. */
  readonly takesClaim?: true;
};

/** A call that is answered by a stream: says what is so now, first when it opens and then whenever something changed. */
export type StreamRoute = {
  readonly endpoint: StreamEndpoint;
  readonly read: (caller: Caller) => Promise<{ name: string; data: unknown }>;
};

export type Route = CallRoute | StreamRoute;

/** Ties a use case to an endpoint of the contract; the compiler holds both to the same shapes. */
export function route<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Answer<E>>): Route {
  // The server parses a call by the endpoint's own schemas before it hands it over.
  return { endpoint, handle: handle as CallRoute["handle"] };
}

/** The same for a busy call whose statements carry the check of the session (docs/decisions/0022). */
export function claimedRoute<E extends Endpoint & { access: "influencer" }>(
  endpoint: E,
  handle: (call: ClaimedCall<E>) => Promise<Answer<E>>,
): Route {
  return { endpoint, handle: handle as CallRoute["handle"], takesClaim: true };
}

/** The same for a stream. */
export function streamRoute<E extends StreamEndpoint>(
  endpoint: E,
  read: (caller: Caller) => Promise<EventOf<E>>,
): Route {
  return { endpoint, read };
}
