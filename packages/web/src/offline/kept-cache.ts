import { useEffect, useState } from "react";
import {
  type Middleware,
  type ScopedMutator,
  type SWRConfiguration,
  unstable_serialize,
  useSWRConfig,
} from "swr";
import { type SWRInfiniteKeyLoader, unstable_serialize as serializeList } from "swr/infinite";
import type { Fallback } from "../api/document-answers.ts";
import { currentUser } from "../session/session.store.ts";
import { noteOutcome } from "./connection.store.ts";
import { keepReads, keptReads } from "./kept-reads.ts";
import { forgetReads, noteRead, noteShown, readsSoFar, startReads } from "./reads.store.ts";

/** Milliseconds from an answer until it is kept: several that come together are written once. */
const writeAfter = 300;

export function openCache({ owner, fallback }: { owner: string | undefined; fallback: Fallback }) {
  const kept = (owner === undefined ? [] : keptReads(owner)).filter(({ key }) => !(key in fallback));
  const cache = new Map(kept.map(({ key, data }) => [key, { data }]));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = () => {
    const user = currentUser();
    const reads = readsSoFar().map((read) => ({ ...read, data: cache.get(read.key)?.data }));
    if (user) keepReads({ owner: user.email, reads });
  };
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, writeAfter);
  };

  const config: SWRConfiguration = {
    fallback,
    provider: () => cache,
    use: [noteKeys],
    onSuccess: (_data, key) => {
      noteOutcome();
      noteRead(key);
      keepSoon();
    },
    onError: noteOutcome,
  };

  /** Starts keeping; a phone may drop a hidden page without notice. The returned function ends it. */
  const startKeeping = () => {
    startReads(kept);
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      clearTimeout(timer);
      forgetReads();
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
    };
  };

  /** Writes the answers to where later changes look for them. The bars are rendered before the page, so newer answers may be there. */
  const keepFallback = (mutate: ScopedMutator) => {
    for (const [key, data] of Object.entries(fallback)) {
      if (cache.get(key)?.data !== undefined) continue;
      void mutate(key, data, { revalidate: false });
      noteRead(key);
    }
    keepSoon();
  };

  return { config, startKeeping, keepFallback };
}

const noteKeys: Middleware = (useNext) =>
  function useNoted(key, fetcher, config) {
    const isList = typeof key === "function";
    const shown = isList ? serializeList(key as SWRInfiniteKeyLoader) : unstable_serialize(key);
    const name = nameIn(isList ? (key as SWRInfiniteKeyLoader)(0, null) : key);
    const { cache, fallback } = useSWRConfig();
    // The server has just read it.
    const isFresh = shown in fallback && cache.get(shown)?.data === undefined;
    // A list begins with all the pages that were kept of it.
    const [initialSize] = useState(() => (isList ? pagesIn(cache.get(shown)?.data) : 1));
    const options = {
      ...config,
      ...(isList && { initialSize }),
      ...(isFresh && { revalidateIfStale: false }),
    };
    const answer = useNext(key, fetcher, options);
    useEffect(() => (shown && name ? noteShown(shown, { name, isList }) : undefined), [shown, name, isList]);
    return answer;
  };

function nameIn(key: unknown): string | undefined {
  const first: unknown = Array.isArray(key) ? key[0] : undefined;
  return typeof first === "string" ? first : undefined;
}

function pagesIn(data: unknown): number {
  return Array.isArray(data) && data.length > 0 ? data.length : 1;
}
