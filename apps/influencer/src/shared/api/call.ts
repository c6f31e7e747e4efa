import type { Endpoint, ResultOf } from "@tomoru/contract/endpoint";
import { endSession } from "../session/session.store.ts";
import { readTokens } from "../session/tokens.ts";
import { exchange, type InputOf } from "./exchange.ts";
import { ApiFailure } from "./failure.ts";
import { renewSession } from "./renew-session.ts";

/**
 * Calls an endpoint of the contract. A 401 renews the session and tries once more; a deleted or suspended
 * account, and a session that cannot be renewed, end it. Rejects with ApiFailure or NetworkFailure.
 */
export async function call<const E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ResultOf<E>> {
  if (endpoint.access !== "influencer") return exchange(endpoint, input, null);
  try {
    return await callSignedIn(endpoint, input);
  } catch (failure) {
    if (isClosedAccount(failure)) endSession(failure.code);
    throw failure;
  }
}

async function callSignedIn<const E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ResultOf<E>> {
  const token = readTokens().accessToken ?? (await renewSession(null));
  try {
    return await exchange(endpoint, input, token);
  } catch (failure) {
    if (!(failure instanceof ApiFailure && failure.status === 401)) throw failure;
    return exchange(endpoint, input, await renewSession(token));
  }
}

function isClosedAccount(failure: unknown): failure is ApiFailure {
  return failure instanceof ApiFailure && (failure.code === 1006 || failure.code === 1007);
}
