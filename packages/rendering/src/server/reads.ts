import { resultOf, urlOf } from "@tomoru/web/api/exchange.ts";
import { type Key, keyOf } from "@tomoru/web/api/use-endpoint.ts";
import { unstable_serialize } from "swr";
import { unstable_serialize as serializeList } from "swr/infinite";
import type { FirstRead, Params, SitePages } from "../site-pages.ts";

/** What a page shows first and whose it is; nothing where the server renders it without answers. */
export function readsOf({ pages, layout }: SitePages, page: string, params: Params): FirstRead[] {
  const own = pages[page]?.read?.(params);
  return own && layout ? [own, layout.read] : [];
}

export function addressOf({ endpoint, params, query }: FirstRead): string {
  return urlOf(endpoint, { params, query });
}

/** The answers as SWR takes them for a `fallback`. Throws an ApiFailure where one is not what the contract says. */
export function fallbackOf(reads: readonly FirstRead[], answers: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    reads.flatMap((read, index) =>
      entriesOf(read, resultOf(read.endpoint, JSON.parse(answers[index] ?? "null"))),
    ),
  );
}

export function keyOfRead(read: FirstRead): string {
  return unstable_serialize(keyPartsOf(read));
}

function entriesOf(read: FirstRead, result: unknown): [string, unknown][] {
  const own: [string, unknown] = [keyOfRead(read), result];
  return read.isList ? [own, [serializeList(() => keyPartsOf(read)), [result]]] : [own];
}

function keyPartsOf({ endpoint, params, query }: FirstRead): Key {
  return keyOf(endpoint, { ...(params && { params }), ...(query && { query }) });
}
