import type { CompanyDeal, CreatorDeal } from "@tomoru/contract/deals/deal";
import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import type { Caller } from "../../../platform/http/route.ts";
import { once } from "../../../platform/request-keys.ts";
import type { Acted, DealKey } from "../acting/acting.usecases.ts";
import { runEchoOf } from "../acting/echoes.usecases.ts";
import type { Deal } from "../transitions/deal-row.rules.ts";
import { companyDeal, creatorDeal, keyForCompany } from "./deal-page.usecases.ts";

type Doing<A extends "influencer" | "company"> = {
  readonly caller: Caller<A>;
  readonly dealId: string;
  /** The call's name, its `Idempotency-Key` and its body, of one that makes something. */
  readonly call?: string;
  readonly key?: string | undefined;
  readonly body?: unknown;
  readonly act: (of: { trx: Trx; key: DealKey }) => Promise<Acted>;
};

/** What a creator's call does to a deal, and the deal as it is then; an act with a key once, whoever sends it again. */
export function actAsCreator(deps: Deps, doing: Doing<"influencer">): Promise<CreatorDeal> {
  const { caller, dealId, call = "", act } = doing;
  const key = { influencerId: caller.ownerId, dealId };
  return deps.db.transaction().execute((trx) =>
    once(deps, { trx, caller, call, key: doing.key, body: { dealId, body: doing.body } }, async () => {
      await act({ trx, key });
      return creatorDeal(deps, trx, key);
    }),
  );
}

/** As `actAsCreator`, for a company; its own list shows the result by the time that this answers. */
export async function actAsCompany(deps: Deps, doing: Doing<"company">): Promise<CompanyDeal> {
  const { caller, dealId, call = "", act } = doing;
  let done: Deal | undefined;
  const answer = await deps.db.transaction().execute(async (trx) => {
    const key = await keyForCompany(trx, { companyId: caller.ownerId, dealId });
    const asked = { trx, caller, call, key: doing.key, body: { dealId, body: doing.body } };
    return once(deps, asked, async () => {
      const { deal, isMoved } = await act({ trx, key });
      if (isMoved) done = deal;
      return companyDeal(deps, trx, key);
    });
  });
  if (done) await runEchoOf(deps, done);
  return answer;
}
