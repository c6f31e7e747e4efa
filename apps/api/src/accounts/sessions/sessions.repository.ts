import { CompiledQuery } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { AccessClaims } from "./access-token.rules.ts";
import type { StoredToken } from "./refresh-token.rules.ts";

type SessionKey = { readonly ownerId: OwnerId; readonly sessionId: string };
export type Status = Tables["influencers"]["status"];

/** Written out, because it stands in front of every signed-in call: building it each time costs more than its answer. */
const standingStatement = `
  select person.status, session.id is not null as "isSignedIn"
  from influencers person
  left join sessions session on session.influencer_id = person.id and session.id = $2
  where person.id = $1`;

type Standing = { readonly status: Status; readonly isSignedIn: boolean };

/** The person behind a token and whether its session still lives; undefined for a person that never was. */
export async function findStanding(
  db: Queryable,
  { influencerId, sessionId }: AccessClaims,
): Promise<Standing | undefined> {
  const query = CompiledQuery.raw(standingStatement, [influencerId, sessionId]);
  const [standing] = (await db.executeQuery(query)).rows as Standing[];
  return standing;
}

export async function findStatus(db: Queryable, ownerId: OwnerId): Promise<Status | undefined> {
  const person = await db
    .selectFrom("influencers")
    .select("status")
    .where("id", "=", ownerId)
    .executeTakeFirst();
  return person?.status;
}

/**
 * Makes room for one session more by ending the oldest. Sign-ins of one person at once wait for each other at the
 * person's row, or each would count without the other and leave one too many.
 */
export async function makeRoom(
  trx: Trx,
  { ownerId, most }: { ownerId: OwnerId; most: number },
): Promise<void> {
  await trx
    .selectFrom("influencers")
    .select("id")
    .where("id", "=", ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  await trx
    .deleteFrom("sessions")
    .where("influencer_id", "=", ownerId)
    .where("id", "not in", (query) =>
      query
        .selectFrom("sessions")
        .select("id")
        .where("influencer_id", "=", ownerId)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(most - 1),
    )
    .execute();
}

export async function insertSession(
  trx: Trx,
  { ownerId, sessionId, now }: SessionKey & { now: Date },
): Promise<void> {
  await trx
    .insertInto("sessions")
    .values({ influencer_id: ownerId, id: sessionId, created_at: now, used_at: now })
    .execute();
}

/** Holds the session's row until the transaction ends: all who refresh it pass here one by one. False when it is gone. */
export async function lockSession(trx: Trx, { ownerId, sessionId }: SessionKey): Promise<boolean> {
  const session = await trx
    .selectFrom("sessions")
    .select("id")
    .where("influencer_id", "=", ownerId)
    .where("id", "=", sessionId)
    .forUpdate()
    .executeTakeFirst();
  return session !== undefined;
}

/** Its refresh tokens go with it. */
export async function deleteSession(db: Queryable, { ownerId, sessionId }: SessionKey): Promise<void> {
  await db.deleteFrom("sessions").where("influencer_id", "=", ownerId).where("id", "=", sessionId).execute();
}

/** Ends what a person has open on any device. */
export async function deleteSessions(trx: Trx, ownerId: OwnerId): Promise<void> {
  await trx.deleteFrom("sessions").where("influencer_id", "=", ownerId).execute();
}

export async function findRefreshToken(
  trx: Trx,
  { ownerId, sessionId, hash }: SessionKey & { hash: string },
): Promise<StoredToken | undefined> {
  const token = await trx
    .selectFrom("refresh_tokens as token")
    .select(({ exists, selectFrom }) => [
      "token.expires_at",
      "token.spent_at",
      "token.killed_at",
      exists(
        selectFrom("refresh_tokens as successor")
          .select("successor.hash")
          .where("successor.influencer_id", "=", ownerId)
          .where("successor.parent_hash", "=", hash)
          .where("successor.spent_at", "is not", null),
      ).as("successor_spent"),
    ])
    .where("token.influencer_id", "=", ownerId)
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
  await trx.insertInto("refresh_tokens").values(rowOf(token, null)).execute();
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
        .updateTable("sessions")
        .set({ used_at: now })
        .where("influencer_id", "=", ownerId)
        .where("id", "=", sessionId),
    )
    .with("spent", (db) =>
      db
        .updateTable("refresh_tokens")
        .set({ spent_at: now })
        .where("influencer_id", "=", ownerId)
        .where("hash", "=", parentHash)
        .where("spent_at", "is", null)
        .returning("hash"),
    )
    .with("killed", (db) =>
      db
        .updateTable("refresh_tokens")
        .set({ killed_at: now })
        .where("influencer_id", "=", ownerId)
        .where("session_id", "=", sessionId)
        .where("hash", "!=", parentHash)
        .where("spent_at", "is", null)
        .where("killed_at", "is", null)
        .where(({ exists, selectFrom }) => exists(selectFrom("spent").select("spent.hash"))),
    )
    .insertInto("refresh_tokens")
    .values(rowOf(token, parentHash))
    .execute();
}

function rowOf({ ownerId, sessionId, hash, expiresAt }: IssuedToken, parentHash: string | null) {
  return {
    influencer_id: ownerId,
    hash,
    session_id: sessionId,
    parent_hash: parentHash,
    expires_at: expiresAt,
    spent_at: null,
    killed_at: null,
  };
}
