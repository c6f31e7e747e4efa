import type { KeyRing } from "./key-ring.ts";

/**
 * Opens a sealed value. It is not checked against a schema: the seal proves that the product wrote it for this very place.
 * What an older version wrote may have another shape, which the caller has to know. Throws as `KeyRing.open` does.
 */
export function openJson<T>(
  keys: Pick<KeyRing, "open">,
  { sealed, context }: { sealed: string; context: string },
): T {
  return JSON.parse(keys.open(sealed, context)) as T;
}
