import { limits } from "@tomoru/contract/limits";
import { secondsAfter } from "../../../platform/clock.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { knownCompanies } from "../../companies/company/known-companies.usecases.ts";
import { heldDealsOf } from "../../payments/deal-payments.usecases.ts";
import type { CreatorId } from "../terms/tax-profile.repository.ts";
import { type CalendarDeal, findCalendarDeals } from "./calendar-deals.repository.ts";
import { promisedDay } from "./promised-day.rules.ts";

const daySeconds = 86_400;

/** A creator's contracts with the names of their companies; of those that were cancelled the ones of the last 30 days. */
export async function calendarDealsOf(
  db: Queryable,
  { influencerId, now }: { influencerId: CreatorId; now: Date },
): Promise<(CalendarDeal & { readonly companyName: string })[]> {
  const cancelledSince = secondsAfter(now, -limits.calendarCancelledDays * daySeconds);
  const [deals, held] = await Promise.all([
    findCalendarDeals(db, { influencerId, cancelledSince }),
    heldDealsOf(db, influencerId),
  ]);
  const companies = await knownCompanies(
    db,
    deals.map(({ companyId }) => companyId),
  );
  return deals.map((deal) => ({
    ...deal,
    payDueOn: promisedDay(
      { payment_stage: deal.paymentStage, pay_due_on: deal.payDueOn },
      held.has(deal.dealId),
    ),
    companyName: companies.get(deal.companyId)?.name ?? "",
  }));
}
