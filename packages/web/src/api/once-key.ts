import type { Endpoint } from "@tomoru/contract/endpoint";
import { IdempotentHeaders } from "@tomoru/contract/idempotency-key";
import { ApiFailure } from "./failure.ts";

type Asked = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** Of calls that nobody has answered: what they asked for, and the key that it went under. */
const unanswered = new Map<string, string>();

/**
 * A call that makes something goes under an `Idempotency-Key`. Sent again because the network or the server broke off, it has the same one
 * and makes nothing twice; once it is answered, the same words are a wish of their own.
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
