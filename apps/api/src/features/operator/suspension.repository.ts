import type { Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";

type Status = Tables["status_changes"]["status"];

/** Undefined for an e-mail without account. Closing waits for this, or has come before it: a closed account stays closed. */
export async function setStatus(
  trx: Trx,
  { email, status }: { email: string; status: Status },
): Promise<OwnerId | undefined> {
  const person = await trx
    .updateTable("influencers")
    .set({ status })
    .where("id", "in", (query) =>
      query.selectFrom("influencer_emails").select("influencer_id").where("email", "=", email),
    )
    .where("status", "!=", "closed")
    .returning("id")
    .executeTakeFirst();
  return person && mintOwnerId(person.id);
}

type StatusChange = {
  readonly id: string;
  readonly ownerId: OwnerId;
  readonly status: Status;
  readonly reason: string;
  readonly now: Date;
};

export async function recordStatus(
  trx: Trx,
  { id, ownerId, status, reason, now }: StatusChange,
): Promise<void> {
  await trx
    .insertInto("status_changes")
    .values({ influencer_id: ownerId, id, status, reason, changed_at: now })
    .execute();
}
