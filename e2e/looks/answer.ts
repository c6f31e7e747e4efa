import { codes, type FailureCode } from "@tomoru/contract/codes";
import type { Endpoint, ResultOf } from "@tomoru/contract/endpoint";
import { Failure, successOf } from "@tomoru/contract/envelope";

/** What the API says in a scene: a status with its envelope, or nothing for as long as the scene lasts. */
export type Answer =
  | { endpoint: Endpoint; status: number; body: object }
  | { endpoint: Endpoint; held: true };

/** A success. The contract's own schema reads it first, so that a scene cannot show what the API cannot say. */
export function answer<const E extends Endpoint>(endpoint: E, result?: ResultOf<E>): Answer {
  const said = endpoint.flat ? Object.assign({ success: true }, result) : { success: true, result };
  return { endpoint, status: 200, body: successOf(endpoint).parse(said) };
}

/** A refusal with the code's usual status. */
export function refusal(endpoint: Endpoint, code: FailureCode): Answer {
  const body = Failure.parse({
    success: false,
    subStatusCode: code,
    message: String(code),
    requestId: "scene",
  });
  return { endpoint, status: codes[code].statuses[0], body };
}

/** An answer that is still on its way. */
export function held(endpoint: Endpoint): Answer {
  return { endpoint, held: true };
}
