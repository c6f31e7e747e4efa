import { type PlanId, planOf } from "@tomoru/contract/company/plans";
import type { Trx } from "../../platform/db/database.ts";
import { keepSeats, seatedOf, seatsTaken } from "../companies/seats.usecases.ts";
import { keptSeats } from "./seats.rules.ts";
import type { CompanyId } from "./subscriptions.repository.ts";

type Fit = {
  readonly companyId: CompanyId;
  readonly planId: PlanId;
  readonly keepMemberIds: readonly string[];
  readonly now: Date;
};

/**
 * What a smaller plan has no room for, once it is the plan: nothing is deleted. The company's row is held. Seats now; lists lock
 * theirs here too when there are any.
 */
export async function fitToPlan(trx: Trx, { companyId, planId, keepMemberIds, now }: Fit): Promise<void> {
  const { seats } = planOf(planId).values;
  if ((await seatsTaken(trx, { companyId, now })) <= seats) return;
  const members = await seatedOf(trx, companyId);
  await keepSeats(trx, { companyId, kept: keptSeats({ members, chosen: keepMemberIds, seats }) });
}
