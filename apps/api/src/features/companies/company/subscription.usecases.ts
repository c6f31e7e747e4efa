import { type PlanId, planOf } from "@tomoru/contract/company/plans";
import type { Subscription } from "@tomoru/contract/company/subscription";
import { limits } from "@tomoru/contract/limits";
import { secondsAfter } from "../../../platform/clock.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { japanDay, japanMonth } from "../../../platform/japan-time.ts";
import { listsInUse } from "../../lists/list-count.usecases.ts";
import { countSeats } from "../members/members.repository.ts";
import type { CompanyId } from "./company.repository.ts";
import { findSubscription } from "./subscription.repository.ts";
import { findUsage } from "./usage.repository.ts";

type Asked = { readonly companyId: CompanyId; readonly now: Date };

/** A company's plan as it is told, with what is used of it. */
export async function subscriptionOf(db: Queryable, { companyId, now }: Asked): Promise<Subscription> {
  const [row, usage, seats, lists] = await Promise.all([
    findSubscription(db, companyId),
    findUsage(db, { companyId, period: japanMonth(now) }),
    countSeats(db, { companyId, now }),
    listsInUse(db, companyId),
  ]);
  const { values } = planOf(row.plan_id);
  const suspendsAt = row.unpaid_since && secondsAfter(row.unpaid_since, limits.unpaidUntilSuspendedSeconds);
  return {
    planId: row.plan_id,
    status: row.status,
    periodEndsAt: row.period_to?.toISOString() ?? null,
    nextPlanId: row.next_plan_id,
    nextPlanOn: row.next_plan_id && row.period_to ? japanDay(row.period_to) : null,
    pendingUrl: row.pending_url,
    pendingUntil: row.pending_until?.toISOString() ?? null,
    unpaidSince: row.unpaid_since?.toISOString() ?? null,
    suspendsAt: suspendsAt?.toISOString() ?? null,
    usage: {
      insights: { used: usage.get("insight") ?? 0, limit: values.insightsPerMonth },
      csvRows: { used: usage.get("csvRow") ?? 0, limit: values.csvRowsPerMonth },
      lists: { used: lists, limit: values.lists },
      seats: { used: seats, limit: values.seats },
    },
  };
}

/** For the gates. */
export async function planIdOf(db: Queryable, companyId: CompanyId): Promise<PlanId> {
  return (await findSubscription(db, companyId)).plan_id;
}

/** What a company may, by the plan that it is on. */
export async function planValuesOf(db: Queryable, companyId: CompanyId) {
  const { plan_id } = await findSubscription(db, companyId);
  return planOf(plan_id).values;
}
