import type { KeyRing } from "../../platform/crypto/key-ring.ts";
import { openJson } from "../../platform/crypto/sealed-json.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { refuseField } from "../../platform/refusal.ts";

type ListKey = { readonly companyId: OwnerId<"company">; readonly listId: string };

/** By whom somebody was added, and when. */
export type Origin = { readonly addedBy: string; readonly addedAt: Date };

const contextOf = ({ companyId, listId }: ListKey) => `listRemoval/${companyId}/${listId}`;

type Sealed = readonly (readonly [influencerId: string, addedBy: string, addedAt: number])[];

/**
 * Who was taken out of a list, sealed for this list: whoever undoes it can put back those rows and make up none. Nothing is kept of
 * them here. Undefined where nobody was in it.
 */
export function sealRemoval(
  keys: KeyRing,
  { removed, ...key }: ListKey & { removed: ReadonlyMap<string, Origin> },
): string | undefined {
  if (removed.size === 0) return undefined;
  const rows: Sealed = [...removed].map(([id, { addedBy, addedAt }]) => [id, addedBy, addedAt.getTime()]);
  return keys.seal(JSON.stringify(rows), contextOf(key));
}

/** `dataInvalid` at `undo` for what was sealed for another list, or not at all. */
export function openRemoval(
  keys: KeyRing,
  { undo, ...key }: ListKey & { undo: string | undefined },
): Map<string, Origin> {
  if (undo === undefined) return new Map();
  try {
    const rows = openJson<Sealed>(keys, { sealed: undo, context: contextOf(key) });
    return new Map(rows.map(([id, addedBy, addedAt]) => [id, { addedBy, addedAt: new Date(addedAt) }]));
  } catch {
    throw refuseField("undo", "dataInvalid");
  }
}
