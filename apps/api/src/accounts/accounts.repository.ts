import type { Locale } from "@tomoru/contract/fields";
import type { Queryable, Trx } from "../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../platform/owner.ts";

/** A person as the flows around their sign-in address one. */
export type Account = {
  readonly ownerId: OwnerId;
  readonly email: string;
  readonly fullName: string;
  readonly locale: Locale;
};

export type NewAccount = {
  readonly ownerId: OwnerId;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly locale: Locale;
  readonly createdAt: Date;
};

/** Whether an account that is not closed has the e-mail: closing one takes its e-mail out of the directory. */
export async function isEmailInUse(db: Queryable, email: string): Promise<boolean> {
  const held = await db
    .selectFrom("influencer_emails")
    .select("influencer_id")
    .where("email", "=", email)
    .executeTakeFirst();
  return held !== undefined;
}

/** Takes an e-mail for a person. Of two who claim it at once the second waits for the first at the key, and gets false. */
export async function claimEmail(
  trx: Trx,
  { ownerId, email }: Pick<NewAccount, "ownerId" | "email">,
): Promise<boolean> {
  const claimed = await trx
    .insertInto("influencer_emails")
    .values({ email, influencer_id: ownerId })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function insertAccount(trx: Trx, account: NewAccount): Promise<void> {
  await trx
    .insertInto("influencers")
    .values({
      id: account.ownerId,
      status: "active",
      email: account.email,
      full_name: account.fullName,
      password_hash: account.passwordHash,
      locale: account.locale,
      created_at: account.createdAt,
    })
    .execute();
  await trx.insertInto("offer_counts").values({ influencer_id: account.ownerId }).execute();
}

/** The account that has an e-mail; a closed one has none. */
export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const held = await db
    .selectFrom("influencer_emails")
    .select("influencer_id")
    .where("email", "=", email)
    .executeTakeFirst();
  return held && findAccount(db, mintOwnerId(held.influencer_id));
}

/** Undefined for an account that is closed. */
export async function findAccount(db: Queryable, ownerId: OwnerId): Promise<Account | undefined> {
  return accountOf(await accountQuery(db, ownerId).executeTakeFirst());
}

/**
 * The same, and nobody else signs the person in, closes the account or changes its e-mail or password until the
 * transaction ends. It comes first in its transaction: closing holds the account first too, and then takes the rest.
 */
export async function lockAccount(trx: Trx, ownerId: OwnerId): Promise<Account | undefined> {
  return accountOf(await accountQuery(trx, ownerId).forNoKeyUpdate().executeTakeFirst());
}

/** Undefined also when the person has moved to another e-mail since the call began. */
export async function lockAccountByEmail(trx: Trx, email: string): Promise<Account | undefined> {
  const found = await findAccountByEmail(trx, email);
  const account = found && (await lockAccount(trx, found.ownerId));
  return account?.email === email ? account : undefined;
}

/** Moves a person from one e-mail to another, in the directory and on the account. False when somebody else has the new one. */
export async function moveEmail(
  trx: Trx,
  { ownerId, from, to }: { ownerId: OwnerId; from: string; to: string },
): Promise<boolean> {
  if (!(await claimEmail(trx, { ownerId, email: to }))) return false;
  await trx
    .deleteFrom("influencer_emails")
    .where("email", "=", from)
    .where("influencer_id", "=", ownerId)
    .execute();
  await trx.updateTable("influencers").set({ email: to }).where("id", "=", ownerId).execute();
  return true;
}

export async function savePassword(
  trx: Trx,
  { ownerId, passwordHash }: { ownerId: OwnerId; passwordHash: string },
): Promise<void> {
  await trx
    .updateTable("influencers")
    .set({ password_hash: passwordHash })
    .where("id", "=", ownerId)
    .execute();
}

function accountQuery(db: Queryable, ownerId: OwnerId) {
  return db
    .selectFrom("influencers")
    .select(["id", "email", "full_name", "locale"])
    .where("id", "=", ownerId)
    .where("status", "!=", "closed");
}

type AccountRow = { id: string; email: string | null; full_name: string | null; locale: Locale };

function accountOf(row: AccountRow | undefined): Account | undefined {
  if (!row || row.email === null) return undefined;
  return {
    ownerId: mintOwnerId(row.id),
    email: row.email,
    fullName: row.full_name ?? "",
    locale: row.locale,
  };
}
