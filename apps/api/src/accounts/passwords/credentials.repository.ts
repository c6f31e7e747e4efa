import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import type { AccountKey } from "../account-key.rules.ts";
import type { EmailOf, Status } from "../accounts.repository.ts";

export type Credentials = AccountKey & {
  readonly status: Status;
  readonly passwordHash: string | null;
};

/** The account behind an e-mail; a closed one has none. */
export async function findCredentials(
  db: Queryable,
  { actor, email }: EmailOf,
): Promise<Credentials | undefined> {
  const account = await db
    .selectFrom("account_emails as directory")
    .innerJoin("accounts as account", (join) =>
      join
        .onRef("account.owner_id", "=", "directory.owner_id")
        .onRef("account.id", "=", "directory.account_id"),
    )
    .select(["account.owner_id", "account.id", "account.status", "account.password_hash"])
    .where("directory.kind", "=", actor)
    .where("directory.email", "=", email)
    .where("account.status", "!=", "closed")
    .executeTakeFirst();
  return (
    account && {
      actor,
      ownerId: mintOwnerId(account.owner_id),
      accountId: account.id,
      status: account.status,
      passwordHash: account.password_hash,
    }
  );
}

/**
 * Whether the password that was compared is still the person's, and holds it until the transaction ends. The race: a
 * password that is changed while its old one is being compared ends all sessions, and no session may come after that.
 */
export async function lockCredentials(
  trx: Trx,
  { ownerId, accountId, passwordHash }: Credentials,
): Promise<boolean> {
  const account = await trx
    .selectFrom("accounts")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("id", "=", accountId)
    .where("password_hash", "=", passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account !== undefined;
}
