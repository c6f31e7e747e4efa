import type { LastMonth } from "@tomoru/contract/company/billing";
import type { Subscription } from "@tomoru/contract/company/subscription";
import type { Deps } from "../../../deps.ts";
import { subscriptionOf as shownOf } from "../../companies/company/subscription.usecases.ts";
import { lastMonthOf } from "../../companies/company/usage.usecases.ts";
import type { CompanyId } from "./subscriptions.repository.ts";

/** A company's plan as it is told, with what of it is used now. */
export function subscriptionOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  companyId: CompanyId,
): Promise<Subscription> {
  return shownOf(db, { companyId, now: clock.now() });
}

/** The same beside what was used in the month before, which the advice on plans goes by. */
export async function subscriptionWithLastMonth(
  deps: Pick<Deps, "db" | "clock">,
  companyId: CompanyId,
): Promise<Subscription & { lastMonth: LastMonth | null }> {
  const [subscription, lastMonth] = await Promise.all([
    subscriptionOf(deps, companyId),
    lastMonthOf(deps.db, { companyId, now: deps.clock.now() }),
  ]);
  return { ...subscription, lastMonth };
}
