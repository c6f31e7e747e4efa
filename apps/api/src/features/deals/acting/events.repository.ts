import type { DealActor, DealEventAct } from "@tomoru/contract/deals/deal-states";
import type { Trx } from "../../../platform/db/database.ts";
import { uuidAt } from "../../../platform/random.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";

type NewEvent = {
  readonly row: Pick<DealRow, "influencer_id" | "id" | "revision" | "state">;
  readonly act: DealEventAct;
  readonly actor: DealActor;
  readonly about: unknown;
  readonly now: Date;
};

/** Records something that is no act of the state machine. */
export async function insertEvent(trx: Trx, { row, act, actor, about, now }: NewEvent): Promise<void> {
  await trx
    .insertInto("deal_events")
    .values({
      influencer_id: row.influencer_id,
      deal: row.id,
      id: uuidAt(now),
      revision: row.revision,
      act,
      actor,
      state: row.state,
      about: about === null ? null : JSON.stringify(about),
      done_at: now,
    })
    .execute();
}
