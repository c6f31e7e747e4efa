import { plusBankDays } from "@tomoru/contract/bank-days";
import type { DealSide } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { uuidAt } from "../../../platform/random.ts";
import { type Acted, actOnDeal, type DealKey } from "../acting/acting.usecases.ts";
import { insertDispute } from "./disputes.repository.ts";
import { contestNewest } from "./reports.repository.ts";

type Opening = {
  readonly trx: Trx;
  readonly key: DealKey;
  readonly reason: string;
  readonly revision: number;
  readonly act:
    | { readonly kind: "contest"; readonly by: "creator" }
    | { readonly kind: "dispute"; readonly by: DealSide };
};

/** Asks the operator, who has five bank days. After a rejection that is contested the first receipt stands unless decided otherwise. */
export function openDispute(deps: Deps, { trx, key, reason, revision, act }: Opening): Promise<Acted> {
  return actOnDeal(deps, {
    trx,
    key,
    revision,
    act,
    beside: async ({ row }) => {
      const now = deps.clock.now();
      await insertDispute(trx, row, {
        id: uuidAt(now),
        kind: act.kind,
        made_by: act.by,
        reason,
        opened_at: now,
        decide_by: plusBankDays(japanDay(now), limits.disputeBankDays),
      });
      if (act.kind === "contest") await contestNewest(trx, row);
    },
  });
}
