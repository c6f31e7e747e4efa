import type { Endpoint } from "@tomoru/contract/endpoint";
import { IdempotentHeaders } from "@tomoru/contract/idempotency-key";
import { ApiFailure } from "./failure.ts";

type Asked = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** The keys of calls without an answer so far, by what the calls sent. */
const unanswered = new Map<string, string>();

/**
 * Sends a call that makes something with an `Idempotency-Key`. Repeated after a failure of the network or the server it has the same key and
 * makes nothing twice; once it is answered, the same call again is a new one.
 */
export async function underOnceKey<T>(
  { name, headers }: Pick<Endpoint, "name" | "headers">,
  { params, query, body }: Asked,
  send: (key: string | undefined) => Promise<T>,
): Promise<T> {
  if (headers !== IdempotentHeaders) return send(undefined);
  const what = JSON.stringify([name, params, query, body]);
  const key = unanswered.get(what) ?? crypto.randomUUID();
  unanswered.set(what, key);
  try {
    const answer = await send(key);
    unanswered.delete(what);
    return answer;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status < 500) unanswered.delete(what);
    throw failure;
  }
}
