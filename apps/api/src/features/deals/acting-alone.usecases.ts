import type { Deps } from "../../deps.ts";
import { Refusal } from "../../platform/refusal.ts";
import { actOnDeal, type DealKey } from "./acting.usecases.ts";
import type { Act } from "./deal-facts.rules.ts";

/** An act that nobody waits for, in a transaction of its own: what cannot be done now holds up no other deal, and is tried again. */
export async function actAlone(
  deps: Deps,
  { key, act, about }: { key: DealKey; act: Act; about?: unknown },
): Promise<void> {
  try {
    await deps.db.transaction().execute((trx) => actOnDeal(deps, { trx, key, act, about }));
  } catch (error) {
    // Another copy, or a person in the last moment, was faster.
    if (error instanceof Refusal) return;
    deps.log.error({ err: error, dealId: key.dealId, act: act.kind }, "a deal could not be moved on yet");
  }
}
