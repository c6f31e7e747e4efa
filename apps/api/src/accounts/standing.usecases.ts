import type { Queryable, Trx } from "../platform/db/database.ts";
import type { OwnerId } from "../platform/owner.ts";
import { creatorsAccount } from "./account-key.rules.ts";
import type { Status } from "./accounts.repository.ts";
import { findSuspended, lockStatus, putStatus } from "./standing.repository.ts";

/** Suspends a creator or lifts it: the gate reads it on every call. Undefined for an e-mail without account. */
export function setStanding(
  trx: Trx,
  change: { email: string; status: Exclude<Status, "closed"> },
): Promise<OwnerId<"influencer"> | undefined> {
  return putStatus(trx, change);
}

/** Whether a creator is suspended. Mails that ask for something are not sent to them: they could not do it. */
export function isSuspended(db: Queryable, ownerId: OwnerId<"influencer">): Promise<boolean> {
  return findSuspended(db, creatorsAccount(ownerId));
}

/** How a creator stands, held until the transaction ends. */
export function holdStanding(trx: Trx, ownerId: OwnerId<"influencer">): Promise<Status | undefined> {
  return lockStatus(trx, creatorsAccount(ownerId));
}
