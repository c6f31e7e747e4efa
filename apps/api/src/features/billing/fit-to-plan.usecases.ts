import { type PlanId, planOf } from "@tomoru/contract/company/plans";
import type { Trx } from "../../platform/db/database.ts";
import { applyStanding, cancelInvitations, countPending, findSeated, stopSeats } from "./seats.repository.ts";
import { keptSeats } from "./seats.rules.ts";
import type { CompanyId } from "./subscriptions.repository.ts";

type Fit = {
  readonly companyId: CompanyId;
  readonly planId: PlanId;
  readonly keepMemberIds: readonly string[];
};

/**
 * What a smaller plan has no room for, once it is the plan: nothing is deleted. The company's row is held. Seats now; lists lock
 * theirs here too when there are any.
 */
export async function fitToPlan(trx: Trx, { companyId, planId, keepMemberIds }: Fit): Promise<void> {
  const { seats } = planOf(planId).values;
  const members = await findSeated(trx, companyId);
  if (members.length + (await countPending(trx, companyId)) <= seats) return;
  await cancelInvitations(trx, companyId);
  const kept = keptSeats({ members, chosen: keepMemberIds, seats });
  const stopped = members.map(({ id }) => id).filter((id) => !kept.has(id));
  if (stopped.length === 0) return;
  await stopSeats(trx, { companyId, ids: stopped });
  await applyStanding(trx, companyId);
}
