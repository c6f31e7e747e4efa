import type { Platform } from "@tomoru/contract/platforms";
import type { SealedColumn } from "../../platform/crypto/sealed-column.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import type { OwnerId } from "../../platform/owner.ts";

export const sealedStates: SealedColumn = {
  table: "oauth_states",
  column: "code_verifier",
  boundTo: ["state_hash"],
};

export function insertState(db: Queryable, state: Tables["oauth_states"]): Promise<unknown> {
  return db.insertInto("oauth_states").values(state).execute();
}

type StateKey = {
  readonly ownerId: OwnerId<"influencer">;
  readonly sessionId: string;
  readonly platform: Platform;
  readonly stateHash: string;
};

/**
 * Spends a state: gone with its first use. The race: of many who bring one state at once the row is deleted for exactly
 * one. Somebody else's, another session's or another platform's is not found, and stays for whom it is.
 */
export function takeState(
  db: Queryable,
  { ownerId, sessionId, platform, stateHash }: StateKey,
): Promise<Pick<Tables["oauth_states"], "code_verifier" | "expires_at"> | undefined> {
  return db
    .deleteFrom("oauth_states")
    .where("influencer_id", "=", ownerId)
    .where("state_hash", "=", stateHash)
    .where("session_id", "=", sessionId)
    .where("platform", "=", platform)
    .returning(["code_verifier", "expires_at"])
    .executeTakeFirst();
}

export async function deleteStatesExpired(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("oauth_states").where("expires_at", "<=", now).execute();
}
