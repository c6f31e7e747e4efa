import { type PlanId, planOf } from "@tomoru/contract/company/plans";
import type { Trx } from "../../../platform/db/database.ts";
import { keepSeats, seatedOf, seatsTaken } from "../../companies/members/seats.usecases.ts";
import { fitLists } from "../../lists/lists.usecases.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import { keptSeats } from "./seats.rules.ts";

type Fit = {
  readonly companyId: CompanyId;
  readonly planId: PlanId;
  readonly keepMemberIds: readonly string[];
  readonly now: Date;
};

/**
 * What a smaller plan has no room for, once it is the plan: nothing is deleted. The company's row is held. Seats go, and
 * lists are locked, or unlocked where there is room again.
 */
export async function fitToPlan(trx: Trx, { companyId, planId, keepMemberIds, now }: Fit): Promise<void> {
  await fitLists(trx, { companyId, now });
  const { seats } = planOf(planId).values;
  if ((await seatsTaken(trx, { companyId, now })) <= seats) return;
  const members = await seatedOf(trx, companyId);
  await keepSeats(trx, { companyId, kept: keptSeats({ members, chosen: keepMemberIds, seats }) });
}
