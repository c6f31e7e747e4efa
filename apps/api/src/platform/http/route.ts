import type { SuccessCode } from "@tomoru/contract/codes";
import type { BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
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

/** `code` only where it differs from the endpoint's own success code. */
export type Answer<E> = (undefined extends ResultOf<E>
  ? { result?: ResultOf<E> }
  : { result: ResultOf<E> }) & {
  code?: SuccessCode;
};

export type Route = {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => Promise<{ result?: unknown; code?: SuccessCode }>;
};

/** Ties a use case to an endpoint of the contract; the compiler holds both to the same shapes. */
export function route<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Answer<E>>): Route {
  // The server parses a call by the endpoint's own schemas before it hands it over.
  return { endpoint, handle: handle as Route["handle"] };
}
