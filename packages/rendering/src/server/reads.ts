import { resultOf, urlOf } from "@tomoru/web/api/exchange.ts";
import { type Key, keyOf } from "@tomoru/web/api/use-endpoint.ts";
import { unstable_serialize } from "swr";
import { unstable_serialize as serializeList } from "swr/infinite";
import type { FirstRead, Params, SitePages } from "../site-pages.ts";
import type { Answer } from "./server-module.ts";

type Asked = { page: string; params: Params; search: string };

/** What a page shows first and whose it is; nothing where the server renders it without answers, or its address names nothing. */
export function readsOf({ pages, layout }: SitePages, { page, params, search }: Asked): FirstRead[] {
  const { reads, readsQuery } = pages[page] ?? {};
  if (!reads || !layout || (search !== "" && !readsQuery)) return [];
  if (Object.values(params).includes("")) return [];
  return [...reads(params, new URLSearchParams(search)), layout.read];
}

export function addressOf({ endpoint, params, query }: FirstRead): string {
  return urlOf(endpoint, { params, query });
}

/** The answers as SWR takes them for a `fallback`. Throws an ApiFailure where one is not what the contract says. */
export function fallbackOf(reads: readonly FirstRead[], answers: readonly Answer[]): Record<string, unknown> {
  return Object.fromEntries(
    reads.flatMap((read, index) => {
      const answer = answers[index] ?? null;
      if (answer === null && read.isOptional) return [];
      return entriesOf(read, resultOf(read.endpoint, JSON.parse(answer ?? "null")));
    }),
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
