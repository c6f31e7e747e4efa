import type { MemberRole } from "@tomoru/contract/accounts/member-role";
import type { Actor } from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import type { Queryable, Trx } from "../platform/db/database.ts";
import type { Tables } from "../platform/db/schema.ts";
import { mintOwnerId } from "../platform/owner.ts";
import type { AccountKey } from "./account-key.rules.ts";

export type Status = Tables["accounts"]["status"];

/** A person as the flows around their sign-in address one. */
export type Account<A extends Actor = Actor> = AccountKey<A> & {
  readonly email: string;
  readonly fullName: string;
  readonly locale: Locale;
};

export type NewAccount<A extends Actor = Actor> = Account<A> & {
  readonly passwordHash: string;
  readonly role: MemberRole;
  readonly createdAt: Date;
};

/** An e-mail on one side: the same one may have an account on each. */
export type EmailOf<A extends Actor = Actor> = { readonly actor: A; readonly email: string };

/** Whether an account that is not closed has the e-mail: closing one takes its e-mail out of the directory. */
export async function isEmailInUse(db: Queryable, asked: EmailOf): Promise<boolean> {
  return (await findHolder(db, asked)) !== undefined;
}

/** Who has an e-mail: by the directory, which every machine has. */
export async function findHolder<A extends Actor>(
  db: Queryable,
  { actor, email }: EmailOf<A>,
): Promise<AccountKey<A> | undefined> {
  const held = await db
    .selectFrom("account_emails")
    .select(["owner_id", "account_id"])
    .where("kind", "=", actor)
    .where("email", "=", email)
    .executeTakeFirst();
  return held && { actor, ownerId: mintOwnerId<A>(held.owner_id), accountId: held.account_id };
}

/** Takes an e-mail for a person. Of two who claim it at once the second waits for the first at the key, and gets false. */
export async function claimEmail(
  trx: Trx,
  { account, email }: { account: AccountKey; email: string },
): Promise<boolean> {
  const { actor, ownerId, accountId } = account;
  const claimed = await trx
    .insertInto("account_emails")
    .values({ email, kind: actor, owner_id: ownerId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function insertAccount(trx: Trx, account: NewAccount): Promise<void> {
  await trx
    .insertInto("accounts")
    .values({
      owner_id: account.ownerId,
      id: account.accountId,
      kind: account.actor,
      status: "active",
      role: account.role,
      email: account.email,
      full_name: account.fullName,
      password_hash: account.passwordHash,
      locale: account.locale,
      created_at: account.createdAt,
    })
    .execute();
}

/** The account that has an e-mail; a closed one has none. */
export async function findAccountByEmail<A extends Actor>(
  db: Queryable,
  asked: EmailOf<A>,
): Promise<Account<A> | undefined> {
  const holder = await findHolder(db, asked);
  return holder && findAccount(db, holder);
}

/** Undefined for an account that is closed. */
export async function findAccount<A extends Actor>(
  db: Queryable,
  key: AccountKey<A>,
): Promise<Account<A> | undefined> {
  return accountOf(key, await openAccountQuery(db, key).executeTakeFirst());
}

/**
 * The same, and nobody else signs the person in, closes the account or changes its e-mail or password until the
 * transaction ends. It comes first in its transaction: closing holds the account first too, and then takes the rest.
 */
export async function lockAccount<A extends Actor>(
  trx: Trx,
  key: AccountKey<A>,
): Promise<Account<A> | undefined> {
  return accountOf(key, await openAccountQuery(trx, key).forNoKeyUpdate().executeTakeFirst());
}

/** Undefined also when the person has moved to another e-mail since the call began. */
export async function lockAccountByEmail<A extends Actor>(
  trx: Trx,
  asked: EmailOf<A>,
): Promise<Account<A> | undefined> {
  const holder = await findHolder(trx, asked);
  const account = holder && (await lockAccount(trx, holder));
  return account?.email === asked.email ? account : undefined;
}

/** Moves a person from one e-mail to another, in the directory and on the account. False when somebody else has the new one. */
export async function moveEmail(
  trx: Trx,
  { account, to }: { account: Account; to: string },
): Promise<boolean> {
  if (!(await claimEmail(trx, { account, email: to }))) return false;
  await trx
    .deleteFrom("account_emails")
    .where("kind", "=", account.actor)
    .where("email", "=", account.email)
    .where("owner_id", "=", account.ownerId)
    .execute();
  await updateAccount(trx, account).set({ email: to }).execute();
  return true;
}

export async function savePassword(
  trx: Trx,
  { account, passwordHash }: { account: AccountKey; passwordHash: string },
): Promise<void> {
  await updateAccount(trx, account).set({ password_hash: passwordHash }).execute();
}

export async function saveWords(
  trx: Trx,
  {
    account,
    fullName,
    locale,
  }: { account: AccountKey; fullName?: string | undefined; locale?: Locale | undefined },
): Promise<void> {
  if (fullName === undefined && locale === undefined) return;
  await updateAccount(trx, account).set({ full_name: fullName, locale }).execute();
}

export function updateAccount(db: Queryable, { ownerId, accountId }: AccountKey) {
  return db.updateTable("accounts").where("owner_id", "=", ownerId).where("id", "=", accountId);
}

function openAccountQuery(db: Queryable, { ownerId, accountId }: AccountKey) {
  return db
    .selectFrom("accounts")
    .select(["email", "full_name", "locale"])
    .where("owner_id", "=", ownerId)
    .where("id", "=", accountId)
    .where("status", "!=", "closed");
}

type AccountRow = { email: string | null; full_name: string | null; locale: Locale };

function accountOf<A extends Actor>(key: AccountKey<A>, row: AccountRow | undefined): Account<A> | undefined {
  if (!row || row.email === null) return undefined;
  const { actor, ownerId, accountId } = key;
  return { actor, ownerId, accountId, email: row.email, fullName: row.full_name ?? "", locale: row.locale };
}
