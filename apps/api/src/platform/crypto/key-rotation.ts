import type { Db } from "../db/database.ts";
import { StartFault } from "../start-fault.ts";
import type { KeyRing } from "./key-ring.ts";
import type { SealedColumn } from "./sealed-column.ts";
import {
  countSealedRows,
  findKeyIds,
  findSealedRows,
  findSomeSealedRows,
  replaceSealed,
  type SealedRow,
} from "./sealed-rows.repository.ts";

/** How many rows of a column went over to the first key, and how many still need an older one. */
export type Rotated = { readonly column: string; readonly renewed: number; readonly left: number };

type Parts = { readonly db: Db; readonly keys: KeyRing };
/** `columns` are all that the keys sealed. */
type Sealed = Parts & { readonly columns: readonly SealedColumn[] };

const batch = 100;
/** Rows of a column that are opened to see whether a key is the right one. */
const tried = 3;

/**
 * Seals everything that stands under an older key anew under the first, while the product goes on writing. Whoever stops
 * it half-way, or runs it twice, loses nothing: each row is replaced by itself, and only if it is still what was read.
 */
export async function rotateKeys({ columns, ...parts }: Sealed): Promise<Rotated[]> {
  const rotated: Rotated[] = [];
  for (const column of columns) rotated.push(await rotateColumn(parts, column));
  return rotated;
}

/**
 * Throws StartFault, naming the variable, when a row needs a key that is not there, or is another one by the same name: better no
 * start than an error a day later.
 */
export async function refuseWrongKeys({ db, keys, columns }: Sealed): Promise<void> {
  const needed = await Promise.all(
    columns.map(async (column) => (await findKeyIds(db, column)).map((keyId) => ({ ...column, keyId }))),
  );
  const held = needed.flat();
  const missing = held.find(({ keyId }) => !keys.ids.includes(keyId));
  if (missing) {
    throw new StartFault(
      `ENCRYPTION_KEYS lacks the key ${missing.keyId}, which rows still need: put it back behind the first, and run \`npm run keys:rotate\` before it goes.`,
    );
  }
  for (const [keyId, sealedUnder] of Map.groupBy(held, (column) => column.keyId)) {
    if (await opensAny({ db, keys }, sealedUnder)) continue;
    throw new StartFault(
      `The key ${keyId} of ENCRYPTION_KEYS opens no row that was sealed under it: it is another key by the same name. Put back the secrets of this database's time (without the variable, the files app-secret and encryption-keys of its DATA_DIR).`,
    );
  }
}

/** One row that was spoilt says nothing of its key. */
async function opensAny({ db, keys }: Parts, columns: readonly Old[]): Promise<boolean> {
  for (const column of columns) {
    for (const row of await findSomeSealedRows(db, { ...column, limit: tried })) {
      if (reads(keys, column, row)) return true;
    }
  }
  return false;
}

function reads(keys: KeyRing, column: SealedColumn, row: SealedRow): boolean {
  try {
    keys.open(row.sealed, contextOf(column, row));
    return true;
  } catch {
    return false;
  }
}

/** What a row's ciphertext is bound to. */
function contextOf({ table }: SealedColumn, { bound }: SealedRow): string {
  return [table, ...bound].join("/");
}

type Old = SealedColumn & { readonly keyId: string };

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
async function pass(parts: Parts, old: Old): Promise<number> {
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
  const context = contextOf(column, row);
  let sealed: string;
  try {
    sealed = keys.seal(keys.open(row.sealed, context), context);
  } catch {
    return false;
  }
  return replaceSealed(db, { ...column, row, sealed });
}
