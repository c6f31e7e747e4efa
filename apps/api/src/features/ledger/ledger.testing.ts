import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import { holdChargeOfDeal } from "./charges.repository.ts";
import type { DealKey } from "./entries.repository.ts";
import { chargePaid } from "./settling.usecases.ts";

/** Its card has paid all of it, as far as the books know. */
export async function payCharge(deps: Deps, trx: Trx, key: DealKey): Promise<void> {
  const charge = await holdChargeOfDeal(trx, key);
  const paid = { attempt: 1, intent: "pi_seeded", yen: Number(charge?.yen), isOfBalance: false };
  await chargePaid(deps, trx, { ...key, ...paid, now: deps.clock.now() });
}
