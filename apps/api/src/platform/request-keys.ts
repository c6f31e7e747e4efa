import { createHash } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { KeyRing } from "./crypto/key-ring.ts";
import type { KeyedHash } from "./crypto/keyed-hash.ts";
import type { SealedColumn } from "./crypto/sealed-column.ts";
import { openJson } from "./crypto/sealed-json.ts";
import type { Queryable, Trx } from "./db/database.ts";
import type { Caller } from "./http/route.ts";
import { Refusal } from "./refusal.ts";

export const sealedAnswers: SealedColumn = { table: "request_keys", column: "answer", boundTo: ["key"] };

type Parts = { readonly hash: KeyedHash; readonly keys: KeyRing; readonly clock: Clock };

type Asked = {
  readonly caller: Caller;
  /** The call's name: a key is good for one. */
  readonly call: string;
  /** The header `Idempotency-Key`; without one the call is simply done. */
  readonly key: string | undefined;
  readonly body: unknown;
};

/**
 * Does what a call makes once for a key of its account: the same key with the same body answers what it answered, with another
 * body 409 `dataInvalid`. In the transaction of what is made, and in front of all its limits. Of two at once the second waits at
 * the key's row until the first commits, and then has its answer, or fails, and then does it itself.
 */
export async function once<Result>(
  { hash, keys, clock }: Parts,
  { trx, caller, call, key, body }: Asked & { trx: Trx },
  make: () => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return make();
  const row = rowOf(hash, { caller, call, key });
  const bodyHash = bodyHashOf(hash, body);
  if (!(await claim(trx, { row, bodyHash, now: clock.now() }))) {
    return readAnswer(keys, { row, held: await findHeld(trx, row), bodyHash }) as Result;
  }
  const result = await make();
  const answer = keys.seal(JSON.stringify(result), contextOf(row));
  await trx.updateTable("request_keys").set({ answer }).where("key", "=", row).execute();
  return result;
}

/** What `once` has answered for the key before; undefined: nothing yet. For what is made without a transaction, in front of it. */
export async function answeredBefore<Result>(
  { hash, keys }: Pick<Parts, "hash" | "keys">,
  { db, caller, call, key, body }: Asked & { db: Queryable },
): Promise<Result | undefined> {
  if (key === undefined) return undefined;
  const row = rowOf(hash, { caller, call, key });
  const held = await findHeld(db, row);
  return held && (readAnswer(keys, { row, held, bodyHash: bodyHashOf(hash, body) }) as Result);
}

type Held = { readonly body_hash: string; readonly answer: string | null };

function findHeld(db: Queryable, row: string): Promise<Held | undefined> {
  return db
    .selectFrom("request_keys")
    .select(["body_hash", "answer"])
    .where("key", "=", row)
    .executeTakeFirst();
}

function readAnswer(
  keys: KeyRing,
  { row, held, bodyHash }: { row: string; held: Held | undefined; bodyHash: string },
): unknown {
  if (held?.body_hash !== bodyHash || held.answer === null) throw new Refusal("dataInvalid", { status: 409 });
  return openJson(keys, { sealed: held.answer, context: contextOf(row) });
}

function rowOf(
  hash: KeyedHash,
  { caller, call, key }: Pick<Asked, "caller" | "call"> & { key: string },
): string {
  return hash.of("requestKey", caller.ownerId, caller.accountId, call, key);
}

function bodyHashOf(hash: KeyedHash, body: unknown): string {
  return hash.of("requestBody", createHash("sha256").update(JSON.stringify(body)).digest("hex"));
}

async function claim(
  trx: Trx,
  { row, bodyHash, now }: { row: string; bodyHash: string; now: Date },
): Promise<boolean> {
  const claimed = await trx
    .insertInto("request_keys")
    .values({ key: row, body_hash: bodyHash, answer: null, created_at: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

export async function deleteRequestKeysBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("request_keys").where("created_at", "<=", before).execute();
}

function contextOf(row: string): string {
  return `request_keys/${row}`;
}
