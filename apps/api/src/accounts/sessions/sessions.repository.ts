import type { MemberRole } from "@tomoru/contract/accounts/member-role";
import { CompiledQuery } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { AccountKey } from "../account-key.rules.ts";
import type { Status } from "../accounts.repository.ts";
import type { AccessClaims } from "./access-token.rules.ts";
import type { StoredToken } from "./refresh-token.rules.ts";

type SessionKey = { readonly ownerId: OwnerId; readonly sessionId: string };

/** Written out, because it stands in front of every signed-in call: building it each time costs more than its answer. */
const standingStatement = `
  select account.status, account.role, session.id is not null as "isSignedIn"
  from accounts account
  left join account_sessions session
    on session.owner_id = account.owner_id and session.account_id = account.id and session.id = $3
  where account.owner_id = $1 and account.id = $2 and account.kind = $4`;

type Standing = { readonly status: Status; readonly role: MemberRole; readonly isSignedIn: boolean };

/** The person behind a token and whether its session still lives; undefined for a person that never was. */
export async function findStanding(
  db: Queryable,
  { ownerId, accountId, sessionId, actor }: AccessClaims & Pick<AccountKey, "actor">,
): Promise<Standing | undefined> {
  const query = CompiledQuery.raw(standingStatement, [ownerId, accountId, sessionId, actor]);
  const [standing] = (await db.executeQuery(query)).rows as Standing[];
  return standing;
}

export async function findStatus(
  db: Queryable,
  { ownerId, accountId }: AccountKey,
): Promise<Status | undefined> {
  const account = await db
    .selectFrom("accounts")
    .select("status")
    .where("owner_id", "=", ownerId)
    .where("id", "=", accountId)
    .executeTakeFirst();
  return account?.status;
}

/**
 * Makes room for one session more by ending the oldest. Sign-ins of one person at once wait for each other at the
 * person's row, or each would count without the other and leave one too many.
 */
export async function makeRoom(
  trx: Trx,
  { account: { ownerId, accountId }, most }: { account: AccountKey; most: number },
): Promise<void> {
  await trx
    .selectFrom("accounts")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  await trx
    .deleteFrom("account_sessions")
    .where("owner_id", "=", ownerId)
    .where("account_id", "=", accountId)
    .where("id", "not in", (query) =>
      query
        .selectFrom("account_sessions")
        .select("id")
        .where("owner_id", "=", ownerId)
        .where("account_id", "=", accountId)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(most - 1),
    )
    .execute();
}

export async function insertSession(
  trx: Trx,
  { account, sessionId, now }: { account: AccountKey; sessionId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto("account_sessions")
    .values({
      owner_id: account.ownerId,
      account_id: account.accountId,
      id: sessionId,
      created_at: now,
      used_at: now,
    })
    .execute();
}

/** The day on which somebody was here last: for the companies' side, where colleagues read it. */
export async function putSeen(
  trx: Trx,
  { account, day }: { account: AccountKey; day: string },
): Promise<void> {
  await trx
    .updateTable("accounts")
    .set({ seen_on: day })
    .where("owner_id", "=", account.ownerId)
    .where("id", "=", account.accountId)
    .where(({ or, eb }) => or([eb("seen_on", "is", null), eb("seen_on", "<", day)]))
    .execute();
}

/** Holds the session's row until the transaction ends: all who refresh it pass here one by one. False when it is gone. */
export async function lockSession(trx: Trx, { ownerId, sessionId }: SessionKey): Promise<boolean> {
  const session = await trx
    .selectFrom("account_sessions")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("id", "=", sessionId)
    .forUpdate()
    .executeTakeFirst();
  return session !== undefined;
}

/** Its refresh tokens go with it. */
export async function deleteSession(db: Queryable, { ownerId, sessionId }: SessionKey): Promise<void> {
  await db
    .deleteFrom("account_sessions")
    .where("owner_id", "=", ownerId)
    .where("id", "=", sessionId)
    .execute();
}

/** Ends what a person has open on any device. */
export async function deleteSessions(trx: Trx, { ownerId, accountId }: AccountKey): Promise<void> {
  await trx
    .deleteFrom("account_sessions")
    .where("owner_id", "=", ownerId)
    .where("account_id", "=", accountId)
    .execute();
}

export async function findRefreshToken(
  trx: Trx,
  { ownerId, sessionId, hash }: SessionKey & { hash: string },
): Promise<StoredToken | undefined> {
  const token = await trx
    .selectFrom("account_refresh_tokens as token")
    .select(({ exists, selectFrom }) => [
      "token.expires_at",
      "token.spent_at",
      "token.killed_at",
      exists(
        selectFrom("account_refresh_tokens as successor")
          .select("successor.hash")
          .where("successor.owner_id", "=", ownerId)
          .where("successor.parent_hash", "=", hash)
          .where("successor.spent_at", "is not", null),
      ).as("successor_spent"),
    ])
    .where("token.owner_id", "=", ownerId)
    .where("token.session_id", "=", sessionId)
    .where("token.hash", "=", hash)
    .executeTakeFirst();
  return (
    token && {
      expiresAt: token.expires_at,
      spentAt: token.spent_at,
      killedAt: token.killed_at,
      successorSpent: Boolean(token.successor_spent),
    }
  );
}

type IssuedToken = SessionKey & { readonly hash: string; readonly expiresAt: Date };

export async function insertRefreshToken(trx: Trx, token: IssuedToken): Promise<void> {
  await trx.insertInto("account_refresh_tokens").values(rowOf(token, null)).execute();
}

/**
 * Writes down the token that replaces `parentHash`, which is spent by it unless it was before, and that the session was
 * used. Whoever spends a token kills what else of the session is unspent: the siblings that the grace has given to others.
 * Being forgiven kills nothing, or of many tabs at once only the last would go on. One statement: all who refresh the
 * session wait at its row meanwhile.
 */
export async function replaceRefreshToken(
  trx: Trx,
  { token, parentHash, now }: { token: IssuedToken; parentHash: string; now: Date },
): Promise<void> {
  const { ownerId, sessionId } = token;
  await trx
    .with("used", (db) =>
      db
        .updateTable("account_sessions")
        .set({ used_at: now })
        .where("owner_id", "=", ownerId)
        .where("id", "=", sessionId),
    )
    .with("spent", (db) =>
      db
        .updateTable("account_refresh_tokens")
        .set({ spent_at: now })
        .where("owner_id", "=", ownerId)
        .where("hash", "=", parentHash)
        .where("spent_at", "is", null)
        .returning("hash"),
    )
    .with("killed", (db) =>
      db
        .updateTable("account_refresh_tokens")
        .set({ killed_at: now })
        .where("owner_id", "=", ownerId)
        .where("session_id", "=", sessionId)
        .where("hash", "!=", parentHash)
        .where("spent_at", "is", null)
        .where("killed_at", "is", null)
        .where(({ exists, selectFrom }) => exists(selectFrom("spent").select("spent.hash"))),
    )
    .insertInto("account_refresh_tokens")
    .values(rowOf(token, parentHash))
    .execute();
}

function rowOf({ ownerId, sessionId, hash, expiresAt }: IssuedToken, parentHash: string | null) {
  return {
    owner_id: ownerId,
    hash,
    session_id: sessionId,
    parent_hash: parentHash,
    expires_at: expiresAt,
    spent_at: null,
    killed_at: null,
  };
}
