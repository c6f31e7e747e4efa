import type { Queryable, Trx } from "../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../platform/owner.ts";
import type { AccountKey } from "./account-key.rules.ts";
import type { Status } from "./accounts.repository.ts";

/** Closing waits for this, or has come before it: a closed account stays closed. */
export async function putStatus(
  trx: Trx,
  { email, status }: { email: string; status: Exclude<Status, "closed"> },
): Promise<OwnerId<"influencer"> | undefined> {
  const account = await trx
    .updateTable("accounts")
    .set({ status })
    .where("owner_id", "in", (query) =>
      query
        .selectFrom("account_emails")
        .select("owner_id")
        .where("kind", "=", "influencer")
        .where("email", "=", email),
    )
    .where("status", "!=", "closed")
    .returning("owner_id")
    .executeTakeFirst();
  return account && mintOwnerId<"influencer">(account.owner_id);
}

/** Held until the transaction ends: a closing waits. Undefined for somebody who never was. */
export async function lockStatus(trx: Trx, { ownerId, accountId }: AccountKey): Promise<Status | undefined> {
  const account = await trx
    .selectFrom("accounts")
    .select("status")
    .where("owner_id", "=", ownerId)
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account?.status;
}

export async function findSuspended(db: Queryable, { ownerId, accountId }: AccountKey): Promise<boolean> {
  const account = await db
    .selectFrom("accounts")
    .select("status")
    .where("owner_id", "=", ownerId)
    .where("id", "=", accountId)
    .executeTakeFirst();
  return account?.status === "suspended";
}
