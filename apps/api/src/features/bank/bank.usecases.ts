import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { hasBankAccount } from "./bank.repository.ts";

/** Whether the creator has said where payments should go. */
export function isBankRegistered(db: Queryable, ownerId: OwnerId): Promise<boolean> {
  return hasBankAccount(db, ownerId);
}
