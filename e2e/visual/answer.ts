import { codeOf, codes, type FailureName } from "@tomoru/contract/codes";
import type { Endpoint, ResultOf } from "@tomoru/contract/endpoint";
import { Failure, successOf } from "@tomoru/contract/envelope";

/** A status with its envelope, or pending for the whole scene. */
export type Answer =
  | { endpoint: Endpoint; status: number; body: object }
  | { endpoint: Endpoint; held: true };

/** Parsed by the contract's schema, so that a scene cannot show what the API cannot answer. */
export function answer<const E extends Endpoint>(endpoint: E, result?: ResultOf<E>): Answer {
  const said = endpoint.flat ? Object.assign({ success: true }, result) : { success: true, result };
  return { endpoint, status: 200, body: successOf(endpoint).parse(said) };
}

/** With a field: what of it is refused, such as `plan` of `noAccess`. */
export function refusal(endpoint: Endpoint, name: FailureName, field?: string): Answer {
  const code = codeOf(name);
  const body = Failure.parse({
    success: false,
    subStatusCode: code,
    message: String(code),
    ...(field && { errors: [{ field, subStatusCode: code, message: String(code) }] }),
    requestId: "scene",
  });
  return { endpoint, status: codes[code].statuses[0], body };
}

export function held(endpoint: Endpoint): Answer {
  return { endpoint, held: true };
}
