import { planOf as planById } from "@tomoru/contract/company/plans";
import type { Subscription } from "@tomoru/contract/company/subscription";
import type { Deps } from "../../deps.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { japanDay, japanMonth } from "../../platform/japan-time.ts";
import { Refusal } from "../../platform/refusal.ts";
import { suspendsAt } from "./plan-state.rules.ts";
import { countPending, findSeated } from "./seats.repository.ts";
import { type CompanyId, findSubscription } from "./subscriptions.repository.ts";
import { countsOfMonth } from "./usage.repository.ts";

/** A company's plan with what of it is used: read where it is counted, kept nowhere else. */
export async function subscriptionOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  companyId: CompanyId,
): Promise<Subscription> {
  const held = await findSubscription(db, companyId);
  if (!held) throw new Refusal("dataNotFound");
  const { state } = held;
  const { insightsPerMonth, csvRowsPerMonth, lists, seats } = planById(state.planId).values;
  const counts = await countsOfMonth(db, { companyId, month: japanMonth(clock.now()) });
  return {
    planId: state.planId,
    status: state.status,
    periodEndsAt: state.periodTo?.toISOString() ?? null,
    nextPlanId: state.nextPlanId,
    nextPlanOn: state.nextPlanId && state.periodTo ? japanDay(state.periodTo) : null,
    pendingUrl: state.pendingUrl,
    unpaidSince: state.unpaidSince?.toISOString() ?? null,
    suspendsAt: suspendsAt(state)?.toISOString() ?? null,
    usage: {
      insights: { used: counts.get("insight") ?? 0, limit: insightsPerMonth },
      csvRows: { used: counts.get("csvRow") ?? 0, limit: csvRowsPerMonth },
      // Lists count themselves here once there are any.
      lists: { used: 0, limit: lists },
      seats: { used: await seatsTaken(db, companyId), limit: seats },
    },
  };
}

/** Active members and invitations that wait. */
export async function seatsTaken(db: Queryable, companyId: CompanyId): Promise<number> {
  const members = await findSeated(db, companyId);
  return members.length + (await countPending(db, companyId));
}
