import type { Endpoint, ResultOf } from "@tomoru/contract/endpoint";
import { fetching } from "@tomoru/contract/first-limits";
import useSWR, { type SWRConfiguration, useSWRConfig } from "swr";
import { call } from "./call.ts";
import type { InputOf } from "./exchange.ts";
import { type CallFailure, isTransient } from "./failure.ts";

export type Resource = keyof typeof fetching.retries;

/** SWR's own defaults, stated because docs/product/site.md states them. */
export const fetchingConfig: SWRConfiguration = {
  dedupingInterval: fetching.dedupeMs,
  focusThrottleInterval: fetching.focusThrottleMs,
  errorRetryInterval: fetching.errorRetryMs,
  loadingTimeout: fetching.slowLoadingMs,
  shouldRetryOnError: isTransient,
};

export type Key = readonly [name: string, params: unknown, query: unknown];

export function keyOf(endpoint: Endpoint, input: { params?: unknown; query?: unknown }): Key {
  return [endpoint.name, input.params ?? null, input.query ?? null];
}

type Asking<E> = {
  /** Null asks for nothing yet. */
  input: InputOf<E> | null;
  /** The resource whose retry count applies. */
  retryAs: Resource;
  /** Milliseconds after which it is asked for again, while the page is seen and online. */
  everyMs?: number;
  /** Its calls are counted: it is asked for once, and again by `reload` alone. */
  isCounted?: boolean;
};

const askedOnce: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

export function useEndpoint<const E extends Endpoint>(
  endpoint: E,
  { input, retryAs, everyMs = 0, isCounted = false }: Asking<E>,
) {
  const { data, error, mutate } = useSWR<ResultOf<E>, CallFailure>(
    input && keyOf(endpoint, input),
    () => (input ? call(endpoint, input) : Promise.reject(new Error("Nothing to ask for"))),
    {
      errorRetryCount: fetching.retries[retryAs],
      refreshInterval: everyMs,
      ...(isCounted && askedOnce),
    },
  );
  return { data, failure: error, reload: () => mutate() };
}

/** An earlier answer, as long as it is cached; asks for nothing. */
export function useKnown<const E extends Endpoint>(endpoint: E, input: InputOf<E>): ResultOf<E> | undefined {
  return useSWR<ResultOf<E>>(keyOf(endpoint, input), null).data;
}

export function useRefresh(): (...endpoints: Endpoint[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (...endpoints) => {
    const names: unknown[] = endpoints.map(({ name }) => name);
    return mutate((key) => Array.isArray(key) && names.includes(key[0]));
  };
}
