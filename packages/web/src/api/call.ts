import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import type { Endpoint, ResultOf, StreamEndpoint } from "@tomoru/contract/endpoint";
import { endSession, isSignedIn } from "../session/session.store.ts";
import { readTokens } from "../session/tokens.ts";
import { site } from "../site/site.ts";
import { type ByteStream, exchange, type InputOf, receive } from "./exchange.ts";
import { ApiFailure } from "./failure.ts";
import { underOnceKey } from "./once-key.ts";
import { renewSession, takeNewSession } from "./renew-session.ts";

/**
 * A 401 renews the session and tries once more; a closed account, and a session that is over, end it. What makes something is sent under a key,
 * so that it is made once. Rejects with ApiFailure or NetworkFailure.
 */
export async function call<const E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ResultOf<E>> {
  return underOnceKey(endpoint, input, (idempotencyKey) => {
    const ask = (token: string | null) => exchange(endpoint, input, token, idempotencyKey);
    const isVisit = endpoint.access === "visitor" && !isSignedIn();
    if (isVisit || (endpoint.access !== "visitor" && endpoint.access !== site().side)) return ask(null);
    return withSession(ask);
  });
}

/** For a call that ends every session, this one too, and answers the tokens of a new one, which replace the old. */
export function callForSession<T extends TokenPair>(ask: (accessToken: string) => Promise<T>): Promise<T> {
  return endedByRefusal(() =>
    takeNewSession<T>(({ renew, keepAnswer }) =>
      askSignedIn((accessToken) => keepAnswer(() => ask(accessToken)), renew),
    ),
  );
}

/** For a call answered by a stream: its body as it arrives, until the signal ends it. */
export function openStream(endpoint: StreamEndpoint, signal: AbortSignal): Promise<ByteStream> {
  return withSession((accessToken) => receive(endpoint, { signal, accessToken }));
}

function withSession<T>(ask: (accessToken: string) => Promise<T>): Promise<T> {
  return endedByRefusal(() => askSignedIn(ask, renewSession));
}

async function endedByRefusal<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (failure) {
    if (isClosedAccount(failure)) endSession(failure.refusal);
    throw failure;
  }
}

async function askSignedIn<T>(
  ask: (accessToken: string) => Promise<T>,
  renew: typeof renewSession,
): Promise<T> {
  const token = readTokens().accessToken ?? (await renew(null));
  try {
    return await ask(token);
  } catch (failure) {
    if (!(failure instanceof ApiFailure && failure.status === 401)) throw failure;
    return ask(await renew(token));
  }
}

function isClosedAccount(failure: unknown): failure is ApiFailure {
  return (
    failure instanceof ApiFailure &&
    (failure.refusal === "userDeleted" || failure.refusal === "userSuspended")
  );
}
