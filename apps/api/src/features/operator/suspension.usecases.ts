import type { BodyOf, ParamsOf, ResultOf } from "@tomoru/contract/endpoint";
import type { setInfluencerStatus as endpoint } from "@tomoru/contract/operator/operator";
import { setStanding } from "../../accounts/standing.usecases.ts";
import type { Deps } from "../../deps.ts";
import { audit, unnamed } from "../../platform/audit-log.ts";
import { announce } from "../../platform/live/announce.ts";
import { uuidAt } from "../../platform/random.ts";
import { Refusal } from "../../platform/refusal.ts";
import { followCreators } from "../deals/endings/stopping.usecases.ts";
import { makeSearchTrue } from "../discovery/discovery.usecases.ts";
import { recordStatus } from "./suspension.repository.ts";

type Changing = ParamsOf<typeof endpoint> &
  BodyOf<typeof endpoint> & { readonly operator?: string | undefined };

/**
 * Suspends a creator or lifts it, and keeps why. The gate reads the status on every call, so it holds at once; sessions
 * stay and speak again once it is lifted, and so do deals. `emailUnknown`.
 */
export async function setInfluencerStatus(
  deps: Deps,
  { email, status, reason, operator = unnamed }: Changing,
): Promise<ResultOf<typeof endpoint>> {
  const now = deps.clock.now();
  const influencerId = await deps.db.transaction().execute(async (trx) => {
    const ownerId = await setStanding(trx, { email, status });
    if (!ownerId) throw new Refusal("emailUnknown");
    await makeSearchTrue(deps, { trx, ownerId });
    await recordStatus(trx, { id: uuidAt(now), ownerId, status, reason, now });
    await audit(trx, { operator, call: "setInfluencerStatus", about: ownerId, note: status }, deps);
    await announce(trx, ownerId);
    return ownerId;
  });
  await followCreators(deps, { influencerId });
  return { email, status };
}
