import { createHash } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { KeyRing } from "./crypto/key-ring.ts";
import type { KeyedHash } from "./crypto/keyed-hash.ts";
import type { Queryable, Trx } from "./db/database.ts";
import type { Caller } from "./http/route.ts";
import { Refusal } from "./refusal.ts";

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
  const { ownerId, accountId } = caller;
  const row = hash.of("requestKey", ownerId, accountId, call, key);
  const bodyHash = hash.of("requestBody", createHash("sha256").update(JSON.stringify(body)).digest("hex"));
  if (!(await claim(trx, { row, bodyHash, now: clock.now() }))) {
    const held = await trx
      .selectFrom("request_keys")
      .select(["body_hash", "answer"])
      .where("key", "=", row)
      .executeTakeFirstOrThrow();
    if (held.body_hash !== bodyHash || held.answer === null)
      throw new Refusal("dataInvalid", { status: 409 });
    return JSON.parse(keys.open(held.answer, contextOf(row))) as Result;
  }
  const result = await make();
  const answer = keys.seal(JSON.stringify(result), contextOf(row));
  await trx.updateTable("request_keys").set({ answer }).where("key", "=", row).execute();
  return result;
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
