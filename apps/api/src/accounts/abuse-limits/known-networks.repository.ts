import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { AccountKey } from "../account-key.rules.ts";
import type { EmailOf } from "../accounts.repository.ts";

/** Whether the account of an e-mail was signed in to from a network since then. One statement, also where there is no account. */
export async function isKnown(
  db: Queryable,
  { actor, email, networkHash, since }: EmailOf & { networkHash: string; since: Date },
): Promise<boolean> {
  const known = await db
    .selectFrom("account_emails as directory")
    .innerJoin("account_networks as known", (join) =>
      join
        .onRef("known.owner_id", "=", "directory.owner_id")
        .onRef("known.account_id", "=", "directory.account_id"),
    )
    .select("known.signed_in_at")
    .where("directory.kind", "=", actor)
    .where("directory.email", "=", email)
    .where("known.network_hash", "=", networkHash)
    .where("known.signed_in_at", ">", since)
    .executeTakeFirst();
  return known !== undefined;
}

export async function putKnownNetwork(
  trx: Trx,
  { account, networkHash, now }: { account: AccountKey; networkHash: string; now: Date },
): Promise<void> {
  await trx
    .insertInto("account_networks")
    .values({
      owner_id: account.ownerId,
      account_id: account.accountId,
      network_hash: networkHash,
      signed_in_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["owner_id", "account_id", "network_hash"]).doUpdateSet({ signed_in_at: now }),
    )
    .execute();
}
