import type { Subscription } from "@tomoru/contract/company/subscription";
import type { Deps } from "../../deps.ts";
import { subscriptionOf as shownOf } from "../companies/subscription.usecases.ts";
import type { CompanyId } from "./subscriptions.repository.ts";

/** A company's plan as it is told, with what of it is used now. */
export function subscriptionOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  companyId: CompanyId,
): Promise<Subscription> {
  return shownOf(db, { companyId, now: clock.now() });
}
