import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Act } from "../transitions/deal-facts.rules.ts";
import { actOnDeal, type Beside, type Deal, type DealKey } from "./acting.usecases.ts";

type Alone = {
  readonly key: DealKey;
  readonly act: Act;
  readonly about?: unknown;
  readonly prepare?: (trx: Trx, deal: Deal) => Promise<Beside>;
};

/** An act that nobody waits for, in a transaction of its own: what cannot be done now holds up no other deal, and is tried again. */
export async function actAlone(deps: Deps, { key, act, about, prepare }: Alone): Promise<void> {
  try {
    await deps.db
      .transaction()
      .execute((trx) =>
        actOnDeal(deps, { trx, key, act, about, prepare: prepare && ((deal) => prepare(trx, deal)) }),
      );
  } catch (error) {
    // Another copy, or a person in the last moment, was faster.
    if (error instanceof Refusal) return;
    deps.log.error({ err: error, dealId: key.dealId, act: act.kind }, "a deal could not be moved on yet");
  }
}
