import { statfsSync } from "node:fs";
import type { PGlite, Transaction } from "@electric-sql/pglite";

/** Bytes: three segments of the write-ahead log. Without room for the next one PostgreSQL gives up altogether. */
const reserve = 48 * 1024 * 1024;
/** Milliseconds for which a look at the disk holds. */
const lookEvery = 500;

const writes = /\b(insert into|update|delete from|create|alter|drop|truncate|merge into)\b/i;

/**
 * Refuses what writes while the disk is nearly full, as a server refuses it (53100, a 503): reading goes on, and writing
 * does again once there is space. Throws at the statement, before it touches the database.
 */
export function guardSpace(pglite: PGlite, { folder, free = freeBytes }: Guarded): void {
  let [lookedAt, isFull] = [Number.NEGATIVE_INFINITY, false];
  const refuseWhenFull = () => {
    const now = performance.now();
    if (now - lookedAt >= lookEvery) [lookedAt, isFull] = [now, free(folder) < reserve];
    if (isFull) throw new DiskFull();
  };
  const guard = (handle: Pick<Transaction, "query" | "exec">) => {
    const { query, exec } = handle;
    handle.query = async (text, ...rest) => {
      if (writes.test(text)) refuseWhenFull();
      return query.call(handle, text, ...rest) as never;
    };
    handle.exec = async (text, ...rest) => {
      if (writes.test(text)) refuseWhenFull();
      return exec.call(handle, text, ...rest);
    };
  };
  guard(pglite);
  // Its statements, not its beginning: who waits for a transaction that never began would wait for ever.
  const { transaction } = pglite;
  pglite.transaction = async (work) => {
    const guarded: typeof work = (trx) => {
      guard(trx);
      return work(trx);
    };
    return transaction.call(pglite, guarded as never) as never;
  };
}

type Guarded = { readonly folder: string; readonly free?: (folder: string) => number };

class DiskFull extends Error {
  readonly code = "53100";
  constructor() {
    super("the disk of the embedded database is nearly full");
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
