import type { Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import type { OwnerId } from "../../platform/owner.ts";

type Status = Tables["status_changes"]["status"];

type StatusChange = {
  readonly id: string;
  readonly ownerId: OwnerId<"influencer">;
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
