import type { Db } from "../db/database.ts";
import { StartFault } from "../start-fault.ts";
import type { KeyRing } from "./key-ring.ts";
import { type SealedColumn, sealedColumns } from "./sealed-columns.ts";
import {
  countSealedRows,
  findKeyIds,
  findSealedRows,
  replaceSealed,
  type SealedRow,
} from "./sealed-rows.repository.ts";

/** How many rows of a column went over to the first key, and how many still need an older one. */
export type Rotated = { readonly column: string; readonly renewed: number; readonly left: number };

const batch = 100;

/**
 * Seals everything that stands under an older key anew under the first, while the product goes on writing. Whoever stops
 * it half-way, or runs it twice, loses nothing: each row is replaced by itself, and only if it is still what was read.
 */
export async function rotateKeys(db: Db, keys: KeyRing): Promise<Rotated[]> {
  const rotated: Rotated[] = [];
  for (const column of sealedColumns) rotated.push(await rotateColumn({ db, keys }, column));
  return rotated;
}

/** Throws StartFault, naming the variable, when a row needs a key that is not there: better no start than an error a day later. */
export async function refuseMissingKeys(db: Db, { ids }: KeyRing): Promise<void> {
  const needed = await Promise.all(sealedColumns.map((column) => findKeyIds(db, column)));
  const [missing] = needed.flat().filter((id) => !ids.includes(id));
  if (missing === undefined) return;
  throw new StartFault(
    `ENCRYPTION_KEYS lacks the key ${missing}, which rows still need: put it back behind the first, and run \`npm run keys:rotate\` before it goes.`,
  );
}

type Parts = { readonly db: Db; readonly keys: KeyRing };

async function rotateColumn(parts: Parts, column: SealedColumn): Promise<Rotated> {
  const [first] = parts.keys.ids;
  let [renewed, left] = [0, 0];
  for (const keyId of await findKeyIds(parts.db, column)) {
    if (keyId === first) continue;
    const old = { ...column, keyId };
    // Until nothing moves any more: of what others change meanwhile, a pass may overlook rows.
    for (let moved = await pass(parts, old); moved > 0; moved = await pass(parts, old)) renewed += moved;
    left += await countSealedRows(parts.db, old);
  }
  return { column: `${column.table}.${column.column}`, renewed, left };
}

/** Answers how many rows it renewed. */
async function pass(parts: Parts, old: SealedColumn & { keyId: string }): Promise<number> {
  let [renewed, offset] = [0, 0];
  for (;;) {
    // What could not be renewed stays in front of what comes next.
    const rows = await findSealedRows(parts.db, { ...old, offset, limit: batch });
    for (const row of rows) {
      if (await renew(parts, old, row)) renewed += 1;
      else offset += 1;
    }
    if (rows.length < batch) return renewed;
  }
}

/** False where the row was changed meanwhile, or does not open: that is for a person to look at, and holds up no other row. */
async function renew({ db, keys }: Parts, column: SealedColumn, row: SealedRow): Promise<boolean> {
  const context = [column.table, ...row.bound].join("/");
  let sealed: string;
  try {
    sealed = keys.seal(keys.open(row.sealed, context), context);
  } catch {
    return false;
  }
  return replaceSealed(db, { ...column, row, sealed });
}
