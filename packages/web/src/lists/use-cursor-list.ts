import type { Endpoint, QueryInputOf, ResultOf } from "@tomoru/contract/endpoint";
import { fetching } from "@tomoru/contract/first-limits";
import useSWRInfinite from "swr/infinite";
import { call } from "../api/call.ts";
import type { InputOf } from "../api/exchange.ts";
import type { CallFailure } from "../api/failure.ts";
import { useDeferredAnswer } from "../api/use-deferred-answer.ts";
import { type Key, keyOf, type Resource } from "../api/use-endpoint.ts";
import type { PagedList } from "./load-more.tsx";

type Page<Doc> = { docs: readonly Doc[]; nextCursor: string | null };
type Asking<E> = {
  /** For a list below something else in the path, such as the messages of a deal. */
  params?: unknown;
  query: Omit<NonNullable<QueryInputOf<E>>, "cursor">;
  retryAs: Resource;
};

/** A list that comes page by page, each from where the one before ended; `docs` is undefined until the first is here. */
export function useCursorList<Doc, const E extends Endpoint>(
  endpoint: E & (ResultOf<E> extends Page<Doc> ? unknown : never),
  { params, query, retryAs }: Asking<E>,
): PagedList & { docs: readonly Doc[] | undefined; failure: CallFailure | undefined } {
  const keyOfPage = (_index: number, previous: Page<Doc> | null): Key | null => {
    if (!previous) return keyOf(endpoint, { params, query });
    return previous.nextCursor === null
      ? null
      : keyOf(endpoint, { params, query: { ...query, cursor: previous.nextCursor } });
  };
  const list = useSWRInfinite<Page<Doc>, CallFailure>(
    keyOfPage,
    // The key holds what the endpoint is to be asked with.
    ([, below, asked]: Key) =>
      call(endpoint, { ...(below !== null && { params: below }), query: asked } as InputOf<E>) as Promise<
        Page<Doc>
      >,
    { errorRetryCount: fetching.retries[retryAs], persistSize: true },
  );
  const { error, size, setSize, isValidating, mutate } = list;
  const pages = useDeferredAnswer(list.data);
  const count = pages?.length ?? 0;
  const hasMore = pages?.at(-1)?.nextCursor != null;
  const isLoadingMore = isValidating && count < size;
  return {
    docs: pages?.flatMap(({ docs }) => docs),
    hasMore,
    isLoadingMore,
    failure: error,
    loadMore: () => {
      if (hasMore && !isLoadingMore) void setSize(count + 1);
    },
    reload: () => void mutate(),
  };
}
