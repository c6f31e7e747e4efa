import type { KeyRing } from "./crypto/key-ring.ts";
import { openJson } from "./crypto/sealed-json.ts";
import { refuseField } from "./refusal.ts";

/**
 * Where a page of a list ends, sealed under whose list and which filters it belongs to, so that it can be neither made up nor carried
 * elsewhere: `dataInvalid` at `cursor`.
 */
export function sealedCursors<Place>(keys: KeyRing, context: string) {
  return {
    read(cursor: string | undefined): Place | null {
      if (cursor === undefined) return null;
      try {
        return openJson<Place>(keys, { sealed: cursor, context });
      } catch {
        throw refuseField("cursor", "dataInvalid");
      }
    },
    /** The page and its next cursor, from rows that were read with one more than the page has. */
    pageOf<Row>(found: readonly Row[], { limit, placeOf }: { limit: number; placeOf: (row: Row) => Place }) {
      const rows = found.slice(0, limit);
      const last = found.length > limit ? rows.at(-1) : undefined;
      return { rows, nextCursor: last ? keys.seal(JSON.stringify(placeOf(last)), context) : null };
    },
  };
}
