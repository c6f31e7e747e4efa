import type { KeyRing } from "../../../platform/crypto/key-ring.ts";
import { openJson } from "../../../platform/crypto/sealed-json.ts";
import type { SearchPlace } from "./search.rules.ts";

/** Where a page ends, and which page it was. */
export type SearchCursor = SearchPlace & { readonly page: number };

/** Sealed under what it belongs to, so that a page can be neither made up nor carried to other filters or another company. */
export function writeCursor(keys: KeyRing, { value, id, page }: SearchCursor, search: string): string {
  return keys.seal(JSON.stringify([value, id, page]), contextOf(search));
}

/** Undefined for one that is not of this search. */
export function readCursor(keys: KeyRing, text: string, search: string): SearchCursor | undefined {
  try {
    const [value, id, page] = openJson<[string, string, number]>(keys, {
      sealed: text,
      context: contextOf(search),
    });
    return { value, id, page };
  } catch {
    return undefined;
  }
}

function contextOf(search: string): string {
  return `searchCursor/${search}`;
}
